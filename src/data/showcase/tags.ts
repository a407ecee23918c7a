/** Label, color, and meaning of a showcase tag. */
export interface Tag {
  readonly label: string;
  /** Color of the tag's dot, which is the same in light and dark mode. */
  readonly color: `#${string}`;
  /** What the tag says about a site. Shown as a tooltip. */
  readonly meaning: string;
}

/** The tags, in the order in which they're shown. */
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

/** Name of a tag in data and URLs. */
export type TagKey = (typeof tagKeys)[number];

/** All tags, by key. */
export const tags: Readonly<Record<TagKey, Tag>> = {
  favorite: {
    label: 'Favorite',
    color: '#e9669e',
    meaning: 'The maintainers recommend looking at this site first.',
  },
  opensource: {
    label: 'Open-Source',
    color: '#39ca30',
    meaning: 'The source code of the site is public, so you can see how it was built.',
  },
  product: {
    label: 'Product',
    color: '#dfd545',
    meaning: 'The site is for a commercial product.',
  },
  design: {
    label: 'Design',
    color: '#a44fb7',
    meaning: 'The design clearly goes beyond the default theme.',
  },
  i18n: {
    label: 'I18n',
    color: '#127f82',
    meaning: 'The site is available in more than one language.',
  },
  versioning: {
    label: 'Versioning',
    color: '#fe6829',
    meaning: 'The site has documentation for several versions.',
  },
  large: {
    label: 'Large',
    color: '#8c2f00',
    meaning: 'The site has more than 200 pages, not counting other versions of the same page.',
  },
  meta: {
    label: 'Meta',
    color: '#4267b2',
    meaning: 'The site is for a project that was started at Meta.',
  },
  personal: {
    label: 'Personal',
    color: '#14cfc3',
    meaning: 'The site is one person’s website, wiki, or blog.',
  },
  rtl: {
    label: 'RTL Direction',
    color: '#ffcfc3',
    meaning: 'The text runs from right to left.',
  },
};
