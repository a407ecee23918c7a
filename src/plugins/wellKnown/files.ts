/** What the files say about the site. */
export interface SiteFacts {
  /** Origin of the site. */
  readonly url: string;
  /** Web URL of the source repository, if it's known. */
  readonly repositoryUrl: string | undefined;
  /** Whether the site has a sitemap. Deploy previews have none. */
  readonly hasSitemap: boolean;
  /** When the contact in security.txt has to be checked again, as an ISO date. */
  readonly securityContactExpires: string;
}

/**
 * `robots.txt`, which lets crawlers read everything and shows them the sitemap. Pages that
 * shouldn't be found have a `noindex` tag, which crawlers only see if they can read the page.
 */
export function robotsTxt({ url, hasSitemap }: SiteFacts): string {
  const rules = 'User-agent: *\nDisallow:\n';
  return hasSitemap ? `${rules}\nSitemap: ${url}/sitemap.xml\n` : rules;
}

/** `security.txt` (RFC 9116), which says how to report a vulnerability. */
export function securityTxt({ url, repositoryUrl, securityContactExpires }: SiteFacts): string {
  const contact = repositoryUrl ? `${repositoryUrl}/security` : `${url}/legal/`;
  return [
    `Contact: ${contact}`,
    `Expires: ${securityContactExpires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    ...(repositoryUrl ? [`Policy: ${repositoryUrl}/blob/HEAD/SECURITY.md`] : []),
    '',
  ].join('\n');
}
