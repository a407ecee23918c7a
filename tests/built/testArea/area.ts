import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { versionControl } from '../../../src/config/versionControl';
import { buildDir, builtFiles, pages, parse } from '../builtSite';
import type { Row } from './row';

const isTest = (address: string) => address.startsWith('/tests/');

const debug = (name: string): Row => ({
  addresses: [`/__docusaurus/debug/${name}`],
  asserts: 'the debug page hides from search engines',
  built(look) {
    const $ = look.page(`/__docusaurus/debug/${name}`);
    expect(look.attributes($, 'meta[name="robots"]', 'content').join()).toContain('noindex');
  },
});

/** Rows about the entire area or the site. */
export const areaRows: readonly Row[] = [
  {
    addresses: ['/tests/'],
    asserts: 'the home page links to the three sections',
    built(look) {
      expect(look.attributes(look.page('/tests/'), 'main li a', 'href')).toEqual([
        '/tests/docs/',
        '/tests/blog/',
        '/tests/pages/',
      ]);
    },
  },
  {
    addresses: [],
    asserts: 'nothing below /tests/ is in the search',
    built(look) {
      const indexes = builtFiles.filter((file) => /search.*\.json$/.test(file));
      const texts = look
        .some(indexes, 'search indexes')
        .map((file) => readFileSync(join(buildDir, file), 'utf8'));
      // URLs appear in the files in this form. Otherwise, the next line wouldn't prove
      // anything.
      expect(texts.join()).toContain('"/docs/installation/"');
      expect(texts.filter((text) => text.includes('"/tests/'))).toEqual([]);
    },
  },
  {
    addresses: [],
    asserts: 'every page of the docs says noindex; unlisted pages of each plugin do so too',
    built(look) {
      const docs = pages.filter(({ path }) => path.startsWith('/tests/docs/'));
      const indexed = look
        .some(docs, 'test docs')
        .filter(
          (page) => !/noindex/.test(parse(page)('meta[name="robots"]').attr('content') ?? ''),
        );
      expect(indexed.map(({ path }) => path)).toEqual([]);
    },
  },
  {
    addresses: [],
    asserts: 'docs and pages of Markdown show the date and the author of their last update',
    built(look) {
      for (const address of ['/tests/docs/dummy/', '/tests/pages/seo/']) {
        const line = look.page(address)('.theme-last-updated');
        expect(line.text(), address).toMatch(
          // A copy without Git doesn't have this line.
          versionControl === 'disabled' ? /^$/ : /^Last updated on .*\d{4} by ./,
        );
        look.count += 1;
      }
    },
  },
  {
    addresses: [],
    asserts: 'files with odd names and a plain site are served as they are',
    built(look) {
      const files = [
        'dogfooding/javadoc/index.html',
        'dogfooding/names with spaces/a shore.png',
        'dogfooding/海/海岸.png',
        'dogfooding/invalid.css',
      ];
      for (const file of files) {
        expect(builtFiles, file).toContain(file);
        const copy = readFileSync(join(buildDir, file));
        const source = readFileSync(join(buildDir, '../tests/dogfood/static', file));
        expect(copy.equals(source), file).toBe(true);
        look.count += 1;
      }
    },
  },
  {
    addresses: [],
    asserts: 'the custom item of the navbar appears here only',
    built(look) {
      const wrong = look
        .some(pages, 'pages')
        .filter(({ html, path }) => html.includes('custom navbar item alert') !== isTest(path));
      expect(wrong.map(({ path }) => path)).toEqual([]);
      expect(pages.filter(({ path }) => isTest(path)).length).toBeGreaterThan(130);
    },
  },
  {
    addresses: [],
    asserts: 'a theme of the test area adds a part and wraps one, in the test area only',
    built(look) {
      const $ = look.page('/tests/pages/markdown-tests-mdx/');
      expect(look.texts($, '[data-testid="test-stamp"]')).toEqual([
        'This line comes from a part of the test theme.',
      ]);
      const boxes = look.all($, 'main details');
      expect(boxes.filter('.test-theme-details.alert')).toHaveLength(boxes.length);
      const elsewhere = pages.filter(
        ({ html, path }) => html.includes('<details') && !isTest(path),
      );
      expect(
        look
          .some(elsewhere, 'pages with boxes outside of the test area')
          .filter(({ html }) => html.includes('test-theme-details'))
          .map(({ path }) => path),
      ).toEqual([]);
    },
  },
  debug(''),
  debug('config/'),
  debug('content/'),
  debug('globalData/'),
  debug('metadata/'),
  debug('registry/'),
  debug('routes/'),
];
