import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials';

it.each([
  ['Joel Marcey', 'JM'],
  ['Endilie Yacop Sucipto', 'ES'],
  ['Sébastien Lorber', 'SL'],
  ['Éva', 'ÉV'],
  ['  wei   gao ', 'WG'],
  ['slorber', 'SL'],
  ['Josh-Cena', 'JC'],
  ['a', 'A'],
  ['dependabot[bot]', 'DE'],
  ['0420syj', '04'],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('rejects a name without letters or digits, and gives an example', () => {
  expect(() => initialsOf(' - ')).toThrow(/Found the name " - ", expected .*"Joel Marcey"/);
});

it('always returns the same hue for a handle', () => {
  expect(hueOf('Octocat')).toBe(hueOf('octocat'));
  expect(new Set(['ann', 'ben', 'cem', 'dan'].map(hueOf)).size).toBeGreaterThan(1);
  expect(hueOf('someone')).toBeLessThan(360);
});
