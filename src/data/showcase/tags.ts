/** What a tag of the showcase looks like and says. */
export interface Tag {
  readonly label: string;
  /** Colour of the tag's dot; the same in light and dark mode. */
  readonly color: `#${string}`;
  /** What a site has to be to carry the tag. */
  readonly meaning: string;
}

/** The tags in the order in which they are shown. */
export const tagKeys = [
  'favorite',
  'opensource',
  'product',
  'design',
  'i18n',
  'versioning',
  'large',
  'meta',
  'personal',
  'rtl',
] as const;

/** Name of a tag in data and addresses. */
export type TagKey = (typeof tagKeys)[number];

/** Every tag by its key. */
export const tags: Readonly<Record<TagKey, Tag>> = {
  favorite: {
    label: 'Favorite',
    color: '#e9669e',
    meaning: 'The maintainers picked this site as one to look at first.',
  },
  opensource: {
    label: 'Open-Source',
    color: '#39ca30',
    meaning: 'The source of the site is public: you can read how it is made.',
  },
  product: {
    label: 'Product',
    color: '#dfd545',
    meaning: 'The site belongs to a commercial product.',
  },
  design: {
    label: 'Design',
    color: '#a44fb7',
    meaning: 'The look goes visibly beyond the default theme.',
  },
  i18n: {
    label: 'I18n',
    color: '#127f82',
    meaning: 'You can read the site in more than one language.',
  },
  versioning: {
    label: 'Versioning',
    color: '#fe6829',
    meaning: 'The docs of several versions stand side by side.',
  },
  large: {
    label: 'Large',
    color: '#8c2f00',
    meaning: 'More than 200 pages, with each page counted in one version only.',
  },
  meta: {
    label: 'Meta',
    color: '#4267b2',
    meaning: 'The site of a project that Meta started.',
  },
  personal: {
    label: 'Personal',
    color: '#14cfc3',
    meaning: 'The site, wiki or blog of one person.',
  },
  rtl: {
    label: 'RTL Direction',
    color: '#ffcfc3',
    meaning: 'The text runs from right to left.',
  },
};
