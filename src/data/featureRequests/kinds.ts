/** The parts of the tool that a request can be about, in the order of the filter. */
export const areas = {
  docs: 'Docs and sidebars',
  versions: 'Versions',
  blog: 'Blog',
  content: 'Markdown and code',
  theme: 'Theme and navigation',
  i18n: 'Translations',
  search: 'Search',
  seo: 'Sharing and crawlers',
  build: 'Build and configuration',
} as const;

/** Name of an area in data and addresses. */
export type Area = keyof typeof areas;

/** What became of a request. */
export const statuses = {
  open: 'Open',
  shipped: 'Shipped',
  closed: 'Closed',
} as const;

/** Name of a status in data and addresses. */
export type Status = keyof typeof statuses;
