import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeepMinified } from './KeepMinified';

let siteDir: string;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** Bundles and minifies a script, and returns the result. */
async function build(): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: './owl.js',
    output: { path: siteDir, filename: 'out.js' },
    plugins: [new KeepMinified(siteDir) as never],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return read('out.js');
}

const STORED = 'node_modules/.cache/site/minified-scripts.json';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'minified-scripts-'));
  write('package-lock.json', '{}');
  write('owl.js', 'const first = "barn"; console.log(first + " owl");');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('takes a minified script from the last build', async () => {
  const first = await build();
  expect(await build()).toBe(first);

  write(STORED, read(STORED).replace('barn owl', 'snowy owl'));
  expect(await build()).toBe(first.replace('barn owl', 'snowy owl'));
});

it('minifies a script that has changed', async () => {
  await build();
  write('owl.js', 'const second = "eagle"; console.log(second + " owl");');
  expect(await build()).toContain('console.log("eagle owl")');
});
