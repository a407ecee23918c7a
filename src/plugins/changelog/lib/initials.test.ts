import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials';

it.each([
  ['slorber', 'SL'],
  ['Josh-Cena', 'JC'],
  ['a', 'A'],
  ['dependabot[bot]', 'DE'],
  ['0420syj', '04'],
])('%s is drawn as %s', (handle, initials) => {
  expect(initialsOf(handle)).toBe(initials);
});

it('keeps the hue of a handle', () => {
  expect(hueOf('Octocat')).toBe(hueOf('octocat'));
  expect(new Set(['ann', 'ben', 'cem', 'dan'].map(hueOf)).size).toBeGreaterThan(1);
  expect(hueOf('someone')).toBeLessThan(360);
});
