import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDir, builtFiles, pageAt, pages, parse } from './builtSite';

const SIGNATURE = '89504e470d0a1a0a';

const cardOf = (path: string) =>
  new URL(parse(pageAt(path))('meta[property="og:image"]').attr('content') ?? '').pathname;

test('docs, releases, and main pages have a card, and posts keep their own image', () => {
  const cards = [
    '/docs/installation/',
    '/docs/3.8.0/installation/',
    '/changelog/3.8.0/',
    '/showcase/',
    '/community/support/',
  ].map(cardOf);
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    expect(card).toMatch(/^\/social-cards\//);
  }
  expect(cardOf('/blog/releases/3.8/')).toMatch(/^\/assets\/images\/cover-/);
  expect(cardOf('/')).toBe('/img/social-card.png');
});

test('every card that a page refers to was generated', () => {
  const named = pages
    .map(({ html }) => /\/social-cards\/[^\s">]+\.png/.exec(html)?.[0])
    .filter((card) => card !== undefined)
    .map((card) => decodeURI(card).slice(1));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((card) => !builtFiles.includes(card))).toEqual([]);
  const head = readFileSync(join(buildDir, named[0] ?? '')).subarray(0, 8);
  expect(head.toString('hex')).toBe(SIGNATURE);
});
