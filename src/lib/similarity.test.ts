import { expect, it } from 'vitest';
import { dice, similarity } from './similarity';

it('compares lists regardless of their order, and counts repeated items', () => {
  expect(dice(['a', 'b'], ['b', 'a'])).toBe(1);
  expect(dice(['a', 'a', 'b'], ['a'])).toBe(0.5);
  expect(dice([], [])).toBe(0);
});

it('compares texts by their bigrams, regardless of punctuation', () => {
  expect(similarity('site-config', 'site config')).toBe(1);
  expect(similarity('config', 'configs')).toBeGreaterThan(0.6);
  expect(similarity('config', 'blog')).toBeLessThan(0.2);
});
