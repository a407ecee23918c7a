import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from '../../src/commands/compressFiles.mjs';
import { COMMON_HEADERS } from '../../src/plugins/security/headers';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');
const headers = path.join(root, '.docusaurus/headers');

const asset = existsSync(build)
  ? readdirSync(path.join(build, 'assets/js')).find((file) => /^main\..*\.js$/.test(file))
  : undefined;

/** What the tests need from the build. */
const FILES = [
  'index.html',
  '404.html',
  'sitemap.xml',
  'docs/cli/index.html',
  `assets/js/${asset}`,
];

const work = mkdtempSync(path.join(tmpdir(), 'servers-'));
const site = path.join(work, 'site');

interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

function request(port: number, url: string, sent: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    get({ port, path: url, headers: sent, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    }).on('error', reject);
  });
}

const servers = [
  {
    name: 'nginx',
    port: 8971,
    install: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
    start(port: number) {
      const config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('/site;', `${site};`)
        .replace('/etc/nginx/site-headers.conf', path.join(headers, 'nginx.conf'))
        .replaceAll('/tmp/nginx', `${work}/nginx`)
        .replace('/dev/stdout', `${work}/access.log`);
      const file = path.join(work, 'nginx.conf');
      writeFileSync(file, config);
      const check = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
      expect(
        check.stderr
          .replace(/.*could not open error log file.*|.*the "user" directive.*/g, '')
          .trim(),
      ).toBe('');
      return spawn('nginx', ['-c', file, '-g', 'daemon off; master_process off;'], {
        stdio: 'ignore',
      });
    },
  },
  {
    name: 'caddy',
    port: 8972,
    install: 'apt-get install caddy',
    start(port: number) {
      const env = {
        ...process.env,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: site,
        SITE_HEADERS: path.join(headers, 'Caddyfile'),
        XDG_DATA_HOME: work,
        XDG_CONFIG_HOME: work,
      };
      const flags = ['--config', path.join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
      const check = spawnSync('caddy', ['validate', ...flags], { env, encoding: 'utf8' });
      expect(check.status, check.stderr).toBe(0);
      return spawn('caddy', ['run', ...flags], { env, stdio: 'ignore' });
    },
  },
];

beforeAll(async () => {
  expect(asset, 'There is no production build. Run npm run build first.').toBeDefined();
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    cpSync(path.join(build, file), path.join(site, file));
  }
  await compressFiles(site);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each(servers)('$name', ({ name, port, install, start }) => {
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    const { error } = spawnSync(name, [name === 'nginx' ? '-v' : 'version']);
    expect(error, `${name} isn't installed. Run ${install}`).toBeUndefined();
    server = start(port);
    for (let tries = 0; tries < 50; tries += 1) {
      if (await request(port, '/').catch(() => undefined)) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${name} doesn't answer.`);
  });

  afterAll(() => void server?.kill());

  it('sends pages that browsers revalidate, with the policy and the other headers', async () => {
    const { status, headers: received } = await request(port, '/docs/cli/');
    expect(status).toBe(200);
    expect(received['content-type']).toBe('text/html; charset=utf-8');
    expect(received['cache-control']).toBe('no-cache');
    expect(received['content-security-policy']).toContain("script-src 'self' 'sha256-");
    for (const [key, value] of Object.entries(COMMON_HEADERS)) {
      expect(received[key.toLowerCase()], key).toBe(value);
    }
    const etag = received.etag ?? '';
    expect((await request(port, '/docs/cli/', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('sends assets that browsers keep, but not missing ones', async () => {
    const found = await request(port, `/assets/js/${asset}`);
    expect(found.status).toBe(200);
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await request(port, '/assets/js/missing.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it.each(['br', 'gzip'])('sends files that were compressed with %s', async (encoding) => {
    for (const url of ['/', `/assets/js/${asset}`, '/sitemap.xml']) {
      const { headers: received } = await request(port, url, { 'Accept-Encoding': encoding });
      expect(received['content-encoding'], url).toBe(encoding);
      expect(received.vary?.toLowerCase(), url).toContain('accept-encoding');
    }
    const plain = await request(port, '/');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('adds the slash at the end of pages, and keeps the query', async () => {
    const { status, headers: received } = await request(port, '/docs/cli?search=port');
    expect([301, 308]).toContain(status);
    expect(received.location).toBe('/docs/cli/?search=port');
  });

  it.each(['/no-such-page', '/docs/no-such-page/', '/assets/'])(
    'answers %s with the not-found page',
    async (url) => {
      const { status, headers: received } = await request(port, url);
      expect(status).toBe(404);
      expect(received['content-type']).toContain('text/html');
      expect(received['x-content-type-options']).toBe('nosniff');
    },
  );
});
