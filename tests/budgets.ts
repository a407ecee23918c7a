/**
 * The size budgets of the site, in bytes after Brotli compression. The browser tests
 * fail if the build exceeds them, and `npm run bench` prints them next to what it
 * measured. If you raise one, explain why in the commit.
 */

interface PageBudget {
  readonly html: number;
  readonly script: number;
  readonly style: number;
}

/**
 * The script that every page loads. React takes 55 kB of it, and the routes and the
 * registry of all pages 8 kB.
 */
export const mainScript = 115_900;

/** The HTML of one page of each kind, all the scripts that run on it, and its style sheets. */
export const pages: Readonly<Record<string, PageBudget>> = {
  '/': { html: 9_150, script: 138_900, style: 17_300 },
  '/docs/installation/': { html: 12_000, script: 158_300, style: 15_400 },
  '/docs/api/docusaurus-config/': { html: 22_300, script: 167_300, style: 15_400 },
  '/blog/': { html: 9_900, script: 161_300, style: 14_900 },
  '/changelog/3.0.0/': { html: 19_300, script: 140_700, style: 15_600 },
  '/showcase/': { html: 13_150, script: 134_700, style: 16_400 },
};

/** What the first search query downloads: the worker's scripts and the headings of one version. */
export const searchFirst = 27_600;

/** The complete search index of one documentation version. */
export const searchComplete = 185_000;

/** What offline mode downloads, with gzip. The build fails above it (`src/config/afterBuild.ts`). */
export const offlineBytes = 7_500_000;

/** The service worker, with gzip. Everyone downloads it. */
export const workerBytes = 9_500;

/**
 * Limits for a build without caches: seconds of CPU time and gigabytes of peak memory.
 * They're printed, but no test checks them.
 */
export const build = { cpuSeconds: 111, gigabytes: 3.3 };
