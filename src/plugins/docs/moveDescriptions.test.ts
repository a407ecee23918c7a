import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { descriptionsOf, hasCards, moveDescriptions } from './moveDescriptions';

it('lists descriptions by the ID of their doc', () => {
  const docs = [
    { id: 'intro', description: 'What it is.' },
    { id: 'guides/start', description: '' },
  ];
  expect(descriptionsOf(docs)).toEqual({ intro: 'What it is.', 'guides/start': '' });
});

describe('hasCards', () => {
  it.each([
    ['<DocCardList />', true],
    ['```mdx\n```\n\n<DocCardList items={items} />', true],
    ['The `DocCard` component', false],
    ['```mdx\n<DocCardList />\n```', false],
    ['1. Step\n\n   ````md\n   ```\n   <DocCardList />\n   ```\n   ````', false],
  ])('%j: %s', (markdown, expected) => {
    expect(hasCards(markdown)).toBe(expected);
  });
});

describe('moveDescriptions', () => {
  const page = (path: string) => ({
    path,
    component: 'DocItem',
    exact: true,
    modules: { content: `@site${path}.mdx` },
  });
  const category = (path: string) => ({
    path,
    component: 'DocCategoryGeneratedIndexPage',
    exact: true,
    props: { categoryGeneratedIndex: { title: 'Guides' } },
  });
  const version = (name: string, routes: RouteConfig[]) => ({
    path: `/${name}`,
    component: 'DocVersionRoot',
    props: { version: { version: name, label: name, docs: { a: { description: 'About a.' } } } },
    routes: [{ path: `/${name}`, component: 'DocRoot', routes }],
  });
  const cards = {
    files: new Map([
      ['new', 'new.json'],
      ['old', 'old.json'],
    ]),
    sources: new Set(['@site/new/cards.mdx']),
  };
  const contextOf = (file: string) => ({ data: { cardDescriptions: file } });

  it('gives each version its own descriptions, on pages with cards only', () => {
    const route = {
      path: '/docs',
      component: 'DocsRoot',
      routes: [
        version('new', [page('/new/a'), page('/new/cards'), category('/new/guides')]),
        version('old', [page('/old/cards'), category('/old/guides')]),
      ],
    };
    const moved = moveDescriptions(route, cards);
    const pages = moved.routes?.flatMap(({ routes }) => routes?.flatMap((root) => root.routes));
    expect(pages).toEqual([
      page('/new/a'),
      { ...page('/new/cards'), context: contextOf('new.json') },
      { ...category('/new/guides'), context: contextOf('new.json') },
      page('/old/cards'),
      { ...category('/old/guides'), context: contextOf('old.json') },
    ]);
    expect(moved.routes?.map(({ props }) => props)).toEqual(
      ['new', 'old'].map((name) => ({ version: { version: name, label: name, docs: {} } })),
    );
  });
});
