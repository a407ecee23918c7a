import { expect, test } from 'vitest';
import { profileOf } from './profile';

test('a handle becomes the address of the profile', () => {
  expect(profileOf('Josh-Cena')).toBe('https://github.com/Josh-Cena');
});

test.each(['@slorber', 'https://github.com/slorber', 'two words', '-lead', 'double--hyphen', ''])(
  'the handle "%s" stops the build and says what to write',
  (handle) => {
    expect(() => profileOf(handle)).toThrow(/expected a GitHub handle .*github="slorber"/);
  },
);
