import { expect, it } from 'vitest';
import { compareVersions, lineOf, VERSION } from './versions';

it('sorts versions in the order of their release', () => {
  const ordered = [
    '2.0.0-alpha.9',
    '2.0.0-alpha.10',
    '2.0.0-beta.1',
    '2.0.0-rc.1',
    '2.0.0',
    '2.0.1',
    '2.10.0',
    '3.0.0-alpha.0',
    '3.0.0',
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('3.1.0', '3.1.0')).toBe(0);
});

it('groups releases by major version, and prereleases by stage', () => {
  expect(['3.8.0', '2.4.3', '2.0.0-beta.12', '2.0.0-rc.1'].map(lineOf)).toEqual([
    '3.x',
    '2.x',
    '2.0.0 beta',
    '2.0.0 rc',
  ]);
});

it('distinguishes versions from other names', () => {
  expect(['3.8.0', '2.0.0-alpha.19'].every((name) => VERSION.test(name))).toBe(true);
  expect(['v3.8.0', '3.8', '3.8.0-next', 'v2-changelog'].some((name) => VERSION.test(name))).toBe(
    false,
  );
});
