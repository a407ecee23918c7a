/** A page that was read in this tab. */
export interface VisitedPage {
  readonly path: string;
  readonly title: string;
  /** The tag that searches filter by: which documentation version the page is from. */
  readonly tag: string;
}

const KEY = 'search-visited-pages';
const LIMIT = 12;

/** Pages read in this tab, the latest first. Empty where storage is refused. */
export function visitedPages(): readonly VisitedPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (page) =>
            typeof page?.path === 'string' &&
            /^\/(?!\/)/.test(page.path) &&
            typeof page.title === 'string' &&
            typeof page.tag === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** Remembers a page until the tab is closed. Does nothing where storage is refused. */
export function rememberPage(page: VisitedPage): void {
  const others = visitedPages().filter(({ path }) => path !== page.path);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, LIMIT)));
  } catch {
    // Storage is full or refused: the list stays as it is.
  }
}
