import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** Where `npm run build` puts the site. */
export const buildDir = join(__dirname, '../../../build');

/** One HTML file of the built site. */
export interface BuiltPage {
  /** Address below the root, percent-encoded as browsers send it: `/docs/installation/`. */
  readonly path: string;
  /** Address of the file relative to the build folder. */
  readonly file: string;
  readonly html: string;
  /** True when the file only sends the reader on to another address. */
  readonly isRedirect: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every file of the built site, relative to the build folder, with forward slashes. */
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

/** Folders of whole sites that are served as they are; their pages are not made by Docusaurus. */
const STATIC_SITES = /^(dogfooding|katex)\//;

const htmlFiles = builtFiles.filter((file) => file.endsWith('.html') && !STATIC_SITES.test(file));

/** Everything that is served as a page, redirects included. */
export const builtHtml: readonly BuiltPage[] = htmlFiles.map(toPage);

/** The pages that readers see: no redirects. */
export const pages: readonly BuiltPage[] = builtHtml.filter(({ isRedirect }) => !isRedirect);

/** The redirects, by the address that they stand for. */
export const redirects: readonly BuiltPage[] = builtHtml.filter(({ isRedirect }) => isRedirect);

/** Parses a page for questions about its elements. */
export function parse(page: BuiltPage): CheerioAPI {
  return load(page.html);
}

/** The page at an address. @throws when nothing was built there. */
export function pageAt(path: string): BuiltPage {
  const page = builtHtml.find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`No page was built at ${path}`);
  }
  return page;
}

/** The addresses of sitemap.xml, without the origin. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(join(buildDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * What kind of page it is, read from the classes that Docusaurus puts on the
 * html element: the plugin, its instance, the docs version and the page type.
 */
export function kindOf(page: BuiltPage): string {
  const classes = /<html[^>]* class="([^"]*)"/.exec(page.html)?.[1] ?? '';
  return classes
    .split(/\s+/)
    .filter((name) => !/^docs-doc-id-/.test(name))
    .join(' ');
}

/** Pages that stand alone have no template: each is a kind of its own. */
const standsAlone = ({ path }: BuiltPage, kind: string) =>
  kind.includes('plugin-pages') && !path.startsWith('/tests/');

/**
 * One page of each kind and version: enough to see each template of the site
 * at work without opening every page.
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

/** The pages of the test area that are not docs or posts. Each holds a part of the theme that no other page has. */
export function testPages(): BuiltPage[] {
  return pages.filter(({ path }) => path.startsWith('/tests/pages/'));
}
