import { CACHE_PREFIX } from './cachePrefix.js';
import { tellPages } from './tellPages.js';
import { typeOf, verified } from './verify.js';

/** How many files to download at the same time. */
const PARALLEL = 16;
/** How many archives to download at the same time. Each one contains many files. */
const PARALLEL_ARCHIVES = 3;
/** If fewer files of an archive are missing, they're downloaded one by one. */
const FEW = 10;
/** Milliseconds after which a download counts as failed: of a file, and of an archive. */
const PATIENCE = 30_000;
const PATIENCE_ARCHIVE = 120_000;
/** How many downloads can fail before storing stops. */
const FAILURES = 5;
/** Milliseconds between two reports. */
const PAUSE = 200;

const isFull = (error) => error?.name === 'QuotaExceededError';

/** Why storing stopped: `network`, `full`, or `otherBuild`. */
class Stopped extends Error {
  constructor(problem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The files that are stored for this build, in one cache. The cache also contains the list of all files, and what the
 * reader chose: the areas that they want, and those that they removed.
 */
export function createStore({ build, list: listUrl, archives: archivesUrl, byDefault, shell }) {
  const name = CACHE_PREFIX + build;
  const choiceUrl = '/offline/choice.json';
  let queue = Promise.resolve();
  let isStoring = false;
  let problem;
  let list;
  let inUse;

  async function readChoice(cacheName = name) {
    const response = await caches.match(choiceUrl, { cacheName }).catch(() => undefined);
    return response ? response.json() : { wanted: [], removed: [] };
  }

  async function writeChoice(choice) {
    inUse = choice.wanted.length > 0;
    const cache = await caches.open(name);
    await cache.put(choiceUrl, new Response(JSON.stringify(choice)));
  }

  /** The list of files of this build. Undefined if it can't be loaded. */
  async function readList() {
    if (!list) {
      const stored = await caches.match(listUrl, { cacheName: name }).catch(() => undefined);
      const response = stored ?? (await fetch(listUrl).catch(() => undefined));
      if (response?.ok) {
        const copy = response.clone();
        list = await response.json().catch(() => undefined);
        if (list && !stored && inUse) {
          await (await caches.open(name)).put(listUrl, copy);
        }
      }
    }
    return list;
  }

  async function storedPaths() {
    const exists = await caches.has(name).catch(() => false);
    const requests = exists ? await (await caches.open(name)).keys() : [];
    return new Set(requests.map(({ url }) => new URL(url).pathname));
  }

  async function report(paths) {
    const { areas = [] } = (await readList()) ?? {};
    const known = paths ?? (await storedPaths());
    const { wanted } = await readChoice();
    const states = areas.map(({ id, label, bytes, files }) => {
      const all = Object.keys(files);
      const stored = all.filter((path) => known.has(path)).length;
      const isWanted = wanted.includes(id);
      return { id, label, bytes, files: all.length, stored, isWanted, isShared: id === shell };
    });
    await tellPages({ type: 'OFFLINE', areas: states, isStoring, problem });
  }

  /** Whether the server still has this build. */
  async function isDeployed() {
    const response = await fetch(listUrl, { cache: 'no-store', method: 'HEAD' }).catch(() => null);
    return !response || response.ok;
  }

  async function storedByOtherBuild(path, hash, others) {
    for (const cacheName of others) {
      const response = await caches.match(path, { cacheName });
      const copy = response && (await verified(response, hash));
      if (copy) {
        return copy;
      }
    }
    return undefined;
  }

  async function download(path, hash, cacheMode) {
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const response = await fetch(path, { cache: cacheMode, signal });
      return await verified(response, hash);
    } catch {
      throw new Stopped('network');
    }
  }

  async function storeFile(path, hash, cache, others) {
    // The names of assets contain a hash, so the browser's own copy is as good as a new one.
    const cacheMode = path.startsWith('/assets/') ? 'default' : 'no-cache';
    const copy =
      (await storedByOtherBuild(path, hash, others)) ??
      (await download(path, hash, cacheMode)) ??
      (await download(path, hash, 'reload'));
    if (copy) {
      await cache.put(path, copy);
      return true;
    }
    if (await isDeployed()) {
      console.warn(`[offline] ${path} isn't stored because the server sends different content.`);
      return false;
    }
    throw new Stopped('otherBuild');
  }

  /** The archives of which many files are missing, with the hashes of these files. */
  function missingArchives(areas, paths) {
    return areas
      .flatMap(({ id, files, archives }) => {
        const entries = Object.entries(files);
        return archives.map((count, number) => ({
          url: `${archivesUrl}${id}.${number}.json`,
          missing: entries.splice(0, count).filter(([path]) => !paths.has(path)),
        }));
      })
      .filter(({ missing }) => missing.length >= FEW);
  }

  /** Stores the files of an archive. If that fails, they're downloaded one by one afterward. */
  async function storeArchive({ url, missing }, cache, paths) {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_ARCHIVE) });
    if (!response.ok) {
      return;
    }
    // Hosts send the same headers with all of these files, except for the type.
    const headers = new Headers(response.headers);
    const texts = await response.json();
    for (const [path, hash] of missing) {
      headers.set('content-type', typeOf(path));
      const copy = await verified(new Response(texts[path], { headers }), hash);
      if (copy) {
        await cache.put(path, copy);
        paths.add(path);
      }
    }
    await report(paths);
  }

  async function storeArchives(areas, cache, paths) {
    const queue = missingArchives(areas, paths);
    const storeNext = async () => {
      while (queue.length > 0) {
        await storeArchive(queue.shift(), cache, paths).catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_ARCHIVES }, storeNext));
  }

  /** Stores what's missing of the areas that the reader wants. */
  async function storeMissing() {
    const { areas } = (await readList()) ?? {};
    if (!areas) {
      throw new Stopped((await isDeployed()) ? 'network' : 'otherBuild');
    }
    const { wanted } = await readChoice();
    const paths = await storedPaths();
    const others = (await caches.keys()).filter(isOtherBuild);
    const cache = await caches.open(name);
    const wantedAreas = areas.filter(({ id }) => wanted.includes(id));
    // If there's an older build, most files are copied from there.
    if (others.length === 0) {
      await storeArchives(wantedAreas, cache, paths);
    }
    const missing = wantedAreas
      .flatMap(({ files }) => Object.entries(files))
      .filter(([path]) => !paths.has(path));
    let stopped;
    let failures = 0;
    let lastReport = 0;
    const storeNext = async () => {
      while (missing.length > 0 && !stopped) {
        const [path, hash] = missing.shift();
        try {
          if (await storeFile(path, hash, cache, others)) {
            paths.add(path);
          }
        } catch (error) {
          failures += 1;
          if (error.problem === 'network' && failures < FAILURES) {
            missing.push([path, hash]);
          } else {
            stopped = isFull(error) ? new Stopped('full') : error;
          }
        }
        if (Date.now() - lastReport > PAUSE) {
          lastReport = Date.now();
          await report(paths);
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, storeNext));
    if (stopped) {
      throw stopped;
    }
  }

  async function storeAndReport() {
    problem = undefined;
    isStoring = true;
    await report();
    await storeMissing().catch((error) => {
      problem = error.problem ?? 'network';
      const reasons = {
        network: 'The network failed. The next page that you open continues',
        full: 'The browser has no more room',
        otherBuild: 'The server has a newer version of the site',
      };
      console.warn(`[offline] Not all pages are stored. ${reasons[problem]}. (${error.message})`);
    });
    isStoring = false;
    await report();
  }

  /** Continues to store. Calls while it's already storing wait for their turn, because they may want more. */
  function resume() {
    queue = queue.catch(() => {}).then(storeAndReport);
    return queue;
  }

  function isOtherBuild(cacheName) {
    return cacheName.startsWith(CACHE_PREFIX) && cacheName !== name;
  }

  return {
    name,
    report,
    resume,

    /** The hash of a file, or undefined if it can't be stored. */
    async hashOf(path) {
      const { areas = [] } = (await readList()) ?? {};
      return areas.find(({ files }) => files[path])?.files[path];
    },

    /** Whether the reader stores anything. Undefined until that's known. */
    isInUse: () => inUse,

    /** Finds out whether the reader stores anything. */
    async look() {
      const { wanted } = await readChoice();
      inUse = wanted.length > 0;
    },

    async want(areas) {
      const choice = await readChoice();
      const wanted = [...new Set([...choice.wanted, shell, ...areas])];
      const removed = choice.removed.filter((id) => !areas.includes(id));
      await writeChoice({ wanted, removed });
    },

    /** Wants what offline mode stores, without the areas that the reader removed. */
    async wantDefaults() {
      const { removed } = await readChoice();
      const areas = byDefault.filter((id) => !removed.includes(id));
      if (areas.length > 0) {
        await this.want(areas);
      }
    },

    async remove(area) {
      const choice = await readChoice();
      const rest = choice.wanted.filter((id) => id !== area);
      const wanted = rest.length === 1 && rest[0] === shell ? [] : rest;
      const removed = [...new Set([...choice.removed, area, ...(wanted.length ? [] : byDefault)])];
      await writeChoice({ wanted, removed });
      const cache = await caches.open(name);
      const { areas = [] } = (await readList()) ?? {};
      const gone = areas.filter(({ id }) => id === area || wanted.length === 0);
      for (const path of gone.flatMap(({ files }) => Object.keys(files))) {
        await cache.delete(path);
      }
      await report();
    },

    /**
     * Stores everything that older builds had. Throws if the network fails, so that the old worker stays.
     *
     * @returns whether there's an older build
     */
    async takeOver() {
      const others = (await caches.keys()).filter(isOtherBuild);
      const choices = await Promise.all(others.map(readChoice));
      const wanted = [...new Set(choices.flatMap((choice) => choice.wanted))];
      const removed = [...new Set(choices.flatMap((choice) => choice.removed))];
      if (wanted.length + removed.length > 0) {
        await writeChoice({ wanted, removed });
        await storeMissing().catch((error) => {
          // Without the older build, there may be enough room.
          if (error.problem !== 'full') {
            throw error;
          }
        });
      }
      return others.length > 0;
    },

    async removeOtherBuilds() {
      const others = (await caches.keys()).filter(isOtherBuild);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
  };
}
