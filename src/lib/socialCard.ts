/** The sections of the site, by the first segment of their URL path. */
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

/** Lists, which people rarely share. They use the social card of the site. */
const LISTS = /\/(?:page|tags|authors|archive)(?:\/|$)/;

/** The image that other sites show for a link to a page. */
export interface SocialCard {
  /** Path relative to the root of the site: `social-cards/docs/installation.png`. */
  readonly file: string;
  /** Name of the page's section. */
  readonly section: string;
}

/**
 * Returns the social card for a URL, or undefined if the page uses the social card of
 * the site.
 *
 * @param path path relative to the base URL: `/docs/installation/`
 */
export function socialCardOf(path: string): SocialCard | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '');
  const section = sections[clean.split('/')[0] ?? ''];
  return section && !LISTS.test(`/${clean}`)
    ? { file: `social-cards/${clean}.png`, section }
    : undefined;
}
