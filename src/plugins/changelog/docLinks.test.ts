import { expect, it } from 'vitest';
import { findDocLinks } from './docLinks';

const page = (permalink: string, ...headings: string[]) => ({
  permalink,
  source: headings.join('\n\nText.\n\n'),
});

it('finds headings that are the name of an option', () => {
  const links = findDocLinks([
    page('/docs/api/config', '### `onBrokenLinks` {/* #onBrokenLinks */}'),
    page('/docs/cli', '#### `--out-dir` <!-- #out-dir -->', '## About `someThing` {/* #about */}'),
    page('/docs/flags', '### `v4.useCssCascadeLayers` {/* #layers */}'),
  ]);
  expect(Object.fromEntries(links)).toEqual({
    onBrokenLinks: '/docs/api/config#onBrokenLinks',
    '--out-dir': '/docs/cli#out-dir',
    'v4.useCssCascadeLayers': '/docs/flags#layers',
  });
});

it('leaves out names that mean several things', () => {
  const links = findDocLinks([
    page('/docs/a', '### `title` {/* #title */}', '### `editUrl` {/* #editUrl */}'),
    page('/docs/b', '### `editUrl` {/* #editUrl */}'),
    page('/docs/c', '### `editUrl` {/* #editUrl */}'),
  ]);
  expect(links.size).toBe(0);
});
