import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildCache } from './buildCache';

let siteDir: string;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
const open = () => new BuildCache<{ result: string } | null>(siteDir, 'test', ['src']);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  mkdirSync(path.join(siteDir, 'src'));
  write('src/code.ts', '1');
  write('package-lock.json', '{}');
  const cache = open();
  cache.get(['a', Buffer.from('b')], () => ({ result: 'first' }));
  cache.get(['nothing'], () => null);
  cache.store();
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const make = () => ({ result: 'made again' });

describe('the results of an earlier build', () => {
  it('are returned for the same inputs', () => {
    const cache = open();
    expect(cache.get(['a', Buffer.from('b')], make)).toEqual({ result: 'first' });
    expect(cache.get(['nothing'], make)).toBeNull();
  });

  it.each([[['a', 'c']], [['ab', '']], [['', 'ab']], [['a']]])(
    'are not returned for the inputs %j',
    (inputs) => {
      expect(open().get(inputs, make)).toEqual(make());
    },
  );

  it.each(['src/code.ts', 'package-lock.json'])('are made again if %s changes', (file) => {
    write(file, '2');
    expect(open().get(['a', 'b'], make)).toEqual(make());
  });

  it("are forgotten if a build doesn't need them", () => {
    const cache = open();
    cache.get(['a', 'b'], make);
    cache.get(['new'], make);
    cache.store();
    expect(open().get(['a', 'b'], () => null)).toEqual({ result: 'first' });
    expect(open().get(['nothing'], make)).toEqual(make());
  });
});

it('waits for a result', async () => {
  const cache = open();
  expect(await cache.getAsync(['slow'], async () => make())).toEqual(make());
  cache.store();
  expect(await open().getAsync(['slow'], async () => null)).toEqual(make());
});

it('makes a result only once in a build', () => {
  const makeOnce = vi.fn(() => null);
  const cache = open();
  cache.get(['x'], makeOnce);
  cache.get(['x'], makeOnce);
  expect(makeOnce).toHaveBeenCalledOnce();
});
