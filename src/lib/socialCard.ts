/** The name of the part of the site that an address belongs to, by the first word of the address. */
const sections: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  blog: 'Blog',
  changelog: 'Changelog',
  community: 'Community',
  showcase: 'Showcase',
  versions: 'Versions',
  'feature-requests': 'Feature requests',
  legal: 'Legal',
};

/** Lists that nobody shares as such; they show the picture of the site. */
const LISTS = /\/(?:page|tags|authors|archive)(?:\/|$)/;

/** The picture that a shared link to a page shows. */
export interface SocialCard {
  /** File below the root of the site: `social-cards/docs/installation.png`. */
  readonly file: string;
  /** Name of the part of the site. */
  readonly section: string;
}

/**
 * The social card of an address, or undefined for pages that show the picture
 * of the site.
 *
 * @param path address below the base URL: `/docs/installation/`
 */
export function socialCardOf(path: string): SocialCard | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '');
  const section = sections[clean.split('/')[0] ?? ''];
  return section && !LISTS.test(`/${clean}`)
    ? { file: `social-cards/${clean}.png`, section }
    : undefined;
}
