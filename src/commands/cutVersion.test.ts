import { describe, expect, it } from 'vitest';
import { lostPages, nextManifest, problemWith } from './cutVersion.mjs';

const wish = { version: '3.9.0', date: '2030-01-31', replace: undefined };

describe('problemWith', () => {
  it('accepts a newer version', () => {
    expect(problemWith(wish, ['3.8.0', '3.7.0'])).toBeUndefined();
    expect(problemWith({ ...wish, version: '3.10.0' }, ['3.9.0'])).toBeUndefined();
    expect(problemWith({ ...wish, version: '3.8.1', replace: '3.8.0' }, ['3.8.0'])).toBeUndefined();
  });

  it.each([
    ['a version', { ...wish, version: 'v3.9' }, 'Found the version "v3.9"'],
    ['a missing date', { ...wish, date: undefined }, 'Found the date ""'],
    ['a date', { ...wish, date: '31/01/2030' }, 'Found the date "31/01/2030"'],
    ['a date that does not exist', { ...wish, date: '2030-13-41' }, 'Found the date "2030-13-41"'],
    ['a date after a short month', { ...wish, date: '2030-02-31' }, 'Found the date "2030-02-31"'],
    [
      'a version that already exists',
      { ...wish, version: '3.8.0' },
      'Found 3.8.0 in versions.json',
    ],
    ['an older version', { ...wish, version: '3.7.1' }, 'Found 3.8.0 in versions.json'],
    ['replacing another minor release', { ...wish, replace: '3.8.0' }, 'Found --replace 3.8.0'],
    [
      'replacing a version that does not exist',
      { ...wish, replace: '3.9.9' },
      'Found --replace 3.9.9',
    ],
  ])('explains what is wrong with %s', (_case, asked, message) => {
    expect(problemWith(asked, ['3.8.0', '3.7.0'])).toContain(message);
  });
});

describe('nextManifest', () => {
  const manifest = {
    name: 'docusaurus-3.8.0',
    description: 'The packages that the documentation of version 3.8.0 is verified against.',
    private: true,
    dependencies: {
      '@docusaurus/core': '3.8.0',
      'create-docusaurus': '3.8.1',
      react: '19.3.1',
      'remark-math': '6.0.0',
    },
    overrides: { sharp: '0.35.5', old: '1.0.0' },
  };
  const site = {
    dependencies: { '@docusaurus/core': '9.9.7', react: '20.0.0' },
    devDependencies: { sharp: '0.36.0' },
    overrides: { '@docsearch/react': '3.9.0', sharp: '$sharp', plugin: { sharp: '$sharp' } },
  };

  it('combines the manifest of the previous release with the packages of the site', () => {
    expect(nextManifest(manifest, site, '9.9.9', '9.9.8')).toEqual({
      name: 'docusaurus-9.9.9',
      description: 'The packages that the documentation of version 9.9.9 is verified against.',
      private: true,
      dependencies: {
        '@docusaurus/core': '9.9.8',
        'create-docusaurus': '9.9.8',
        react: '20.0.0',
        'remark-math': '6.0.0',
      },
      overrides: {
        '@docsearch/react': '3.9.0',
        sharp: '0.36.0',
        plugin: { sharp: '0.36.0' },
        old: '1.0.0',
      },
    });
  });
});

describe('lostPages', () => {
  it('finds pages that the newer version lacks, regardless of their format', () => {
    expect(lostPages(['a.md', 'b.mdx', 'c/d.mdx'], ['a.mdx', 'b.mdx'])).toEqual(['c/d.mdx']);
  });

  it('ignores partials and images', () => {
    expect(lostPages(['_part.mdx', 'a/_b.mdx', '_c/d.mdx', 'e.png'], [])).toEqual([]);
  });
});
