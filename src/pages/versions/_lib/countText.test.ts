import { expect, it } from 'vitest';
import { countText, summaryText } from './countText';

it('lists only kinds of differences that occur', () => {
  expect(countText({ changed: 3, added: 1, removed: 0 })).toBe('3 changed, 1 added');
  expect(countText({ removed: 2 })).toBe('2 removed');
});

it('counts the differences', () => {
  expect(summaryText({ changed: 1, added: 0, removed: 0 })).toBe('1 difference: 1 changed.');
  expect(summaryText({ changed: 1, added: 2, removed: 3 })).toBe(
    '6 differences: 1 changed, 2 added, 3 removed.',
  );
});
