import { expect, it } from 'vitest';
import { docLinkOf, findDocLinks } from './docLinks';

const page = (permalink: string, ...headings: string[]) => ({
  permalink,
  source: headings.join('\n\nText.\n\n'),
  format: 'mdx' as const,
});

const table = (of: string, ...names: string[]) =>
  `<ApiTable ${of}>\n\n| Name | Type |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | x |`).join('\n')}\n\n</ApiTable>`;

it('finds headings that consist of the name of an option', () => {
  const links = findDocLinks([
    page('/docs/api/config', '### `onBrokenLinks` {/* #onBrokenLinks */}'),
    page('/docs/cli', '#### `--out-dir` {/* #out-dir */}', '## About `someThing` {/* #about */}'),
    { ...page('/docs/md', '## `onText` <!-- #on-text -->'), format: 'md' },
    page('/docs/flags', '### `v4.useCssCascadeLayers` {/* #layers */}'),
  ]);
  expect([...links.keys()]).toEqual([
    'onBrokenLinks',
    '--out-dir',
    'onText',
    'v4.useCssCascadeLayers',
  ]);
  expect(docLinkOf(links, 'onBrokenLinks', [])).toBe('/docs/api/config#onBrokenLinks');
  expect(docLinkOf(links, '--out-dir', ['@docusaurus/core'])).toBe('/docs/cli#out-dir');
});

it('ignores ambiguous names', () => {
  const links = findDocLinks([
    page('/docs/a', '### `title` {/* #title */}', '### `editUrl` {/* #editUrl */}'),
    page('/docs/b', '### `editUrl` {/* #editUrl */}'),
    page('/docs/c', table('of="plugin-sitemap options"', 'path')),
  ]);
  expect([...links.keys()]).toEqual(['editUrl']);
  expect(docLinkOf(links, 'editUrl', [])).toBeUndefined();
});

it('finds the options of a plugin for changes in that plugin', () => {
  const blog = '@docusaurus/plugin-content-blog';
  const links = findDocLinks([
    page('/docs/blog', table('of="plugin-content-blog options" anchors="ex"', 'editUrl', 'onX')),
    page('/docs/docs', table('of="plugin-content-docs options"', 'editUrl')),
    page('/docs/types', table('of="type @docusaurus/types Route" anchors="r"', 'exactPath')),
  ]);
  expect(docLinkOf(links, 'onX', [blog, '@docusaurus/core'])).toBe('/docs/blog#ex-onX');
  expect(docLinkOf(links, 'onX', ['@docusaurus/core'])).toBeUndefined();
  expect(docLinkOf(links, 'editUrl', [blog])).toBe('/docs/blog#ex-editUrl');
  expect(docLinkOf(links, 'editUrl', [blog, '@docusaurus/plugin-content-docs'])).toBeUndefined();
  expect(docLinkOf(links, 'exactPath', ['@docusaurus/types'])).toBeUndefined();
});
