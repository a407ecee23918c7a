/**
 * Returns the URL path of a page's Markdown copy: `/docs/installation.md` for
 * `/docs/installation/`. Returns undefined for the test area and the root of the site, which
 * have none.
 *
 * @param path URL path of the page, whether or not its special characters are encoded
 */
export function markdownTwinOf(path: string): string | undefined {
  const page = encodeURI(decodeURI(path)).replace(/\/+$/, '');
  return page === '' || page.startsWith('/tests/') ? undefined : `${page}.md`;
}
