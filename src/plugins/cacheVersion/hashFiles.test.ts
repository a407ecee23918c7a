import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles } from './hashFiles';

let root: string;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const hash = () => hashFiles(root, ['plugins', 'lock.json']);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-files-'));
  mkdirSync(path.join(root, 'plugins/table'), { recursive: true });
  write('plugins/table/loader.cjs', 'a');
  write('plugins/table/loader.test.ts', 'a');
  write('lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a file in a folder changes', () => write('plugins/table/loader.cjs', 'b')],
  ['a listed file changes', () => write('lock.json', '{ }')],
  ['a file is added', () => write('plugins/table/more.cjs', 'a')],
  [
    'a file is renamed',
    () =>
      renameSync(
        path.join(root, 'plugins/table/loader.cjs'),
        path.join(root, 'plugins/table/load.cjs'),
      ),
  ],
])('the hash changes if %s', (_case, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it("the hash doesn't change if only a test does", () => {
  const before = hash();
  write('plugins/table/loader.test.ts', 'b');
  expect(hash()).toBe(before);
});
