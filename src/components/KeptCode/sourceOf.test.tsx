import { describe, expect, it } from 'vitest';
import { sourceOf } from './sourceOf';

describe('sourceOf', () => {
  it('differs if the code or its options differ', () => {
    const sources = [
      { children: 'a' },
      { children: 'b' },
      { children: 'a', className: 'language-ts' },
      { children: 'a', metastring: '{1}' },
    ].map(sourceOf);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources).not.toContain(undefined);
  });

  it('is the same for text in one piece and in several', () => {
    expect(sourceOf({ children: ['a', 'b'] })).toBe(sourceOf({ children: 'ab' }));
  });

  it.each([
    ['live code', { children: 'a', live: true }],
    ['code with elements', { children: <b>a</b> }],
    ['a title with elements', { children: 'a', title: <b>b</b> }],
    ['no code', {}],
  ])("doesn't exist for %s", (_case, props) => {
    expect(sourceOf(props)).toBeUndefined();
  });
});
