import { describe, expect, it } from 'vitest';
import { socialCardOf } from './socialCard';

describe('socialCardOf', () => {
  it('returns the file and section for docs, posts, releases, and main pages', () => {
    expect(socialCardOf('/docs/3.8.0/installation/')).toEqual({
      file: 'social-cards/docs/3.8.0/installation.png',
      section: 'Documentation',
    });
    expect(socialCardOf('/blog/releases/3.8/')?.section).toBe('Blog');
    expect(socialCardOf('/changelog/3.8.0/')?.section).toBe('Changelog');
    expect(socialCardOf('/showcase')?.file).toBe('social-cards/showcase.png');
  });

  it('is undefined for the home page, lists, tests, and tools', () => {
    const others = ['/', '/blog/page/2/', '/blog/tags/release/', '/docs/tags/', '/tests/docs/'];
    for (const path of [...others, '/__docusaurus/debug/', '/404.html', '/search/']) {
      expect([path, socialCardOf(path)]).toEqual([path, undefined]);
    }
  });
});
