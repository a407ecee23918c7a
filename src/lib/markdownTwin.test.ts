import { describe, expect, it } from 'vitest';
import { markdownTwinOf } from './markdownTwin';

describe('markdownTwinOf', () => {
  it.each([
    ['/docs/installation/', '/docs/installation.md'],
    ['/docs/3.8.0/', '/docs/3.8.0.md'],
    ['/docs//', '/docs.md'],
    ['/changelog/V2 Changelog/', '/changelog/V2%20Changelog.md'],
    ['/changelog/V2%20Changelog/', '/changelog/V2%20Changelog.md'],
    ['/', undefined],
    ['/tests/docs/', undefined],
  ])('%s → %s', (page, twin) => {
    expect(markdownTwinOf(page)).toBe(twin);
  });
});
