import type { ClientModule } from '@docusaurus/types';

/** A page that was visited in this tab. */
export interface VisitedPage {
  readonly path: string;
  readonly title: string;
  /** The documentation version of the page, as the tag that search filters use. */
  readonly tag: string;
}

const KEY = 'search-visited-pages';
const LIMIT = 12;

/** Whether a path stays on this site. Browsers also read `/\example.org/` as the URL of another host. */
const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;

/** Pages visited in this tab, latest first. Empty if storage is unavailable. */
export function visitedPages(): readonly VisitedPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (page) =>
            typeof page?.path === 'string' &&
            isOwnPath(page.path) &&
            typeof page.title === 'string' &&
            typeof page.tag === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** Remembers a page until the tab is closed. Does nothing if storage is unavailable. */
export function rememberPage(page: VisitedPage): void {
  const others = visitedPages().filter(({ path }) => path !== page.path);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, LIMIT)));
  } catch {
    // Storage is full or unavailable, so the list stays as it is.
  }
}

/** Remembers the pages that a reader leaves, so that the empty search box can link to them. */
const rememberVisits: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // The previous page is still shown at this point.
    const title = document.querySelector('main h1')?.textContent?.trim();
    const tag = document.querySelector<HTMLMetaElement>(
      'meta[name="docsearch:docusaurus_tag"]',
    )?.content;
    if (title && tag) {
      rememberPage({ path: previousLocation.pathname, title, tag });
    }
  },
};

export default rememberVisits;
