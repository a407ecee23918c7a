import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/plugins/searchIndex/readPage';
import { indexSettings } from '../../src/search/hosted/provider';
import { parse, samplePages, sitemapPaths } from './builtSite';

type Selectors = Record<string, string>;

interface Action {
  readonly indexName: string;
  readonly recordExtractor: (page: {
    $: CheerioAPI;
    helpers: { docsearch: (options: { recordProps: Record<string, unknown> }) => unknown };
  }) => unknown;
}

interface Configuration {
  readonly actions: readonly Action[];
  readonly initialIndexSettings: Record<string, Record<string, unknown>>;
}

/** Runs the file as the editor of the crawler does. */
function readConfiguration(): Configuration {
  const source = readFileSync(join(__dirname, '../../src/search/hosted/crawler.js'), 'utf8');
  let found: Configuration | undefined;
  class Crawler {
    constructor(configuration: Configuration) {
      found = configuration;
    }
  }
  new Function('Crawler', source)(Crawler);
  if (!found) {
    throw new Error('crawler.js creates no crawler');
  }
  return found;
}

const { actions, initialIndexSettings } = readConfiguration();
const [action] = actions;

/** The area and the selectors that the crawler uses on a page. */
function propsOf($: CheerioAPI): { area: string; selectors: Selectors } {
  let props: Record<string, unknown> = {};
  action?.recordExtractor({
    $,
    helpers: {
      docsearch: ({ recordProps }) => {
        props = recordProps;
      },
    },
  });
  const { lvl0, ...selectors } = props;
  return {
    area: (lvl0 as { defaultValue: string }).defaultValue,
    selectors: selectors as Selectors,
  };
}

const listed = new Set(sitemapPaths());
const crawled = samplePages()
  .filter(({ path }) => listed.has(path) && !path.startsWith('/tests/'))
  .map((page) => ({ path: page.path, html: page.html, $: parse(page) }));

describe('the configuration of the hosted crawler', () => {
  test('finds the area, the title, all headings, and the text of each kind of page', () => {
    expect(crawled.length).toBeGreaterThan(15);
    const faults = crawled.flatMap(({ path, $ }) => {
      const { area, selectors } = propsOf($);
      const headings = Object.entries(selectors).filter(([name]) => name.startsWith('lvl'));
      const found = new Set(headings.flatMap(([, selector]) => $(selector).get()));
      const missed = $('main :is(h1, h2, h3, h4, h5, h6)')
        .get()
        .filter((heading) => !found.has(heading));
      return [
        area.trim() ? '' : 'no area',
        $(selectors.lvl1 ?? '').length === 1 ? '' : 'not one title',
        missed.length === 0 ? '' : `${missed.length} headings are missing`,
        $(selectors.content ?? '').length > 0 ? '' : 'no text',
        $('meta[name="docsearch:language"]').length === 1 ? '' : 'no language',
        $('meta[name="docsearch:docusaurus_tag"]').length === 1 ? '' : 'no tag',
      ]
        .filter(Boolean)
        .map((fault) => `${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('finds the same areas as the upload', () => {
    const areas = crawled.map(({ path, html, $ }) => [
      path,
      propsOf($).area,
      readPage(html, path)?.area,
    ]);
    expect(new Set(areas.map(([, area]) => area)).size).toBeGreaterThan(3);
    expect(areas.filter(([, found, expected]) => expected && found !== expected)).toEqual([]);
  });

  test('has the settings of uploaded records, except for the words that only those have', () => {
    const { searchableAttributes, ...others } = indexSettings;
    expect(initialIndexSettings[action?.indexName ?? '']).toEqual({
      ...others,
      searchableAttributes: searchableAttributes.filter((name) => name !== 'keywords'),
    });
  });
});
