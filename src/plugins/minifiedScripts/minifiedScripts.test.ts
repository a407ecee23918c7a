import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import minifiedScriptsPlugin from '.';

let siteDir: string;

/** How many plugins the bundler gets. */
const countPlugins = (minimize: boolean) => {
  const { configureWebpack } = minifiedScriptsPlugin({ siteDir } as LoadContext);
  const config = { optimization: { minimize } };
  return configureWebpack?.(config, false, {} as never, undefined)?.plugins?.length ?? 0;
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'minified-scripts-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('stores scripts only if there are minified ones and the bundler has a cache', () => {
  expect(countPlugins(true)).toBe(0);
  mkdirSync(path.join(siteDir, 'node_modules/.cache/rspack'), { recursive: true });
  expect(countPlugins(true)).toBe(1);
  expect(countPlugins(false)).toBe(0);
});
