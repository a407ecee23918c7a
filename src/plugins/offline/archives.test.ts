import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { planArchives, writeArchives } from './archives';

const outDir = mkdtempSync(path.join(tmpdir(), 'archives-'));
afterAll(() => rmSync(outDir, { recursive: true }));

it('archives texts in pieces of up to 3 MB, and leaves the rest', () => {
  const megabytes = (size: number) => Buffer.alloc(size * 1_000_000);
  const contents = new Map([
    ['/a.png', megabytes(1)],
    ['/docs/', megabytes(2)],
    ['/live-code/', megabytes(1)],
    ['/docs/a.js', megabytes(0.5)],
    ['/docs/b/', megabytes(1)],
    ['/docs/large.json', megabytes(4)],
  ]);
  expect(planArchives(contents)).toEqual({
    order: ['/docs/', '/docs/a.js', '/docs/b/', '/docs/large.json', '/a.png', '/live-code/'],
    archives: [2, 1, 1],
  });
});

it('writes the texts by their URL paths', async () => {
  mkdirSync(path.join(outDir, 'a name'));
  writeFileSync(path.join(outDir, 'a name/index.html'), '“Page”');
  writeFileSync(path.join(outDir, 'a.js'), 'script');
  const files = { '/a%20name/': 'hash', '/a.js': 'hash', '/a.png': 'hash' };
  const area = { id: 'docs', label: 'Docs', bytes: 1, files, archives: [1, 1] };
  await writeArchives(outDir, path.join(outDir, 'files'), area);
  const read = (name: string) => JSON.parse(readFileSync(path.join(outDir, 'files', name), 'utf8'));
  expect(read('docs.0.json')).toEqual({ '/a%20name/': '“Page”' });
  expect(read('docs.1.json')).toEqual({ '/a.js': 'script' });
});
