/** Matches the second and later pages of an author's posts, as Docusaurus 3.10 names them. */
const LATER_PAGE = /^(\/blog\/authors\/[^/]+\/)page\/(\d+)\/$/;

/**
 * Returns the earlier URLs of the second and later pages of an author: they were
 * `authors/2/` under the author's page before Docusaurus renamed them to `page/2/`.
 *
 * @param path URL path of a page on this site
 */
export function authorAddresses(path: string): string[] {
  const [, author, page] = LATER_PAGE.exec(path) ?? [];
  return author && page ? [`${author}authors/${page}/`] : [];
}
