import { BuildCache } from '../buildCache';
import { readPage } from './readPage';
import type { IndexablePage } from './records';

/** Names of scripts and styles, which change when other pages do. */
const ASSETS = /\/assets\/(?:js|css)\/[^\s"'>]+/g;

/** Reads pages, and only parses those that changed since the last build, because parsing HTML takes long. */
export class PageCache {
  /** The value is null for pages that aren't indexed. */
  private readonly pages: BuildCache<IndexablePage | null>;

  constructor(siteDir: string) {
    const code = [
      'src/plugins/searchIndex',
      'src/plugins/pageParts.ts',
      'src/search/embedded/rank.ts',
    ];
    this.pages = new BuildCache(siteDir, 'search-pages', code);
  }

  /** Like `readPage`. */
  read(html: string, route: string): IndexablePage | undefined {
    const inputs = [route, html.replace(ASSETS, '')];
    return this.pages.get(inputs, () => readPage(html, route) ?? null) ?? undefined;
  }

  /** Stores the pages of this build for the next one. */
  store(): void {
    this.pages.store();
  }
}
