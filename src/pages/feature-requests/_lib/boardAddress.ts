/**
 * Returns the URL on a hosted board that matches a path below the page.
 *
 * @param boardUrl URL of the board, with or without a trailing slash
 * @param subPath path without a leading slash; it can't leave the board
 */
export function boardAddress(boardUrl: string, subPath: string): string {
  const root = new URL(boardUrl);
  const base = new URL(root);
  base.pathname = base.pathname.replace(/\/*$/, '/');
  const address = new URL(`./${subPath}`, base);
  const isBelow = address.origin === root.origin && address.pathname.startsWith(base.pathname);
  return subPath && isBelow ? address.href : root.href;
}
