import { describe, expect, it } from 'vitest';
import { likelyPages } from './likelyPages';

const versions = [
  { label: 'Canary', path: '/docs' },
  { label: '3.8.0', path: '/docs/3.8.0' },
  { label: '3.7.0', path: '/docs/3.7.0' },
];
const paths = [
  '/docs/installation/',
  '/docs/3.8.0/installation/',
  '/docs/3.7.0/installation/',
  '/docs/sidebar/',
  '/docs/sidebar/items/',
  '/docs/api/plugins/@docusaurus/plugin-pwa/',
  '/docs/3.8.0/swizzling/',
  '/blog/releases/3.8/',
  '/showcase/',
  '/versions/',
];
const find = (pathname: string) => likelyPages(pathname, paths, versions).map(({ path }) => path);

describe('likelyPages', () => {
  it('finds a mistyped page', () => {
    expect(find('/docs/instalation/')[0]).toBe('/docs/installation/');
    expect(find('/show-case')[0]).toBe('/showcase/');
    expect(find('/docs/plugin-pwa/')).toContain('/docs/api/plugins/@docusaurus/plugin-pwa/');
  });

  it('ignores capitalization, file names, and missing slashes', () => {
    expect(find('/docs/INSTALLATION.html')[0]).toBe('/docs/installation/');
    expect(find('/docs/sidebar/items/index.html')[0]).toBe('/docs/sidebar/items/');
  });

  it('suggests the page with the same name in all other versions', () => {
    expect(likelyPages('/docs/3.6.0/swizzling/', paths, versions)[0]).toEqual({
      path: '/docs/3.8.0/swizzling/',
      version: '3.8.0',
    });
    expect(find('/docs/next/installation/')).toHaveLength(3);
    expect(find('/docs/3.8.0/installation.md')).toEqual([
      '/docs/3.8.0/installation/',
      '/docs/installation/',
      '/docs/3.7.0/installation/',
    ]);
  });

  it('suggests a similar page only in the version of the URL', () => {
    expect(find('/docs/3.7.0/instalation/')).toEqual(['/docs/3.7.0/installation/']);
  });

  it('suggests nothing if no URL is similar', () => {
    expect(find('/zzz/qqq/')).toEqual([]);
    expect(find('/')).toEqual([]);
    expect(find('/%E0%A4%A/')).toEqual([]);
  });
});
