import { expect, it } from 'vitest';
import { firstParagraph, textParts } from './textParts';

it('splits a sentence at its backticks', () => {
  expect(textParts('`a` and `b`')).toEqual([
    { code: true, text: 'a' },
    { code: false, text: ' and ' },
    { code: true, text: 'b' },
  ]);
});

it('returns the text of the first paragraph', () => {
  expect(firstParagraph('Read [the post](/blog)\nabout `x`.\n\nMore.')).toBe(
    'Read the post about `x`.',
  );
  expect(firstParagraph('')).toBe('');
});
