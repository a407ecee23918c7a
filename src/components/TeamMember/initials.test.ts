import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Joel Marcey', 'JM'],
  ['Endilie Yacop Sucipto', 'ES'],
  ['Sébastien Lorber', 'SL'],
  ['Éva', 'É'],
  ['  wei   gao ', 'WG'],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name without letters stops the build with an example', () => {
  expect(() => initialsOf(' 42 ')).toThrow(/name is " 42 ", expected .*name="Joel Marcey"/);
});
