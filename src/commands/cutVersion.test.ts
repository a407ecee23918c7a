import { describe, expect, it } from 'vitest';
import { nextManifest, pinLinks, problemWith } from './cutVersion.mjs';

const wish = { version: '3.9.0', date: '2030-01-31', replace: undefined };

describe('problemWith', () => {
  it('has nothing against a newer version', () => {
    expect(problemWith(wish, ['3.8.0', '3.7.0'])).toBeUndefined();
    expect(problemWith({ ...wish, version: '3.10.0' }, ['3.9.0'])).toBeUndefined();
    expect(problemWith({ ...wish, version: '3.8.1', replace: '3.8.0' }, ['3.8.0'])).toBeUndefined();
  });

  it.each([
    ['a version', { ...wish, version: 'v3.9' }, 'Found the version "v3.9"'],
    ['a missing date', { ...wish, date: undefined }, 'Found the date ""'],
    ['a date', { ...wish, date: '31/01/2030' }, 'Found the date "31/01/2030"'],
    ['a day that is none', { ...wish, date: '2030-13-41' }, 'Found the date "2030-13-41"'],
    ['a version that is there', { ...wish, version: '3.8.0' }, 'Found 3.8.0 in versions.json'],
    ['an older version', { ...wish, version: '3.7.1' }, 'Found 3.8.0 in versions.json'],
    ['replacing another minor release', { ...wish, replace: '3.8.0' }, 'Found --replace 3.8.0'],
    ['replacing what is not there', { ...wish, replace: '3.9.9' }, 'Found --replace 3.9.9'],
  ])('says what is wrong with %s', (_case, asked, message) => {
    expect(problemWith(asked, ['3.8.0', '3.7.0'])).toContain(message);
  });
});

describe('pinLinks', () => {
  it.each([
    ['[a](/docs/cli/#build)', '[a](/docs/9.9.9/cli/#build)'],
    ['[a]: /docs/cli/', '[a]: /docs/9.9.9/cli/'],
    ['<Link to="/docs/cli/">', '<Link to="/docs/9.9.9/cli/">'],
    ['[a](/docs/3.8.0/cli/) [b](./b.mdx) [c](/blog/)', undefined],
    ['The folder /docs/ stays', undefined],
    ['```md\n[a](/docs/cli/)\n```', undefined],
    ['````md\n```\n[a](/docs/a/)\n```\n````', undefined],
  ])('%j', (text, expected) => {
    expect(pinLinks(text, '9.9.9')).toBe(expected ?? text);
  });

  it('goes on behind a code block', () => {
    expect(pinLinks('```js\na\n```\n[a](/docs/a/)', '9.9.9')).toBe(
      '```js\na\n```\n[a](/docs/9.9.9/a/)',
    );
  });
});

it('makes the manifest of a release from that of the one before', () => {
  const manifest = {
    name: 'docusaurus-3.8.0',
    description: 'The packages that the documentation of version 3.8.0 is verified against.',
    private: true,
    dependencies: { '@docusaurus/core': '3.8.0', 'create-docusaurus': '3.8.1', react: '19.3.1' },
    overrides: { sharp: '0.35.5' },
  };
  expect(nextManifest(manifest, '9.9.9', '9.9.8')).toEqual({
    name: 'docusaurus-9.9.9',
    description: 'The packages that the documentation of version 9.9.9 is verified against.',
    private: true,
    dependencies: { '@docusaurus/core': '9.9.8', 'create-docusaurus': '9.9.8', react: '19.3.1' },
    overrides: { sharp: '0.35.5' },
  });
});
