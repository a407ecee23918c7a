import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of the first load of a page, each file compressed with brotli. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
  readonly style: number;
}

const sizes = new Map<string, number>();

/** Bytes of a file, compressed with brotli as a host that compresses ahead does. */
export function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) {
    return known;
  }
  const size = brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * Opens a page and weighs what it takes to show it and to make it work: its
 * document, scripts and styles. What is fetched ahead for the next page is not counted.
 *
 * @param build folder of the site that is served
 * @param url address of the page; its path is that of a folder of the build
 * @throws when the page has no script, which means that nothing was measured
 */
export async function weighPage(page: Page, build: string, url: string): Promise<PageWeight> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, initiatorType } = entry as PerformanceResourceTiming;
      return { pathname: new URL(name).pathname, initiatorType };
    }),
  );
  const sum = (isWanted: (file: (typeof files)[number]) => boolean) =>
    files
      .filter(isWanted)
      .reduce((all, { pathname }) => all + brotliSize(path.join(build, pathname)), 0);
  const script = sum(({ initiatorType }) => initiatorType === 'script');
  if (script === 0) {
    throw new Error(`${url} loaded no script.`);
  }
  return {
    html: brotliSize(path.join(build, new URL(url).pathname, 'index.html')),
    script,
    style: sum(({ pathname }) => pathname.endsWith('.css')),
  };
}

/**
 * The script that every page loads.
 *
 * @throws when the page of unknown addresses names none
 */
export function mainScriptOf(build: string): string {
  const html = readFileSync(path.join(build, '404.html'), 'utf8');
  const name = html.match(/\/assets\/js\/main\.[0-9a-f]+\.js/)?.[0];
  if (!name) {
    throw new Error(`404.html in ${build} names no main script.`);
  }
  return path.join(build, name);
}

/**
 * The script of the search's worker.
 *
 * @throws when the build has none
 */
export function searchWorkerOf(build: string): string {
  const folder = path.join(build, 'assets/js');
  const name = readdirSync(folder).find((file) => /^search\.[0-9a-f]+\.js$/.test(file));
  if (!name) {
    throw new Error(`There is no search worker in ${folder}. Run "npm run build" first.`);
  }
  return path.join(folder, name);
}
