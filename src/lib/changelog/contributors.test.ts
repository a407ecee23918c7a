import { expect, it } from 'vitest';
import { countContributors, DIGITS, groupByLetter, letterId } from './contributors';

const counts = countContributors([
  ['zed', 'Anna', '7seas'],
  ['anna-b', 'zed'],
]);

it('counts the releases of each contributor in alphabetical order', () => {
  expect(counts).toEqual([
    ['7seas', 1],
    ['Anna', 1],
    ['anna-b', 1],
    ['zed', 2],
  ]);
});

it('groups contributors by first letter, ignoring case', () => {
  const groups = groupByLetter(counts, '');
  expect(groups.map(([letter, people]) => [letter, people.length])).toEqual([
    [DIGITS, 1],
    ['A', 2],
    ['Z', 1],
  ]);
  expect(groups.map(([letter]) => letterId(letter))).toEqual(['digits', 'a', 'z']);
});

it('finds contributors by part of their handle', () => {
  const find = (text: string): string[] =>
    groupByLetter(counts, text).flatMap(([, people]) => people.map(([handle]) => handle));
  expect(find('@ANNA')).toEqual(['Anna', 'anna-b']);
  expect(find(' ed ')).toEqual(['zed']);
  expect(find('nobody')).toEqual([]);
});
