/** The parts of Docusaurus that a request can be about, in the order in which the filter lists them. */
export const areas = {
  docs: 'Docs and sidebars',
  versions: 'Versions',
  blog: 'Blog',
  content: 'Markdown and code',
  theme: 'Theme and navigation',
  i18n: 'Translations',
  search: 'Search',
  seo: 'SEO and sharing',
  build: 'Build and configuration',
} as const;

/** Name of an area in data and URLs. */
export type Area = keyof typeof areas;

/** The outcome of a request so far. */
export const statuses = {
  open: 'Open',
  shipped: 'Shipped',
  closed: 'Closed',
} as const;

/** Name of a status in data and URLs. */
export type Status = keyof typeof statuses;
