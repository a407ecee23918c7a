import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockFiles, missingEntries } from './lockfile.mjs';

it.each(lockFiles())('finds every optional package in %s', (file) => {
  expect(
    missingEntries(JSON.parse(readFileSync(file, 'utf8'))),
    'Run "npm run lock:complete", and then commit the lock file.',
  ).toEqual({});
});

it('adds the platforms that a mirror does not serve', () => {
  const tool = {
    optionalDependencies: {
      '@tool/linux-x64-musl': '1.2.3',
      '@tool/win32-arm64': '1.2.3',
      '@tool/windows-x64': '1.2.3',
    },
  };
  expect(
    missingEntries({
      packages: { 'node_modules/a/node_modules/tool': tool, 'node_modules/@tool/win32-arm64': {} },
    }),
  ).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    },
    'node_modules/@tool/windows-x64': {
      version: '1.2.3',
      os: ['win32'],
      cpu: ['x64'],
      optional: true,
    },
  });
});

it('skips packages for all platforms and version ranges', () => {
  const optionalDependencies = { fsevents: '2.3.3', '@tool/linux-x64': '^1.0.0' };
  expect(missingEntries({ packages: { 'node_modules/tool': { optionalDependencies } } })).toEqual(
    {},
  );
});
