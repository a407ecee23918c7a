/**
 * The size budgets of the site, in bytes after Brotli compression. The browser tests
 * fail if the build exceeds them, and `npm run bench` prints them next to what it
 * measured. If you raise one, explain why in the commit.
 */

/**
 * The script that every page loads. React takes 55 kB of it, and the routes and the
 * registry of all pages 8 kB.
 */
export const mainScript = 117_100;

/** The style sheets of a page: the one that every page has, and the one of its kind. The home page has the most. */
export const styles = 19_100;

/** The HTML of one page of each kind, and all the scripts that run on it. */
export const pages: Readonly<Record<string, { readonly html: number; readonly script: number }>> = {
  '/': { html: 9_150, script: 139_100 },
  '/docs/installation/': { html: 11_500, script: 163_600 },
  '/docs/api/docusaurus-config/': { html: 21_700, script: 172_600 },
  '/blog/': { html: 9_900, script: 161_500 },
  '/changelog/3.0.0/': { html: 19_000, script: 140_800 },
  '/showcase/': { html: 13_150, script: 134_900 },
};

/** What the first search query downloads: the worker's scripts and the headings of one version. */
export const searchFirst = 28_000;

/** The complete search index of one documentation version. */
export const searchComplete = 199_000;

/** What offline mode downloads, with gzip. The build fails above it (`src/config/afterBuild.ts`). */
export const offlineBytes = 7_500_000;

/** The service worker, with gzip. Everyone downloads it. */
export const workerBytes = 9_500;

/**
 * Limits for a build without caches: seconds of CPU time and gigabytes of peak memory.
 * They're printed, but no test checks them.
 */
export const build = { cpuSeconds: 111, gigabytes: 3.3 };
