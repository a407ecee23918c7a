import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../cacheVersion/hashFiles';
import { readPage } from './readPage';
import type { IndexablePage } from './records';

const CACHE = 'node_modules/.cache/search-pages.json';

/** Everything that the result of reading a page depends on, in addition to its HTML. */
const READER = ['src/plugins/searchIndex', 'src/plugins/pageParts.ts', 'package-lock.json'];

/** Names of scripts and styles, which change when other pages do. */
const ASSETS = /\/assets\/(?:js|css)\/[^\s"'>]+/g;

/** What was read from each page, by the hash of its path and HTML. The value is null for pages that aren't indexed. */
type Pages = Map<string, IndexablePage | null>;

/** Reads pages, and only parses those that changed since the last build, because parsing HTML takes long. */
export class PageCache {
  private readonly file: string;
  private readonly stamp: string;
  private readonly stored: Pages;
  private readonly known: Pages = new Map();

  /** @param siteDir folder of the site, which contains the file with the pages of the last build */
  constructor(siteDir: string) {
    this.file = path.join(siteDir, CACHE);
    this.stamp = hashFiles(siteDir, READER);
    const { stamp, pages } = existsSync(this.file)
      ? JSON.parse(readFileSync(this.file, 'utf8'))
      : {};
    this.stored = new Map(stamp === this.stamp ? pages : []);
  }

  /** Like `readPage`. */
  read(html: string, route: string): IndexablePage | undefined {
    const key = createHash('sha256')
      .update(`${route}\n${html.replace(ASSETS, '')}`)
      .digest('hex');
    const found = this.known.get(key) ?? this.stored.get(key);
    const page = found === undefined ? (readPage(html, route) ?? null) : found;
    this.known.set(key, page);
    return page ?? undefined;
  }

  /** Stores the pages of this build for the next one. */
  store(): void {
    if ([...this.known.keys()].some((key) => !this.stored.has(key))) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ stamp: this.stamp, pages: [...this.known] }));
    }
  }
}
