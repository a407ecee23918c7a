import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** Output folder of `npm run build`. */
export const buildDir = join(__dirname, '../../build');

// A finished build writes this file at the end (src/plugins/finishedBuild).
if (!existsSync(join(buildDir, '.finished'))) {
  throw new Error(`The last build in ${buildDir} didn't finish. Run \`npm run build\` again.`);
}

/** An HTML file of the production build. */
export interface BuiltPage {
  /** URL path, percent-encoded as browsers send it: `/docs/installation/`. */
  readonly path: string;
  /** Path of the file, relative to the build folder. */
  readonly file: string;
  readonly html: string;
  /** Whether the file only redirects to another URL. */
  readonly isRedirect: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** All files of the production build, relative to the build folder, with forward slashes. */
export const builtFiles: readonly string[] = filesBelow(buildDir).map((file) =>
  relative(buildDir, file).replaceAll('\\', '/'),
);

function toPage(file: string): BuiltPage {
  const html = readFileSync(join(buildDir, file), 'utf8');
  return {
    file,
    path: encodeURI(`/${file.replace(/index\.html$/, '')}`),
    html,
    isRedirect: /<meta http-equiv="refresh"/.test(html),
  };
}

/** Folders whose pages Docusaurus doesn't generate: sites that are served as they are, and the frame for live code. */
const STATIC_SITES = /^(dogfooding|katex|live-code)\//;

const htmlFiles = builtFiles.filter((file) => file.endsWith('.html') && !STATIC_SITES.test(file));

/** All HTML pages, including redirects. */
export const builtHtml: readonly BuiltPage[] = htmlFiles.map(toPage);

/** The pages that readers see, without redirects. */
export const pages: readonly BuiltPage[] = builtHtml.filter(({ isRedirect }) => !isRedirect);

/** The redirects, by the URL path that they replace. */
export const redirects: readonly BuiltPage[] = builtHtml.filter(({ isRedirect }) => isRedirect);

/** Parses a page so that its elements can be queried. */
export function parse(page: BuiltPage): CheerioAPI {
  return load(page.html);
}

/** The page at a URL path. @throws if nothing was built there */
export function pageAt(path: string): BuiltPage {
  const page = builtHtml.find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`No page was built at ${path}`);
  }
  return page;
}

/** The URL paths in sitemap.xml. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(join(buildDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * The kind of page, based on the classes that Docusaurus adds to the `html` element: the plugin,
 * its ID, the docs version, and the page type.
 */
export function kindOf(page: BuiltPage): string {
  const classes = /<html[^>]* class="([^"]*)"/.exec(page.html)?.[1] ?? '';
  return classes
    .split(/\s+/)
    .filter((name) => !/^docs-doc-id-/.test(name))
    .join(' ');
}

/** Standalone pages don't share a template, so each one is a separate kind. */
const standsAlone = ({ path }: BuiltPage, kind: string) =>
  kind.includes('plugin-pages') && !path.startsWith('/tests/');

/**
 * One page of each kind and version, which is enough to test each template of the site without
 * opening every page.
 */
export function samplePages(): BuiltPage[] {
  const byKind = new Map<string, BuiltPage>();
  for (const page of pages) {
    const kind = kindOf(page);
    const key = standsAlone(page, kind) ? page.path : kind;
    if (!byKind.has(key)) {
      byKind.set(key, page);
    }
  }
  return [...byKind.values()];
}

/**
 * Standalone pages of the test area. Each one contains a part of the theme that no other page
 * has.
 */
export function testPages(): BuiltPage[] {
  return pages.filter(({ path }) => path.startsWith('/tests/pages/'));
}
