import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedRender } from './storedRender';

let siteDir: string;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);

const routesChunkNames = {
  '/docs-a1b': { __comp: 'root', __context: { plugin: 'plugin' } },
  '/docs/owls/-c2d': { __comp: 'doc', items: [{ content: 'owls' }], config: 'inBundle' },
  '/docs/larks/-e3f': { __comp: 'doc', items: [{ content: 'larks' }] },
};

/** Renders both pages as a new build does, and returns the paths of those that weren't stored. */
async function build(): Promise<string[]> {
  const render = vi.fn(async ({ pathname }) => ({ html: `<p>${pathname}</p>` }));
  const rendered = storedRender({
    render,
    routesOf: (pathname) => ['/docs', pathname],
    routesChunkNames,
    bundleDir: siteDir,
    folder: path.join(siteDir, 'pages'),
  });
  for (const pathname of ['/docs/owls/', '/docs/larks/']) {
    expect(await rendered({ pathname })).toEqual({ html: `<p>${pathname}</p>` });
  }
  return render.mock.calls.map(([{ pathname }]) => pathname);
}

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'stored-pages-'));
  mkdirSync(path.join(siteDir, 'assets/js'), { recursive: true });
  write('server.bundle.js', 'bundle');
  for (const chunk of ['root', 'plugin', 'doc', 'owls', 'larks', 'onDemand']) {
    write(`assets/js/${chunk}.js`, chunk);
  }
  expect(await build()).toEqual(['/docs/owls/', '/docs/larks/']);
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('takes pages from the last build', async () => {
  expect(await build()).toEqual([]);
  expect(readdirSync(path.join(siteDir, 'pages'))).toHaveLength(2);
});

it('renders only the page whose content has changed', async () => {
  write('assets/js/owls.js', 'snowy owls');
  expect(await build()).toEqual(['/docs/owls/']);
  expect(await build()).toEqual([]);
});

it.each(['root', 'plugin', 'doc', 'onDemand'])(
  'renders all pages that need the chunk %s if it has changed',
  async (chunk) => {
    write(`assets/js/${chunk}.js`, 'changed');
    expect(await build()).toEqual(['/docs/owls/', '/docs/larks/']);
  },
);

it('renders all pages if the bundle has changed, or has another chunk on demand', async () => {
  write('server.bundle.js', 'changed');
  expect(await build()).toHaveLength(2);
  write('assets/js/added.js', '');
  expect(await build()).toHaveLength(2);
});
