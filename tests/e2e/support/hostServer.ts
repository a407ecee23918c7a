import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDir } from '../../built/builtSite';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.xsl': 'application/xslt+xml',
};

interface Rule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads `_headers` like Netlify and Cloudflare Pages do. */
function readRules(): Rule[] {
  const rules = readFileSync(path.join(buildDir, '_headers'), 'utf8').split('\n\n').slice(1);
  return rules.map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')] as const;
    });
    const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return { matches: new RegExp(`^${escaped}$`), headers };
  });
}

/** A host that serves the build with the headers in `_headers`. */
export interface Host {
  readonly server: Server;
  readonly origin: string;
}

/** Starts a host on a free port. */
export async function startHost(): Promise<Host> {
  const rules = readRules();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFolder = pathname.endsWith('/');
    let file = path.join(buildDir, decodeURIComponent(pathname), isFolder ? 'index.html' : '');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      file = path.join(buildDir, '404.html');
      response.statusCode = 404;
    }
    for (const { matches, headers } of rules) {
      if (matches.test(pathname)) {
        for (const [name, value] of headers) {
          response.appendHeader(name, value);
        }
      }
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
