import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDir } from '../../built/builtSite';

/**
 * What can go wrong with a request: the connection closes, nothing ever arrives, the server returns an error, a page
 * instead of the file, half of the file as if it were complete, or half of it before the connection closes.
 */
export type Fault = 'refused' | 'stalled' | '404' | '500' | 'html' | 'truncated' | 'aborted';

/** A server for the production build, on which requests can fail. */
export interface FaultServer {
  readonly origin: string;
  /** The paths of all requests since the last `reset`. */
  readonly requests: readonly string[];
  /** The paths of those that failed. */
  readonly failed: readonly string[];
  /** From now on, requests for paths that match fail. */
  fail(pattern: RegExp, fault: Fault): void;
  /** No request fails any longer, and stalled ones end. */
  reset(): void;
  /** Serves another build of the same site: all scripts have other names, and the old ones are gone. */
  deploy(): void;
  /** From now on, the server sends another service worker. As soon as it starts, the browser's caches never answer. */
  stallStore(): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Start of a service worker whose caches stall as soon as it's activated. */
const stallCaches = `self.addEventListener('activate', () => {
  for (const name of ['delete', 'has', 'keys', 'match', 'open']) {
    caches[name] = () => new Promise(() => {});
  }
});
`;

const errorPage = '<!doctype html><title>Error</title><h1>Server error</h1><a href="/">Home</a>';

const isText = (file: string) => /\.(html|js|json)$/.test(file);
const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 12);

interface FileList {
  readonly areas: readonly { files: Record<string, string> }[];
}

/** Reads the files of the build, or of a second one that's made from it. */
function createBuild() {
  const worker = readFileSync(path.join(buildDir, 'sw.js'), 'utf8');
  const build = /\/offline\/files\/(\w+)\.json/.exec(worker)?.[1];
  if (!build) {
    throw new Error('The service worker in build/sw.js has no list of files.');
  }
  const otherBuild = [...build].reverse().join('');
  const read = (url: string): { file: string; body: Buffer } => {
    const file = path.join(buildDir, decodeURI(url).replace(/\/$/, '/index.html'));
    return { file, body: readFileSync(file) };
  };
  let otherList: Buffer | undefined;

  function readOther(url: string): { file: string; body: Buffer } {
    if (url.startsWith('/assets/js/') || url.includes(build as string)) {
      throw new Error('Not part of the other build');
    }
    if (url === `/offline/files/${otherBuild}.json`) {
      otherList ??= makeOtherList();
      return { file: url, body: otherList };
    }
    const { file, body } = read(url.replace('/assets/jb/', '/assets/js/'));
    const text = () =>
      body
        .toString()
        .replaceAll('assets/js/', 'assets/jb/')
        .replaceAll(build as string, otherBuild);
    return { file, body: isText(file) ? Buffer.from(text()) : body };
  }

  function makeOtherList(): Buffer {
    const { areas } = JSON.parse(read(`/offline/files/${build}.json`).body.toString()) as FileList;
    for (const area of areas) {
      area.files = Object.fromEntries(
        Object.keys(area.files)
          .map((url) => url.replace('/assets/js/', '/assets/jb/'))
          .map((url) => [url, hashOf(readOther(url).body)]),
      );
    }
    return Buffer.from(JSON.stringify({ areas }));
  }
  return { read, readOther };
}

/** Starts a server for the production build on a free port. */
export async function startFaultServer(): Promise<FaultServer> {
  const faults: { readonly pattern: RegExp; readonly fault: Fault }[] = [];
  const stalled = new Set<ServerResponse>();
  const requests: string[] = [];
  const failed: string[] = [];
  const build = createBuild();
  let read = build.read;
  let isStoreStalled = false;

  function answer(url: string, response: ServerResponse): void {
    const fault = faults.find(({ pattern }) => pattern.test(url))?.fault;
    if (fault) {
      failed.push(url);
    }
    if (fault === 'refused') {
      response.destroy();
      return;
    }
    if (fault === 'stalled') {
      stalled.add(response);
      return;
    }
    if (fault === '500' || fault === 'html') {
      response.writeHead(fault === '500' ? 500 : 200, { 'content-type': types['.html'] });
      response.end(errorPage);
      return;
    }
    let status = fault === '404' ? 404 : 200;
    let found: { readonly file: string; readonly body: Buffer };
    try {
      found = fault === '404' ? read('/404.html') : read(url);
    } catch {
      status = 404;
      found = read('/404.html');
    }
    const { file } = found;
    const body =
      isStoreStalled && url === '/sw.js' ? Buffer.from(`${stallCaches}${found.body}`) : found.body;
    const isHalf = fault === 'truncated' || fault === 'aborted';
    const sent = isHalf ? body.subarray(0, body.length / 2) : body;
    response.writeHead(status, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': fault === 'aborted' ? body.length : sent.length,
      'cache-control': 'no-cache',
    });
    if (fault === 'aborted') {
      response.write(sent, () => response.destroy());
    } else {
      response.end(sent);
    }
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname);
    answer(pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    failed,
    fail: (pattern, fault) => faults.push({ pattern, fault }),
    reset() {
      faults.length = 0;
      requests.length = 0;
      failed.length = 0;
      isStoreStalled = false;
      for (const response of stalled) {
        response.destroy();
      }
      stalled.clear();
    },
    deploy() {
      read = build.readOther;
    },
    stallStore() {
      isStoreStalled = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
