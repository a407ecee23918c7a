import { expect, it } from 'vitest';
import { linkSheets } from './linkSheets';

const manifest = {
  entrypoints: ['main'],
  origins: { main: ['runtime', 'styles', 'main'], a1b: ['a1b', 'doc'] },
  assets: {
    styles: { css: [{ file: 'styles.css' }] },
    doc: { css: [{ file: 'doc.css' }] },
    a1b: { js: [{ file: 'a1b.js' }] },
    c2d: { js: [{ file: 'c2d.js' }] },
  },
};

const linked = linkSheets(
  manifest,
  new Map([
    ['@theme/DocItem', new Set(['doc', 'a1b'])],
    ['@site/docs/plain.md', new Set(['c2d'])],
  ]),
);

it('lists the sheets of a module, but not its scripts', () => {
  expect(linked.origins).toEqual({
    main: ['runtime', 'styles', 'main'],
    '@theme/DocItem': ['doc'],
  });
});

it('keeps the files of the chunks', () => {
  expect(linked.assets).toEqual(manifest.assets);
});
