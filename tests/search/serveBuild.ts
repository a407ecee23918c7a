import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** File types that are already compressed. */
const packed = ['.png', '.jpg', '.ico'];

/** A server for a production build. */
export interface BuildServer {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a folder like a typical host: with compression, index files, and long-term caching
 * of files that have a hash in their name.
 */
export async function serveBuild(folder: string): Promise<BuildServer> {
  const compress = promisify(brotliCompress);
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string): Promise<Buffer> => {
    const known = bodies.get(file);
    const body =
      known ??
      readFile(file).then((text) => (packed.includes(path.extname(file)) ? text : compress(text)));
    bodies.set(file, body);
    return body;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    let file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    try {
      if ((await stat(file)).isDirectory()) {
        file = path.join(file, 'index.html');
      }
      const body = await bodyOf(file);
      response.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        ...(packed.includes(path.extname(file)) ? {} : { 'content-encoding': 'br' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
