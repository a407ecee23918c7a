import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes that the first load of a page transfers. Each file is compressed with Brotli. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
  readonly style: number;
}

const sizes = new Map<string, number>();

/**
 * Returns the size of a file in bytes, compressed with Brotli's default settings, as on
 * hosts that compress files in advance.
 */
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
 * Opens a page and measures the size of the HTML, scripts, and styles that it needs to be
 * displayed and hydrated. Files that are prefetched for other pages aren't counted, and neither is
 * the registration of the service worker, which pages load when they're finished.
 *
 * @param build build folder of the site
 * @param url URL of the page, whose path must be a folder in the build
 * @param options `hydrated: false` for sites without React
 * @throws if the page loaded no scripts, because that means that nothing was measured
 */
export async function weighPage(
  page: Page,
  build: string,
  url: string,
  { hydrated = true } = {},
): Promise<PageWeight> {
  // Otherwise, it would be a matter of time whether the scripts of the registration are counted.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(url, { waitUntil: hydrated ? 'load' : 'networkidle' });
  if (hydrated) {
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  }
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
    throw new Error(`${url} loaded no scripts.`);
  }
  return {
    html: brotliSize(path.join(build, new URL(url).pathname, 'index.html')),
    script,
    style: sum(({ pathname }) => pathname.endsWith('.css')),
  };
}

/**
 * Returns the path of the script that every page loads.
 *
 * @throws if 404.html doesn't load it
 */
export function mainScriptOf(build: string): string {
  const html = readFileSync(path.join(build, '404.html'), 'utf8');
  const name = html.match(/\/assets\/js\/main\.[0-9a-f]+\.js/)?.[0];
  if (!name) {
    throw new Error(`404.html in ${build} doesn't load a main script.`);
  }
  return path.join(build, name);
}

/** Returns the size of the two scripts that every page loads, and that grow with the number of pages. */
export function commonScriptSize(build: string): number {
  const folder = path.join(build, 'assets/js');
  return readdirSync(folder)
    .filter((name) => /^(?:main|runtime~main)\.[0-9a-f]+\.js$/.test(name))
    .reduce((all, name) => all + brotliSize(path.join(folder, name)), 0);
}

/**
 * Returns the path of the search worker's script.
 *
 * @throws if the build doesn't contain it
 */
export function searchWorkerOf(build: string): string {
  const folder = path.join(build, 'assets/js');
  const name = readdirSync(folder).find((file) => /^search\.[0-9a-f]+\.js$/.test(file));
  if (!name) {
    throw new Error(`There is no search worker in ${folder}. Run "npm run build" first.`);
  }
  return path.join(folder, name);
}

/**
 * Returns the paths of all scripts that the search worker loads: its own, and the chunks that it
 * names.
 */
export function searchScriptsOf(build: string): string[] {
  const worker = searchWorkerOf(build);
  const code = readFileSync(worker, 'utf8');
  const folder = path.dirname(worker);
  const chunks = readdirSync(folder).filter((file) => {
    const [name] = file.split('.');
    return file.endsWith('.js') && code.includes(`"${name}"`) && !worker.endsWith(file);
  });
  return [worker, ...chunks.map((file) => path.join(folder, file))];
}
