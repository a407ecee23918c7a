import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashSource } from './policy';
import { REDIRECT_SCRIPT } from './redirectPages';
import { securePages, withPolicy } from './sitePolicies';
import { writeHeaders } from './writeHeaders';

const staticFolder = mkdtempSync(path.join(tmpdir(), 'static-'));
const options = {
  hosts: { frames: ['https://video.example'], requests: [] },
  testFrames: ['https://embed.example'],
};

const html = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>T</title></head><body><script>${script}</script></body></html>`;

const REFRESH = '<meta http-equiv="refresh" content="0">';

let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, 'build', file)), { recursive: true });
  writeFileSync(path.join(folder, 'build', file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
  write('index.html', html('home()'));
  write('404.html', html('every()'));
  write('docs/index.html', html('every()'));
  write('tests/pages/embeds/index.html', html('every()'));
  write(
    'live-code/index.html',
    '<iframe srcdoc="&lt;script>live(&quot;&amp;&quot;)</script>">'.replace('&lt;', '<'),
  );
  write('sw.js', '');
  write('sitemap.xml', '');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(staticFolder, { recursive: true, force: true }));

describe('securePages', () => {
  it('adds a policy with the hashes of all pages before the first script', async () => {
    await securePages(path.join(folder, 'build'), [staticFolder], options);
    const page = read('build/docs/index.html');
    expect(page).toMatch(/<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy"/);
    expect(page).toContain(hashSource('every()'));
    expect(page).toContain(hashSource('home()'));
    expect(page).not.toContain('embed.example');
  });

  it('lets only test pages show the sites that they embed', async () => {
    await securePages(path.join(folder, 'build'), [staticFolder], options);
    expect(read('build/tests/pages/embeds/index.html')).toContain('https://embed.example');
  });

  it('allows the script of redirect pages, which is the same on all of them', async () => {
    for (const to of ['/docs/', '/blog/']) {
      const script = `window.location.href = '${to}' + window.location.search;`;
      write(`old${to}index.html`, html(script).replace('<title>', `${REFRESH}<title>`));
    }
    await securePages(path.join(folder, 'build'), [staticFolder], options);
    const [docs, blog] = ['docs', 'blog'].map((name) => read(`build/old/${name}/index.html`));
    expect(docs).toBe(blog);
    expect(docs).toContain(`<script>${REDIRECT_SCRIPT}</script>`);
    expect(read('build/docs/index.html')).toContain(hashSource(REDIRECT_SCRIPT));
  });

  it("doesn't change the frame for live code, which has its own policy", async () => {
    const before = read('build/live-code/index.html');
    await securePages(path.join(folder, 'build'), [staticFolder], options);
    expect(read('build/live-code/index.html')).toBe(before);
  });

  it("doesn't change pages from static folders", async () => {
    write('plain.html', '<p>As it is.</p>');
    writeFileSync(path.join(staticFolder, 'plain.html'), '<p>As it is.</p>');
    await securePages(path.join(folder, 'build'), [staticFolder], options);
    expect(read('build/plain.html')).toBe('<p>As it is.</p>');
  });

  it('stops the build at a page without a head', () => {
    expect(() => withPolicy('<p>', {})).toThrow('no <head>');
  });
});

describe('writeHeaders', () => {
  beforeEach(async () => {
    const build = path.join(folder, 'build');
    writeHeaders(
      build,
      path.join(folder, 'headers'),
      await securePages(build, [staticFolder], options),
    );
  });

  it('writes no two rules with a policy for the same URL', () => {
    const rules = read('build/_headers').split('\n\n').slice(1);
    const withPolicies = rules.filter((rule) => rule.includes('Content-Security-Policy'));
    expect(withPolicies.map((rule) => rule.split('\n')[0])).toEqual([
      '/',
      '/404.html',
      '/docs/*',
      '/index.html',
      '/live-code/*',
      '/sw.js',
      '/tests/*',
    ]);
    expect(rules.find((rule) => rule.startsWith('/*'))).toContain(
      'X-Content-Type-Options: nosniff',
    );
  });

  it('adds the headers of the configuration for all hosts', async () => {
    const build = path.join(folder, 'build');
    const policies = await securePages(build, [staticFolder], options);
    writeHeaders(build, path.join(folder, 'headers'), policies, { 'X-Robots-Tag': 'noindex' });
    expect(read('build/_headers')).toMatch(/^\/\*\n(?: .*\n)* {2}X-Robots-Tag: noindex\n/m);
    expect(read('headers/nginx.conf')).toContain('add_header X-Robots-Tag "noindex" always;');
    expect(read('headers/Caddyfile')).toContain('X-Robots-Tag "noindex"');
    expect(read('headers/vercel.json')).toContain('"X-Robots-Tag"');
  });

  it('allows eval only in the frame for live code', () => {
    const rules = read('build/_headers').split('\n\n');
    expect(rules.filter((rule) => rule.includes('unsafe-eval'))).toEqual([
      expect.stringMatching(/^\/live-code\/\*\n/),
    ]);
    expect(read('build/_headers')).toContain(hashSource('live("&")'));
  });

  it.each([
    ['nginx.conf', 'if ($uri ~ ^/tests/) { set $site_policy "default-src'],
    ['Caddyfile', 'header @policy_tests Content-Security-Policy "default-src'],
    ['vercel.json', '"source": "/((?!tests/|live-code/).*)"'],
  ])('writes %s', (file, text) => {
    expect(read(`headers/${file}`)).toContain(text);
    expect(read(`headers/${file}`)).toContain('https://embed.example');
    expect(read(`headers/${file}`)).toContain('nosniff');
  });
});

describe('the configuration', () => {
  it('asks search engines to ignore deploy previews, and no other build', async () => {
    const load = async () => {
      vi.resetModules();
      return (await import('../../config/security')).security.headers;
    };
    expect(await load()).toEqual({});
    vi.stubEnv('SITE_DEPLOY_PREVIEW', 'true');
    expect(await load()).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  afterEach(() => vi.unstubAllEnvs());

  it('allows the hosts of a hosted search and a board only if they are configured', async () => {
    const load = async () => {
      vi.resetModules();
      return (await import('../../config/security')).security.hosts;
    };
    expect(await load()).toEqual({ requests: [], frames: ['https://www.youtube-nocookie.com'] });
    vi.stubEnv('ALGOLIA_APP_ID', 'APP1');
    vi.stubEnv('ALGOLIA_SEARCH_API_KEY', 'key');
    vi.stubEnv('FEATURE_REQUESTS_BOARD_URL', 'https://board.example/b?c');
    const hosts = await load();
    expect(hosts.requests).toContain('https://app1-dsn.algolia.net');
    expect(hosts.frames).toContain('https://board.example');
  });
});
