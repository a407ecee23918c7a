import { expect, it } from 'vitest';
import { fullAnchor, shortenAnchor } from './shortAnchor';

it.each([
  ['url', 'url', '*'],
  ['props-baseUrl', 'baseUrl', 'props-*'],
  ['theme-aliases', 'Theme aliases', '+'],
  ['more-café-aliases', 'Café aliases!', 'more-+'],
  ['tree', 'The tree of the app', 'tree'],
  ['c++', 'Languages', 'c++='],
  ['a=', 'B', 'a=='],
  ['', 'Top', ''],
  ['signs', '--- …', 'signs'],
])('shortens the anchor %j of the heading %j to %j, and restores it', (anchor, heading, short) => {
  expect(shortenAnchor(anchor, heading)).toBe(short);
  expect(fullAnchor(short, heading)).toBe(anchor);
});
