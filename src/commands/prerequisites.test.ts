import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInstalled, requirePackages } from './prerequisites.mjs';

let base: string;
let folder: string;

/** What's in a lock file, except for the entry of the site itself. */
const locked = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-win32': { version: '1.0.0', optional: true },
};

/** Writes a file in the folder with the given minute as its modification time. */
function write(file: string, minute: number, packages: object = { '': {}, ...locked }) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ packages }));
  utimesSync(target, minute * 60, minute * 60);
}

beforeEach(() => {
  base = mkdtempSync(path.join(realpathSync(tmpdir()), 'packages-'));
  folder = `${path.join(base, 'release')}${path.sep}`;
  write('package-lock.json', 10);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(base, { recursive: true });
});

describe('isInstalled', () => {
  it('is false if the packages were never installed', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('is true if the packages are newer than the lock file', () => {
    write('node_modules/.package-lock.json', 11);
    expect(isInstalled(folder)).toBe(true);
  });

  it('is true if the lock file is newer, but contains the same packages', () => {
    write('node_modules/.package-lock.json', 9, locked);
    expect(isInstalled(folder)).toBe(true);
    write('node_modules/.package-lock.json', 9, { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/a': { version: '0.9.0' } }],
    ['an additional package', { ...locked, 'node_modules/b': { version: '1.0.0' } }],
  ])('is false if the installation is older than the lock file and has %s', (_, packages) => {
    write('node_modules/.package-lock.json', 9, packages);
    expect(isInstalled(folder)).toBe(false);
  });
});

// These tests replace npm with a shell script.
describe.skipIf(process.platform === 'win32')('requirePackages', () => {
  const log = () => path.join(base, 'log');

  /**
   * Puts a fake npm before the real one in PATH. It logs its calls, and `npm ci` exits with
   * the given code.
   */
  function fakeNpm(ci: number) {
    const script = `#!/bin/sh\necho "$(pwd -P): $*" >> '${log()}'\n[ "$1" != ci ] || exit ${ci}\n`;
    writeFileSync(path.join(base, 'npm'), script);
    chmodSync(path.join(base, 'npm'), 0o755);
    vi.stubEnv('PATH', `${base}${path.delimiter}${process.env.PATH}`);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  }

  const calls = () => readFileSync(log(), 'utf8').trim().split('\n');
  const call = (args: string) =>
    `${path.resolve(folder)}: ${args} --no-audit --no-fund --loglevel=error`;

  it('installs the packages in the lock file of the folder', () => {
    fakeNpm(0);
    requirePackages(folder, { name: 'packages of 9.9.9', flags: ['--ignore-scripts'] });
    expect(calls()).toEqual([call('ci --ignore-scripts')]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('packages of 9.9.9'));
  });

  it('falls back to "npm install" in the same folder if "npm ci" fails', () => {
    fakeNpm(1);
    requirePackages(folder, { flags: ['--ignore-scripts'] });
    expect(calls()).toEqual([
      call('ci --ignore-scripts'),
      call('install --no-save --ignore-scripts'),
    ]);
  });

  it('does nothing if the packages are already installed', () => {
    fakeNpm(0);
    write('node_modules/.package-lock.json', 11);
    requirePackages(folder);
    expect(calls).toThrow('ENOENT');
  });
});
