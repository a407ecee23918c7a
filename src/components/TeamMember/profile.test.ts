import { expect, test } from 'vitest';
import { profileOf } from './profile';

test('returns the URL of the profile', () => {
  expect(profileOf('Josh-Cena')).toBe('https://github.com/Josh-Cena');
});

test.each(['@slorber', 'https://github.com/slorber', 'two words', '-lead', 'double--hyphen', ''])(
  'stops the build at the handle "%s" and explains what to write',
  (handle) => {
    expect(() => profileOf(handle)).toThrow(/expected a GitHub handle\. .*github="slorber"/);
  },
);
