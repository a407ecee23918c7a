import { expect, it } from 'vitest';
import { replaceIds, shortIds } from './ShortChunkIds';

const long = 'vendors-node_modules_mermaid_dist_index_js';
const unnamed = (...ids: string[]) => ids.map((id) => ({ id, name: undefined }));

it('shortens the IDs of chunks without a name', () => {
  const ids = shortIds([...unnamed(long, `${long}-_1`), { id: 'styles-doc', name: 'styles-doc' }]);
  expect([...ids.keys()]).toEqual([long, `${long}-_1`]);
  expect(new Set(ids.values()).size).toBe(2);
  for (const id of ids.values()) {
    expect(id).toMatch(/^c[0-9a-f]{4}$/);
  }
});

it('gives a chunk the same ID in each build', () => {
  expect(shortIds(unnamed(long)).get(long)).toBe(shortIds(unnamed('a', long, 'z')).get(long));
});

it('gives each chunk its own ID', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `node_modules_${index}`);
  expect(new Set(shortIds(unnamed(...many)).values()).size).toBe(1_000);
});

it('replaces IDs with and without quotes, but not words that contain one', () => {
  const ids = new Map([
    [long, 'c0a1b'],
    ['src_search_index_tsx', 'c1c2d'],
  ]);
  const code = `n.e("${long}"),{src_search_index_tsx:1,"${long}-_1":2},a.src_search_index_tsx_old`;
  expect(replaceIds(code, ids)).toBe(
    `n.e("c0a1b"),{c1c2d:1,"${long}-_1":2},a.src_search_index_tsx_old`,
  );
});
