/** A later page of an author's posts, by the address that Docusaurus 3.10 gives it. */
const LATER_PAGE = /^(\/blog\/authors\/[^/]+\/)page\/(\d+)\/$/;

/**
 * The addresses that the later pages of an author have had: `authors/2/` below
 * the author's page, before Docusaurus called them `page/2/`.
 *
 * @param path address of a page of this site
 */
export function authorAddresses(path: string): string[] {
  const [, author, page] = LATER_PAGE.exec(path) ?? [];
  return author && page ? [`${author}authors/${page}/`] : [];
}
