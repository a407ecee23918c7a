import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { BuildCache } from '../buildCache';
import { areasOf } from '../versionChanges/areas';
import { type DocsVersion, fullText, overview, type Twin, twinFile } from './texts';
import { type PageText, toMarkdown } from './toMarkdown';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A page as it was built. Its HTML isn't included, because that of all pages would take more than 100 MB. */
interface Page {
  readonly file: string;
  /** URL path of the page's Markdown copy. */
  readonly twin: string;
}

const withSlash = (address: string): string => address.replace(/\/?$/, '/');

/** Returns the URL path of the Markdown copy that a page links to, or undefined. */
export function linkedTwin(html: string): string | undefined {
  const link = /<link[^>]* type="?text\/markdown"?[^>]*>/.exec(html)?.[0] ?? '';
  return / href="?([^"\s>]+)/.exec(link)?.[1];
}

function readPages({ routesPaths, outDir, baseUrl, siteConfig }: Props): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const route of [...new Set(routesPaths)].filter((each) => each.endsWith('/')).sort()) {
    const file = path.join(outDir, decodeURI(route.slice(baseUrl.length)), 'index.html');
    const link = linkedTwin(readFileSync(file, 'utf8'));
    if (link) {
      // A page's path is encoded, as in links. The path of the copy is a new string, because a part of the HTML would
      // keep all of it in memory.
      const twin = new URL(link, siteConfig.url).pathname;
      pages.set(encodeURI(decodeURI(route)), { file, twin });
    }
  }
  return pages;
}

/** The documentation versions, with their pages in the order of the sidebars. */
function versionsOf({ plugins, siteConfig }: Props): DocsVersion[] {
  const docs = plugins.find(
    ({ name, options }) => name === 'docusaurus-plugin-content-docs' && options.id === 'default',
  );
  const { loadedVersions } = (docs?.content ?? { loadedVersions: [] }) as LoadedContent;
  return loadedVersions.map((version) => {
    const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
    return {
      label: version.label,
      path: withSlash(version.path),
      isLatest: version.isLast,
      areas: new Map(
        [...areasOf(version)].map(([id, area]) => [
          new URL(withSlash(permalinks.get(id) ?? ''), siteConfig.url).href,
          area,
        ]),
      ),
    };
  });
}

/** What a copy is made from. Everything else may change without converting the page again. */
function convertedParts(html: string): string[] {
  const start = html.indexOf('<main');
  return [
    /<meta[^>]* name="?description"?[^>]*>/.exec(html)?.[0] ?? '',
    html.slice(start, html.indexOf('</main>', start)),
  ];
}

/** Converts the pages, unless an earlier build converted the same page in the same way. */
function convertAll(pages: ReadonlyMap<string, Page>, { siteDir, siteConfig }: Props): Twin[] {
  const cache = new BuildCache<PageText>(siteDir, 'markdown-copies', [
    'src/plugins/markdownTwins',
    'src/plugins/pageParts.ts',
  ]);
  const routes = [...pages.keys()].join('\n');
  const twins: Twin[] = [];
  for (const [route, { file, twin }] of pages) {
    const url = new URL(route, siteConfig.url);
    const html = readFileSync(file, 'utf8');
    /** A link to a page with a Markdown copy goes to the copy, unless it has a query, which copies ignore. */
    const resolve = (address: string) => {
      const target = new URL(address, url);
      const isPage = target.origin === url.origin && !target.search;
      const copy = isPage && pages.get(target.pathname)?.twin;
      return copy ? new URL(copy + target.hash, url).href : target.href;
    };
    try {
      const inputs = [url.href, routes, ...convertedParts(html)];
      const text = cache.get(inputs, () => toMarkdown(html, resolve));
      twins.push({ ...text, url: url.href, twinUrl: new URL(twin, url).href });
    } catch (error) {
      throw new Error(`Markdown copy of ${route}: ${(error as Error).message}.`);
    }
  }
  cache.store();
  return twins;
}

/**
 * Writes a Markdown copy of every page that links to one, an overview of all copies
 * (`llms.txt`), and the documentation of each version as one text (`llms-full.txt`).
 */
export async function writeMarkdownTwins(props: Props): Promise<void> {
  const { outDir, baseUrl, siteConfig } = props;
  const twins = convertAll(readPages(props), props);
  const versions = versionsOf(props);
  const write = async (address: string, text: string) => {
    const file = path.join(outDir, decodeURI(address.slice(baseUrl.length)));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const twin of twins) {
    await write(new URL(twin.twinUrl).pathname, twinFile(twin, versions));
  }
  for (const version of versions) {
    const folder = version.isLatest ? baseUrl : version.path;
    await write(`${folder}llms-full.txt`, fullText(version, twins));
  }
  const description = String(siteConfig.customFields?.description ?? siteConfig.tagline);
  const root = new URL(baseUrl, siteConfig.url).href;
  await write(
    `${baseUrl}llms.txt`,
    overview({ title: siteConfig.title, description, root }, versions, twins),
  );
}
