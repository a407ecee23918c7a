import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releasesIn } from './releases.mjs';

let folder: string;

beforeEach(() => {
  folder = `${mkdtempSync(path.join(tmpdir(), 'releases-'))}${path.sep}`;
});

afterEach(() => rmSync(folder, { recursive: true }));

it('lists releases that have a manifest, oldest first', () => {
  for (const version of ['3.10.0', '3.8.0', '3.9.0']) {
    mkdirSync(path.join(folder, version));
    writeFileSync(path.join(folder, version, 'package.json'), '{}');
  }
  mkdirSync(path.join(folder, '9.9.9/node_modules'), { recursive: true });
  expect(releasesIn(folder)).toEqual(['3.8.0', '3.9.0', '3.10.0']);
});
