import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineState } from '../../lib/offlineFiles';
import { createStore } from './store';
import { pathOf, verified } from './verify';

const ORIGIN = 'https://site.example';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The browser's caches: names, URLs, and responses. `room` is how many more files fit. */
const cached = new Map<string, Map<string, Response>>();
let room = Number.POSITIVE_INFINITY;
const absolute = (url: string) => new URL(url, ORIGIN).href;
function openCache(name: string) {
  const files = cached.get(name) ?? new Map<string, Response>();
  cached.set(name, files);
  return {
    async put(url: string, response: Response) {
      if (room <= 0) {
        throw new DOMException('No room', 'QuotaExceededError');
      }
      room -= 1;
      files.set(absolute(url), response);
    },
    delete: async (url: string) => files.delete(absolute(url)),
    keys: async () => [...files.keys()].map((url) => ({ url })),
  };
}
const fakeCaches = {
  open: async (name: string) => openCache(name),
  has: async (name: string) => cached.has(name),
  keys: async () => [...cached.keys()],
  delete: async (name: string) => cached.delete(name),
  match: async (url: string, { cacheName }: { cacheName: string }) =>
    cached.get(cacheName)?.get(absolute(url))?.clone(),
};

/** What the server sends: text, or undefined if the connection fails. Other files don't exist. */
let served: Record<string, string | undefined>;
let requests: string[];
let states: OfflineState[];
const last = () => states.at(-1) as OfflineState;
const paths = (name: string) =>
  [...(cached.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort();

/** A build whose files have these contents. */
function build(id: string, areas: Record<string, Record<string, string>>) {
  const list = Object.entries(areas).map(([area, files]) => {
    const hashes = Object.entries(files).map(([url, text]) => [url, hashOf(text)]);
    const archives = id === 'archived' && area === 'docs' ? [12] : [];
    return { id: area, label: area, bytes: 1, files: Object.fromEntries(hashes), archives };
  });
  const listUrl = `/offline/files/${id}.json`;
  served = {
    ...Object.assign({}, ...Object.values(areas)),
    [listUrl]: JSON.stringify({ areas: list }),
  };
  return createStore({
    build: id,
    list: listUrl,
    archives: `/offline/files/${id}/`,
    byDefault: ['shell', 'docs'],
    shell: 'shell',
  });
}

const areas = {
  shell: { '/': 'home', '/assets/js/main.1.js': 'main' },
  docs: { '/docs/': 'docs' },
  old: { '/docs/1.0.0/': 'old docs' },
};

beforeEach(() => {
  cached.clear();
  room = Number.POSITIVE_INFINITY;
  requests = [];
  states = [];
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('self', {
    location: { href: `${ORIGIN}/sw.js` },
    clients: {
      matchAll: async () => [{ postMessage: (state: OfflineState) => states.push(state) }],
    },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (url in served && served[url] === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return url in served ? new Response(served[url]) : new Response('', { status: 404 });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stores what offline mode needs, reports it, and downloads nothing twice', async () => {
  const store = build('a', areas);
  await store.wantDefaults();
  await store.resume();
  expect(paths('site-a')).toEqual([
    '/',
    '/assets/js/main.1.js',
    '/docs/',
    '/offline/choice.json',
    '/offline/files/a.json',
  ]);
  expect(last()).toMatchObject({ isStoring: false, problem: undefined });
  expect(last().areas.map(({ stored, isWanted }) => [stored, isWanted])).toEqual([
    [2, true],
    [1, true],
    [0, false],
  ]);
  requests = [];
  await store.resume();
  expect(requests).toEqual([]);
});

it('stores one version on request, together with what all pages need, and removes it', async () => {
  const store = build('a', areas);
  await store.want(['old']);
  await store.resume();
  expect(paths('site-a')).toContain('/docs/1.0.0/');
  expect(paths('site-a')).not.toContain('/docs/');
  await store.remove('old');
  expect(paths('site-a').filter((path) => !path.startsWith('/offline/'))).toEqual([]);
  expect(store.isInUse()).toBe(false);
});

describe('an archive', () => {
  const docs = Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [`/docs/${number}/`, `page ${number}`]),
  );
  const ARCHIVE = '/offline/files/archived/docs.0.json';
  const inDocs = () => requests.filter((url) => url.startsWith('/docs/'));
  async function store(texts?: Record<string, string>) {
    const own = build('archived', { ...areas, docs: { ...docs, '/docs/a.png': 'image' } });
    if (texts) {
      served[ARCHIVE] = JSON.stringify(texts);
    }
    await own.wantDefaults();
    await own.resume();
    expect(paths('site-archived').filter((path) => path.startsWith('/docs/'))).toHaveLength(13);
    return own;
  }

  it('replaces the requests for its files', async () => {
    const own = await store(docs);
    expect(inDocs()).toEqual(['/docs/a.png']);
    const page = cached.get('site-archived')?.get(absolute('/docs/3/'));
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page?.text()).toBe('page 3');
    requests = [];
    await own.resume();
    expect(requests).toEqual([]);
  });

  it('may be missing', async () => {
    await store();
    expect(inDocs()).toHaveLength(13);
  });

  it('never adds a file of another build', async () => {
    await store({ ...docs, '/docs/3/': 'another build' });
    expect(inDocs()).toEqual(['/docs/3/', '/docs/a.png']);
    const page = cached.get('site-archived')?.get(absolute('/docs/3/'));
    expect(await page?.text()).toBe('page 3');
  });

  it('is not needed for a few files', async () => {
    const own = await store(docs);
    const cache = openCache('site-archived');
    await cache.delete('/docs/3/');
    requests = [];
    await own.resume();
    expect(requests).toEqual(['/docs/3/']);
  });
});

it("doesn't store areas again that readers removed", async () => {
  const store = build('a', areas);
  await store.wantDefaults();
  await store.want(['old']);
  await store.resume();
  await store.remove('docs');
  await store.wantDefaults();
  await store.resume();
  expect(paths('site-a')).not.toContain('/docs/');
  expect(paths('site-a')).toContain('/');
});

it("skips a file that the server doesn't send as it was built, and says so", async () => {
  const store = build('a', areas);
  served['/docs/'] = '<html>An error page with status 200';
  await store.wantDefaults();
  await store.resume();
  expect(paths('site-a')).not.toContain('/docs/');
  expect(paths('site-a')).toContain('/');
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("/docs/ isn't stored"));
});

it('stops if another build is deployed, and never stores its files', async () => {
  const store = build('a', areas);
  await store.want(['docs']);
  await store.report();
  served = { '/': 'new home', '/docs/': 'new docs' };
  await store.resume();
  expect(last().problem).toBe('otherBuild');
  expect(paths('site-a').filter((path) => !path.startsWith('/offline/'))).toEqual([]);
});

it('stops if the network fails, and continues later', async () => {
  const store = build('a', areas);
  served['/docs/'] = undefined;
  await store.wantDefaults();
  await store.resume();
  expect(last().problem).toBe('network');
  expect(paths('site-a')).toContain('/');
  served['/docs/'] = 'docs';
  requests = [];
  await store.resume();
  expect(requests).toEqual(['/docs/']);
  expect(last().problem).toBeUndefined();
});

it('stops if the browser has no more room', async () => {
  const store = build('a', areas);
  await store.wantDefaults();
  room = 2;
  await store.resume();
  expect(last().problem).toBe('full');
});

it('continues after the browser lost the store', async () => {
  const store = build('a', areas);
  await store.wantDefaults();
  await store.resume();
  cached.clear();
  await store.wantDefaults();
  await store.resume();
  expect(paths('site-a')).toContain('/docs/');
});

it('takes over what an older build had, and copies what did not change', async () => {
  const old = build('a', areas);
  await old.want(['old']);
  await old.resume();
  requests = [];
  const store = build('b', { ...areas, old: { '/docs/1.0.0/': 'corrected docs' } });
  await store.takeOver();
  expect(requests.filter((url) => !url.startsWith('/offline/'))).toEqual(['/docs/1.0.0/']);
  expect(await cached.get('site-b')?.get(absolute('/docs/1.0.0/'))?.text()).toBe('corrected docs');
  expect(await cached.get('site-b')?.get(absolute('/'))?.text()).toBe('home');
  await store.removeOtherBuilds();
  expect([...cached.keys()]).toEqual(['site-b']);
});

it('keeps the older build if the network fails during the takeover', async () => {
  const old = build('a', areas);
  await old.want(['old']);
  await old.resume();
  const store = build('b', { ...areas, old: { '/docs/1.0.0/': 'corrected docs' } });
  served['/docs/1.0.0/'] = undefined;
  await expect(store.takeOver()).rejects.toThrow('network');
  expect(paths('site-a')).toContain('/docs/1.0.0/');
});

it('stores nothing and asks for nothing if the reader does not read offline', async () => {
  const store = build('a', areas);
  await store.takeOver();
  await store.look();
  expect(store.isInUse()).toBe(false);
  expect(requests).toEqual([]);
  expect([...cached.keys()]).toEqual([]);
});

it.each([
  ['https://site.example/docs/?a#b', '/docs/'],
  ['https://site.example/docs', '/docs/'],
  ['https://site.example/docs/index.html', '/docs/'],
  ['https://site.example/assets/a.1.js', '/assets/a.1.js'],
])('%s is stored as %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

it('accepts only a complete file with status 200', async () => {
  const hash = hashOf('whole');
  expect(await (await verified(new Response('whole'), hash))?.text()).toBe('whole');
  expect(await verified(new Response('who'), hash)).toBeNull();
  expect(await verified(new Response('whole', { status: 500 }), hash)).toBeNull();
  expect(await verified(new Response('whole'), undefined)).toBeNull();
});
