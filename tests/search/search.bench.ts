import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type JSHandle, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchRecord } from '../../src/plugins/searchIndex/records';
import { brotliSize, searchScriptsOf, searchWorkerOf } from '../bench/weigh';
import { browserArgs } from '../e2e/support/browserArgs';
import { belowFloor } from './floor';
import { type JudgedSet, missingTargets, readJudgedQueries } from './judged';
import { judge, placeOf } from './metrics';
import { findPagefind, writePagefind } from './pagefindIndex';
import { type BuildServer, serveBuild } from './serveBuild';
import { WorkerProbe } from './workerProbe';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');
const require = createRequire(__filename);

const sets = { blind: readJudgedQueries('blind'), tuning: readJudgedQueries('tuning') };
const queries = [...sets.blind, ...sets.tuning];

/** The part of Pagefind's browser API that's used here. */
interface Pagefind {
  init(): Promise<void>;
  search(text: string): Promise<{ results: readonly { data(): Promise<{ url: string }> }[] }>;
}

const tags = ['default', 'docs-default-current', 'docs-community-current'];

/** A URL on the site that runs no scripts. Pages would be busy while they're being hydrated. */
const QUIET = '/search-index/manifest.json';

let browser: Browser;
let server: BuildServer;
let page: Page;

interface Run {
  /** URL paths found for each query, in the order of the queries. */
  readonly hits: readonly (readonly string[])[];
  /** Milliseconds until the first response, and until the index is complete. */
  readonly first: number;
  readonly complete: number;
  /** Response time for each keystroke of each query, in milliseconds. */
  readonly keystrokes: readonly number[];
}

/** Functions that the benchmark adds to its pages. */
declare global {
  interface Window {
    typeQueries(
      ask: (text: string) => Promise<readonly string[]>,
      texts: readonly string[],
      step: number,
    ): Promise<Pick<Run, 'hits' | 'keystrokes'>>;
    askWorker(query: string, progressive: boolean): Promise<readonly string[]>;
  }
}

/**
 * Runs all queries. One in `step` queries is typed character by character, because slow
 * search engines don't need as many samples. This function runs in the browser.
 */
async function typeQueries(
  ask: (text: string) => Promise<readonly string[]>,
  texts: readonly string[],
  step: number,
): Promise<Pick<Run, 'hits' | 'keystrokes'>> {
  const hits: (readonly string[])[] = [];
  const keystrokes: number[] = [];
  for (const [place, text] of texts.entries()) {
    let found: readonly string[] = [];
    for (let length = place % step === 0 ? 1 : text.length; length <= text.length; length += 1) {
      const before = performance.now();
      found = await ask(text.slice(0, length));
      keystrokes.push(performance.now() - before);
    }
    hits.push(found);
  }
  return { hits, keystrokes };
}

/** Opens a page in which queries can be typed. */
async function openPage(url: string): Promise<Page> {
  const opened = await browser.newPage();
  await opened.addInitScript(`window.typeQueries = ${typeQueries.toString()}`);
  await opened.goto(url);
  return opened;
}

/** Starts the search worker in a page, in the same way as the site. */
async function startWorker(tab: Page): Promise<void> {
  await tab.evaluate(
    ({ script, filters }) => {
      const thread = new Worker(script);
      let lastId = 0;
      window.askWorker = (query, progressive) =>
        new Promise((resolve, reject) => {
          lastId += 1;
          const id = lastId;
          const listen = ({ data }: MessageEvent): void => {
            if (data.id === id) {
              thread.removeEventListener('message', listen);
              if (data.type === 'answer') {
                const found: { url: string }[] = data.output.results[0].hits;
                resolve(found.map(({ url }) => url.slice(location.origin.length)));
              } else {
                reject(new Error(data.message));
              }
            }
          };
          thread.addEventListener('message', listen);
          const request = { indexName: 'bench', query, hitsPerPage: 10, facetFilters: filters };
          thread.postMessage({ type: 'search', id, requests: [request], progressive });
        });
      thread.postMessage({ type: 'start', baseUrl: '/', origin: location.origin });
    },
    {
      script: `/assets/js/${path.basename(searchWorkerOf(build))}`,
      filters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)],
    },
  );
}

function recordsOfBuild(): SearchRecord[] {
  const file = path.join(root, '.docusaurus/search-records.json');
  if (!existsSync(file)) {
    throw new Error('There are no search records. Run "npm run build" first.');
  }
  const records: SearchRecord[] = JSON.parse(readFileSync(file, 'utf8'));
  return records.filter(({ docusaurus_tag }) => tags.includes(docusaurus_tag));
}

const records = recordsOfBuild();

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function kilobytes(files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + brotliSize(file), 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Returns a function that looks up what a run found for a query. */
function hitsIn(run: Run): (query: string) => readonly string[] {
  const hitsOf = new Map(queries.map(({ query }, index) => [query, run.hits[index] ?? []]));
  return (query) => hitsOf.get(query) ?? [];
}

function printFigures(name: string, run: Run, set: JudgedSet): void {
  const figures = judge(sets[set], hitsIn(run));
  console.log(`\n${name}: ${set} set`);
  console.table(
    Object.fromEntries(
      [...figures].map(([kind, { count, mrr, success1, success5 }]) => [
        kind,
        {
          queries: count,
          'MRR@10': mrr.toFixed(3),
          'success@1': success1.toFixed(3),
          'success@5': success5.toFixed(3),
        },
      ]),
    ),
  );
}

function print(name: string, run: Run): void {
  printFigures(name, run, 'blind');
  printFigures(name, run, 'tuning');
  console.log(
    `first response ${run.first.toFixed(0)} ms, complete ${run.complete.toFixed(0)} ms, keystroke p50 ${percentile(run.keystrokes, 0.5).toFixed(2)} ms, p95 ${percentile(run.keystrokes, 0.95).toFixed(2)} ms`,
  );
}

/**
 * Prints the queries of the set in `MISSES` whose first result is wrong. Otherwise, nobody sees
 * them: a blind query that somebody has looked at isn't blind anymore.
 */
function printMisses(run: Run): void {
  const set = process.env.MISSES;
  if (set === 'blind' || set === 'tuning') {
    const hits = hitsIn(run);
    const missed = sets[set]
      .map((entry) => ({ ...entry, place: placeOf(hits(entry.query), entry.targets) }))
      .filter(({ place }) => place !== 1)
      .map((entry) => ({ class: entry.class, query: entry.query, place: entry.place ?? 'none' }));
    console.table(missed);
  }
}

beforeAll(async () => {
  const finder = path.join(root, 'src/commands/findChromium.cjs');
  const executablePath = existsSync(finder) ? require(finder).findChromium() : undefined;
  browser = await chromium.launch({ executablePath, args: browserArgs });
  server = await serveBuild(build);
  page = await openPage(`${server.origin}${QUIET}`);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

it('has existing targets for all queries', () => {
  expect(
    missingTargets(
      queries,
      records.map(({ url }) => url),
    ),
  ).toEqual([]);
});

it('the embedded search', async () => {
  const texts = queries.map(({ query }) => query);
  // Hosts compress files in advance. Our server compresses each file on its first request.
  const before = await openPage(`${server.origin}${QUIET}`);
  await startWorker(before);
  await before.evaluate((text) => window.askWorker(text, false), texts[0] ?? '');
  await before.close();
  const started = performance.now();
  await startWorker(page);
  await page.evaluate((text) => window.askWorker(text, true), texts[0] ?? '');
  const first = performance.now() - started;
  await page.evaluate((text) => window.askWorker(text, false), texts[0] ?? '');
  const complete = performance.now() - started;
  const typed = await page.evaluate(
    (all) => window.typeQueries((text) => window.askWorker(text, false), all, 1),
    texts,
  );
  const run: Run = { ...typed, first, complete };
  print(`Embedded search, ${records.length} records`, run);
  printMisses(run);
  const shards = path.join(build, 'search-index');
  const { shards: list } = JSON.parse(readFileSync(path.join(shards, 'manifest.json'), 'utf8'));
  const files = tags.flatMap((tag) => list[`en/${tag}`] ?? []);
  const headings = files.map((file) => path.join(shards, file.headings));
  const text = files.map((file) => path.join(shards, file.text));
  console.log(
    `Brotli: worker ${kilobytes(searchScriptsOf(build))}, headings ${kilobytes(headings)}, text ${kilobytes(text)}`,
  );
  expect(belowFloor(judge(sets.blind, hitsIn(run)))).toEqual([]);
});

it('the worker of the embedded search: CPU time of the first query, and memory', async () => {
  const tab = await openPage(`${server.origin}${QUIET}`);
  const probe = await WorkerProbe.of(tab);
  // The first response only needs the headings of the documentation, so hold back everything else.
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route(/\/search-index\/(en-default\.|.*\.text\.)/, async (route) => {
    await released;
    await route.continue();
  });
  await startWorker(tab);
  await probe.startClock();
  await tab.evaluate(() => window.askWorker('installation', true));
  const first = await probe.stopClock();
  release?.();
  await tab.evaluate(() => window.askWorker('installation', false));
  const heap = await probe.heap();
  console.log(
    `worker: ${first.toFixed(0)} ms of CPU time for the first query, ${(heap / 1e6).toFixed(1)} MB heap with a complete version`,
  );
  expect(first).toBeGreaterThan(0);
  expect(heap).toBeGreaterThan(0);
  await tab.close();
});

it('MiniSearch with its default ranking, on the same records', async () => {
  await page.addScriptTag({ path: path.join(root, 'node_modules/minisearch/dist/umd/index.js') });
  const run = await page.evaluate(
    async ({ documents, texts }): Promise<Run> => {
      const { MiniSearch } = window as never as { MiniSearch: typeof import('minisearch').default };
      const started = performance.now();
      const index = new MiniSearch({
        fields: ['title', 'text'],
        storeFields: ['url'],
        searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
      });
      index.addAll(documents);
      const complete = performance.now() - started;
      const ask = async (text: string): Promise<string[]> => {
        const places = new Set<string>();
        for (const { url } of index.search(text)) {
          places.add(url);
          if (places.size === 10) {
            break;
          }
        }
        return [...places].map((url) => url.slice(url.indexOf('/', 8)));
      };
      return { ...(await window.typeQueries(ask, texts, 8)), first: complete, complete };
    },
    {
      documents: records.map(({ objectID, hierarchy, content, url }) => ({
        id: objectID,
        title: content ? '' : Object.values(hierarchy).filter(Boolean).join(' '),
        text: content ?? '',
        url,
      })),
      texts: queries.map(({ query }) => query),
    },
  );
  print('MiniSearch with its default ranking', run);
});

it('Pagefind on the same records, if it is installed', async () => {
  const pagefind = await findPagefind(root);
  if (!pagefind) {
    console.log('Pagefind is not installed. To compare with it, see tests/search/README.md.');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const began = performance.now();
  await writePagefind(pagefind, records, folder);
  const built = performance.now() - began;
  const host = await serveBuild(folder);
  const ask = async (texts: readonly string[]): Promise<Run> => {
    const tab = await openPage(`${host.origin}/`);
    const started = await tab.evaluate(() => performance.now());
    // A string, because the test runner would replace the `import` with its own function.
    const module: JSHandle<Pagefind> = await tab.evaluateHandle(`import('/pagefind/pagefind.js')`);
    const run = await module.evaluate(
      async (search, { started, texts }): Promise<Run> => {
        await search.init();
        await search.search(texts[0] ?? '');
        const first = performance.now() - started;
        const ask = async (text: string): Promise<string[]> => {
          const { results } = await search.search(text);
          const shown = results.slice(0, 10);
          const found = await Promise.all(shown.map((result) => result.data()));
          return found.map(({ url }) => url);
        };
        return { ...(await window.typeQueries(ask, texts, 8)), first, complete: first };
      },
      { started, texts },
    );
    await tab.close();
    return run;
  };
  const texts = queries.map(({ query }) => query);
  // As above, compress the files of the first response before measuring.
  await ask(texts.slice(0, 1));
  const run = await ask(texts);
  print('Pagefind', run);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(
    `index ${(size / 1000).toFixed(0)} kB in ${files.length} files, built in ${built.toFixed(0)} ms`,
  );
  host.close();
  rmSync(folder, { recursive: true });
});
