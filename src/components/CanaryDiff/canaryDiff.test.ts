import { expect, test } from 'vitest';
import { canaryDiff, isCanary } from './canaryDiff';

test('on a site built with a stable release, readers fill in the canary number', () => {
  const diff = canaryDiff('3.10.2');
  expect(diff).toContain('-    "@docusaurus/core": "^3.10.2",');
  expect(diff).toContain('+    "@docusaurus/core": "3.10.2-canary-NUMBER",');
});

test('canary versions have no caret', () => {
  const added = canaryDiff('3.10.2')
    .split('\n')
    .filter((line) => line.startsWith('+'));
  expect(added).toHaveLength(3);
  expect(added.join()).not.toContain('^');
});

test('a site built with a canary release shows that version', () => {
  const diff = canaryDiff('4.0.0-canary-6822');
  expect(diff).toContain('+    "@docusaurus/core": "4.0.0-canary-6822",');
  expect(diff).not.toContain('NUMBER');
});

test.each([
  ['3.10.2', false],
  ['4.0.0-canary-6822', true],
  ['3.0.0-beta.0', false],
])('%s is a canary: %s', (version, expected) => {
  expect(isCanary(version)).toBe(expected);
});
