/**
 * Returns the URL path of a page's Markdown copy: `/docs/installation.md` for
 * `/docs/installation/`. Returns undefined for the test area and the root of the site, which
 * have none.
 */
export function markdownTwinOf(path: string): string | undefined {
  const page = path.replace(/\/+$/, '');
  return page === '' || page.startsWith('/tests/') ? undefined : `${page}.md`;
}
