import { expect, it } from 'vitest';
import { drawHistory } from './history';

const runs = [1.5, 0.5].map((ratio, index) => ({
  date: `2025-01-0${index + 1}`,
  commit: 'abc',
  ratios: { 'Main script: main': ratio },
}));

it('draws a point for each run, and the latest ratio as text', () => {
  const svg = drawHistory(runs);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('points="40,75 780,185"');
  expect(svg).toContain('Main script: main: 0.5');
  expect(svg).toContain('2025-01-02');
});

it('draws a single run', () => {
  expect(drawHistory(runs.slice(0, 1))).not.toContain('NaN');
});
