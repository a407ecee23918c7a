/**
 * What the site may weigh, in bytes compressed with brotli. The browser tests hold
 * the build to it, and `npm run bench` prints it beside what was measured. Raising a
 * number is a change with a reason of its own.
 */

/** The script that every page loads: React 55 kB, routes and registry of all pages 34 kB. */
export const mainScript = 140_000;

/** The styles of a page. */
export const styles = 29_500;

/** The document of one page of each kind, and all scripts that run on it. */
export const pages: Readonly<Record<string, { readonly html: number; readonly script: number }>> = {
  '/': { html: 9_000, script: 202_000 },
  '/docs/installation/': { html: 10_000, script: 223_000 },
  '/docs/api/docusaurus-config/': { html: 20_000, script: 231_000 },
  '/blog/': { html: 10_000, script: 223_000 },
  '/changelog/3.0.0/': { html: 18_500, script: 171_000 },
  '/showcase/': { html: 13_000, script: 167_000 },
};

/** What the first query of the search fetches: the worker, and the headings of one version. */
export const searchFirst = 30_000;

/** One version of the documentation in the search, complete. */
export const searchComplete = 180_000;

/** What a build from nothing may take: seconds of CPU, and gigabytes of memory at its peak. Printed, not asserted. */
export const build = { cpuSeconds: 150, gigabytes: 4 };
