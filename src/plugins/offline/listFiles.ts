import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { OfflineArea, OfflineFiles } from '../../lib/offlineFiles';
import { planArchives } from './archives';

/** Which files readers can store, and how much. */
export interface OfflineOptions {
  /** The areas, and the URL paths that their pages and files start with. The first area is stored with each other. */
  readonly areas: readonly {
    readonly id: string;
    readonly label: string;
    readonly paths: readonly string[];
  }[];
  /** IDs of the areas that offline mode stores. */
  readonly byDefault: readonly string[];
  /** URL paths of what's never stored. */
  readonly never: readonly string[];
  /** The build fails if these areas are larger than this when compressed. */
  readonly maxBytes: number;
}

/** What the list is made from. */
export interface Built {
  /** Output folder of the build. */
  readonly outDir: string;
  /** The paths of all pages. Other HTML files are redirects. */
  readonly pages: readonly string[];
  /** The pages that need a script, by the ID of the script. */
  readonly scriptPages: ReadonlyMap<string, readonly string[]>;
  /** Returns the size of a text that a host compresses, in bytes. */
  readonly compressedSize: (content: Buffer) => number;
}

/** Feeds and sitemaps aren't for reading, and a service worker can't store itself. */
const STORED = /\.(html|js|css|json|png|jpe?g|gif|svg|webp|ico|woff2)$/;
const NOT_STORED = /^\/sw\.js$|\/feed\.json$/;
const COMPRESSED = /\.(png|jpe?g|gif|webp|woff2)$/;
/** An image, font, or style sheet that a page or script mentions. */
const MENTIONED = /assets\/(?!js\/)[\w-]+\/[^\s"'`()\\<>,?#&]+/g;

/** Returns the area of a URL path: the one with the longest path that it starts with. */
export function areaOf(url: string, { areas, never }: OfflineOptions): string | undefined {
  if (never.some((start) => url.startsWith(start))) {
    return undefined;
  }
  const starts = areas.flatMap(({ id, paths }) => paths.map((start) => ({ id, start })));
  const matches = starts.filter(({ start }) => url.startsWith(start));
  return matches.sort((a, b) => b.start.length - a.start.length)[0]?.id;
}

/** Hash of a file's content. The service worker calculates the same. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Lists the files of each area with their hashes and sizes. */
export async function listFiles(built: Built, options: OfflineOptions): Promise<OfflineFiles> {
  const { outDir, scriptPages } = built;
  const shell = options.areas[0]?.id as string;
  const pages = new Set(built.pages.map((page) => encodeURI(decodeURI(page))));
  const contents = new Map<string, Buffer>();
  for (const file of (await Globby('**', { cwd: outDir })).sort()) {
    const url = encodeURI(`/${file}`);
    const page = url.replace(/index\.html$/, '');
    if (STORED.test(url) && !NOT_STORED.test(url) && (!url.endsWith('.html') || pages.has(page))) {
      contents.set(page, readFileSync(path.join(outDir, file)));
    }
  }

  // An area that needs a file, or several of them. Undefined stands for pages that are never stored.
  const users = new Map<string, Set<string | undefined>>();
  const use = (url: string, area: string | undefined) =>
    users.set(url, (users.get(url) ?? new Set()).add(area));
  for (const url of contents.keys()) {
    const script = /^\/assets\/js\/(.+)\.\w+\.js$/.exec(url)?.[1];
    if (script) {
      const needed = scriptPages.get(script);
      for (const page of needed ?? ['/']) {
        use(url, areaOf(page, options));
      }
    } else if (!url.startsWith('/assets/')) {
      use(url, areaOf(url, options));
    }
  }
  for (const [url, content] of contents) {
    if (/\/$|\.(html|js|css)$/.test(url)) {
      for (const [mentioned] of content.toString().matchAll(MENTIONED)) {
        for (const area of url.endsWith('.css') ? [shell] : (users.get(url) ?? [])) {
          use(`/${mentioned}`, area);
        }
      }
    }
  }

  const areas = new Map(
    options.areas.map(({ id }) => [id, { bytes: 0, contents: new Map<string, Buffer>() }]),
  );
  for (const [url, content] of contents) {
    // No page mentions a style sheet that's loaded on demand, such as the one of the search.
    const isOnDemand = url.endsWith('.css') && !users.has(url);
    const needed = [...(users.get(url) ?? [])].filter((area) => area !== undefined);
    const area = areas.get(needed.length > 1 || isOnDemand ? shell : (needed[0] ?? ''));
    if (area) {
      area.contents.set(url, content);
      area.bytes += COMPRESSED.test(url) ? content.length : built.compressedSize(content);
    }
  }
  return {
    areas: options.areas.map(({ id, label }): OfflineArea => {
      const { bytes, contents: own } = areas.get(id) as NonNullable<ReturnType<typeof areas.get>>;
      if (own.size === 0) {
        throw new Error(
          `src/config/afterBuild.ts: no file of the build starts with a path of the area "${id}". Correct its paths, or remove the area.`,
        );
      }
      const { order, archives } = planArchives(own);
      const hashes = order.map((url) => [url, hashOf(own.get(url) as Buffer)]);
      const isDefault = options.byDefault.includes(id);
      return {
        id,
        label,
        bytes,
        files: Object.fromEntries(hashes),
        archives: isDefault ? archives : [],
      };
    }),
  };
}
