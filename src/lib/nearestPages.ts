/**
 * Pages that may help readers who can't open a page, best first: the same page in the current documentation, and the
 * pages above it.
 *
 * @param path path of the page that they wanted
 */
export function nearestPages(path: string): readonly string[] {
  const current = path.replace(/^\/docs\/(\d+\.\d+\.\d+|next)\//, '/docs/');
  const parts = current.split('/').filter(Boolean);
  const above = parts.map((_, count) => `/${parts.slice(0, parts.length - count).join('/')}/`);
  return [...new Set([...above, '/docs/', '/'])];
}

/** Returns the path that a reader wanted, or undefined if it isn't one on this site. */
export function wantedPath(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/')) {
    return undefined;
  }
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
