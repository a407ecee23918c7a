// @vitest-environment happy-dom
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  defaultSettings,
  deserialize,
  serialize,
} from '../../src/components/ColorGenerator/settings';
import { readEnv } from '../../src/config/env';
import { requestsSchema } from '../../src/data/featureRequests/schema';
import { sitesSchema } from '../../src/data/showcase/schema';
import { knownFilter } from '../../src/lib/changelog/filter';
import { checkData } from '../../src/lib/checkData';
import { likelyPages } from '../../src/lib/likelyPages';
import { readFrameMessage } from '../../src/lib/liveFrame';
import { toJsonLd } from '../../src/lib/structuredData';
import { toPage } from '../../src/pages/_components/LiveSample/toPage';
import { boardAddress } from '../../src/pages/feature-requests/_lib/boardAddress';
import * as requests from '../../src/pages/feature-requests/_lib/requests';
import * as showcase from '../../src/pages/showcase/_lib/filters';
import { readQuery } from '../../src/pages/versions/_lib/readQuery';
import { completeJson, completeRss } from '../../src/plugins/feeds/completeFeeds';
import { feedHtml } from '../../src/plugins/feeds/feedHtml';
import { frameDocument } from '../../src/plugins/liveFrame/frameDocument';
import { withoutSearchWords } from '../../src/plugins/searchIndex/searchWords';
import { policyText } from '../../src/plugins/security/policy';
import { REDIRECT_SCRIPT } from '../../src/plugins/security/redirectPages';
import { drawCover } from '../../src/plugins/showcase/covers/drawCover';
import { drawCard } from '../../src/plugins/socialCards/drawCard';
import { finderOf, highlight, snippet } from '../../src/search/embedded/mark';
import { createHostedProvider } from '../../src/search/hosted/provider';
import { rememberPage, visitedPages } from '../../src/search/visitedPages';
import { moveKeys } from '../dogfood/clientModules/moveKeys';
import { rows } from './payloads';

const SITE = 'https://docs.example.org';
/** Whether a browser would run a script at this URL. Like browsers, `URL` ignores control characters. */
const isDangerous = (url: string) =>
  URL.canParse(url) && /^(?:javascript|vbscript|data):$/.test(new URL(url).protocol);

/** Elements of some HTML that could run a script, load something, or change the page. */
function dangers(html: string, allowed: readonly string[] = []): string[] {
  const $ = load(html, null, false);
  const found: string[] = [];
  $('*').each((_index, element) => {
    if (element.type !== 'tag' && element.type !== 'script' && element.type !== 'style') {
      return;
    }
    if (!allowed.includes(element.name)) {
      found.push(element.name);
    }
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(name) || name === 'srcdoc' || isDangerous(value)) {
        found.push(`${element.name} ${name}=${value}`);
      }
    }
  });
  return found;
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  expect('hacked' in window).toBe(false);
  expect(({} as Record<string, unknown>).hacked).toBeUndefined();
});

const query = (values: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams(values).toString()}`;

describe('query parameters', () => {
  it.each(rows)('of the showcase: %s', (_name, value) => {
    const search = query({ name: value, tags: value, operator: value });
    const filters = showcase.parseFilters(search);
    expect([filters.tags, filters.matchAll]).toEqual([[], false]);
    expect(showcase.writeFilters(filters, search)).toMatch(/^\?name=[\w%.*+-]*$/);
    expect(showcase.filterSites([], filters)).toEqual([]);
  });

  it.each(rows)('of feature requests: %s', (_name, value) => {
    const search = query({ q: value, area: value, status: value, sort: value });
    const filters = requests.parseFilters(search);
    expect([filters.area, filters.status, filters.order]).toEqual([undefined, undefined, 'newest']);
    expect(requests.filterRequests([], filters)).toEqual([]);
  });

  it.each(rows)('of a comparison: %s', (_name, value) => {
    const version = { name: '1', label: '1', docs: [{ id: 'intro', path: '/docs/' }] };
    expect(readQuery(query({ page: value }), [version])).toBeUndefined();
    const asked = readQuery(query({ page: 'intro', from: value, to: value }), [version]);
    expect([asked?.from, asked?.to]).toEqual([version, version]);
  });

  it.each(rows)('of a release: %s', (_name, value) => {
    expect(knownFilter([], { category: value, package: value })).toEqual({
      category: '',
      package: '',
    });
  });

  it.each(rows)('and hash of a redirect: %s', (_name, value) => {
    document.head.innerHTML = '<link rel="canonical" href="/docs/">';
    let target = '';
    const location = {
      search: `?${value}`,
      hash: `#${value}`,
      replace: (url: string) => {
        target = url;
      },
    };
    new Function('location', 'document', REDIRECT_SCRIPT)(location, document);
    const url = new URL(target, SITE);
    expect([url.origin, url.pathname]).toEqual([SITE, '/docs/']);
  });
});

describe('paths', () => {
  it.each(rows)('below a hosted board: %s', (_name, value) => {
    const url = new URL(boardAddress('https://board.example/b', value));
    expect([url.origin, url.pathname.startsWith('/b')]).toEqual(['https://board.example', true]);
  });

  it.each(rows)('that do not exist: %s', (_name, value) => {
    const pages = ['/docs/installation/', '/blog/'];
    const likely = likelyPages(`/docs/${value.slice(0, 2000)}`, pages, []);
    expect(likely.every(({ path }) => pages.includes(path))).toBe(true);
  });
});

describe('stored values', () => {
  it.each(rows)('of visited pages: %s', (_name, value) => {
    sessionStorage.setItem('search-visited-pages', value);
    expect(visitedPages()).toEqual([]);
    sessionStorage.setItem(
      'search-visited-pages',
      JSON.stringify([{ path: value, title: value, tag: value }, value, null, { path: 1 }]),
    );
    const paths = visitedPages().map(({ path }) => new URL(path, SITE).origin);
    expect(paths.every((origin) => origin === SITE)).toBe(true);
    rememberPage({ path: '/docs/', title: value, tag: value });
    expect(visitedPages()[0]?.path).toBe('/docs/');
  });

  it.each(rows)('of chosen colors: %s', (_name, value) => {
    expect(deserialize(value)).toBeUndefined();
    const { shades, ...colors } = JSON.parse(serialize(defaultSettings.light));
    for (const stored of [
      { ...colors, shades, baseColor: value },
      { ...colors, shades, background: value },
      { ...colors, shades: { ...shades, '--ifm-color-primary': value } },
    ]) {
      expect(deserialize(JSON.stringify(stored))).toBeUndefined();
    }
  });

  it.each(rows)('under old keys: %s', (_name, value) => {
    const stored = new Map([
      ['theme', value],
      [value, value],
    ]);
    moveKeys(
      {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, text) => stored.set(key, text),
        removeItem: (key) => stored.delete(key),
      },
      '-1',
    );
    expect([...stored.keys()].sort()).toEqual(['theme-1', value].sort());
  });
});

describe('search', () => {
  it.each(rows)('text of a page: %s', (_name, value) => {
    const words = [['word', 'script', 'hacked']];
    const found = finderOf(words)(`word ${value.slice(0, 500)} word`);
    expect(dangers(highlight(found), ['mark'])).toEqual([]);
    expect(dangers(snippet(found, 2), ['mark'])).toEqual([]);
  });

  it.each(rows)('query: %s', (_name, value) => {
    const word = value.slice(0, 64).toLowerCase();
    const found = finderOf([[word]])('plain text');
    expect(highlight(found).replace(/<\/?mark>/g, '')).toBe('plain text');
  });

  it.each(rows)('answer of the hosted service: %s', async (_name, value) => {
    const text = { value, matchLevel: 'full' };
    const hit = {
      objectID: value,
      url: value,
      content: value,
      hierarchy: { lvl0: value, lvl1: value },
      _highlightResult: { hierarchy: { lvl0: text }, content: text },
      _snippetResult: { hierarchy: { lvl0: text }, content: text },
    };
    const provider = createHostedProvider(async () => ({
      search: async () => ({ results: [{ hits: [hit] }] }),
    }));
    const { results } = await provider.search([{ indexName: 'a' }]);
    const answer = results[0]?.hits[0];
    for (const html of [
      answer?.content,
      answer?.hierarchy.lvl1,
      answer?._highlightResult.hierarchy.lvl0?.value,
      answer?._snippetResult?.hierarchy?.lvl0?.value,
    ]) {
      expect(dangers(html ?? '', ['mark', 'em', 'span'])).toEqual([]);
    }
  });
});

describe('data files', () => {
  const site = { title: 'A', description: 'A site.', source: null, tags: [] };

  it.each(rows)('website in the showcase: %s', (_name, value) => {
    const source = { file: 'sites.json' };
    expect(() => checkData(sitesSchema, [{ ...site, website: value }], source)).toThrow(
      'start it with https://',
    );
  });

  it.each(rows)('cover of a site: %s', (_name, value) => {
    const svg = drawCover({ title: value.slice(0, 200) } as Parameters<typeof drawCover>[0]);
    expect(dangers(svg, ['svg', 'path', 'text', 'tspan', 'g'])).toEqual([]);
  });

  it.each(rows)('slug of a feature request: %s', (_name, value) => {
    const source = { file: 'requests.json' };
    const check = () =>
      checkData(
        requestsSchema,
        [{ slug: value, title: 'A', area: 'docs', status: 'open', thread: 1, summary: 'A.' }],
        source,
      );
    if (/^[a-z]+$/.test(value)) {
      expect(check()[0]?.slug).toBe(value);
    } else {
      expect(check).toThrow('slug');
    }
  });

  it.each(rows)('title of a card: %s', (_name, value) => {
    const svg = drawCard({ title: value.slice(0, 300), section: value.slice(0, 50) });
    expect(dangers(svg, ['svg', 'path', 'text', 'tspan', 'g', 'rect'])).toEqual([]);
  });

  it.each(rows)('structured data: %s', (_name, value) => {
    const json = toJsonLd({ headline: value });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ headline: value });
  });
});

describe('front matter', () => {
  const params = (title: string) => ({
    filePath: 'docs/page.mdx',
    fileContent: `---\ntitle: ${JSON.stringify(title)}\nsearch: ${JSON.stringify(title)}\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

  it.each(rows)('title: %s', async (_name, value) => {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(params(value));
    expect(frontMatter.title).toBe(value);
  });

  it.each(rows)('search words: %s', async (_name, value) => {
    const parse = withoutSearchWords('/site', DEFAULT_PARSE_FRONT_MATTER);
    await expect(parse(params(value))).rejects.toThrow('field search');
  });
});

describe('feeds', () => {
  const item = (value: string) => ({
    title: value,
    link: `${SITE}/a/`,
    description: value,
    date: new Date(0),
    author: [{ name: value }],
  });
  const facts = (value: string) => ({
    address: `${SITE}/blog/`,
    language: 'en',
    items: [item(value)],
  });

  it.each(rows)('titles and authors: %s', (_name, value) => {
    const xml = completeRss(
      '<?xml version="1.0"?><rss><channel><title>T</title><item><title>A</title></item></channel></rss>',
      facts(value),
    );
    expect(
      dangers(load(xml, { xml: true })('div').toString(), [
        'div',
        'h1',
        'h2',
        'h3',
        'p',
        'a',
        'ol',
        'li',
        'code',
      ]),
    ).toEqual([]);
    const json = completeJson(JSON.stringify({ items: [{ id: 'a' }] }), facts(value));
    expect(JSON.parse(json).items[0].authors).toEqual([{ name: value }]);
  });

  it.each(rows)('content: %s', (_name, value) => {
    const html = feedHtml(`<p>Text</p>${value.slice(0, 1000)}`);
    // Posts may contain frames and styles. The theme writes them, not a stranger.
    expect(dangers(html).filter((found) => found === 'script' || found.includes(' '))).toEqual([]);
  });
});

describe('the live page on the home page', () => {
  it.each(rows)('%s', (_name, value) => {
    const markdown = `${value.slice(0, 1000)}\n\n[a](<${value.slice(0, 200).replaceAll('\n', '')}>)\n\n# ${value.slice(0, 200)}`;
    const link = ({ href, children }: { href?: string; children?: unknown }) =>
      createElement(
        'a',
        { href: /^https?:/.test(href ?? '') ? href : undefined },
        children as never,
      );
    const html = renderToStaticMarkup(
      createElement('div', null, toPage(markdown, { a: link } as never)),
    );
    const plain = ['div', 'p', 'a', 'h1', 'h2', 'em', 'strong', 'ul', 'li', 'br', 'code', 'pre'];
    expect(dangers(html, plain)).toEqual([]);
  });
});

describe('live code', () => {
  it.each(rows)('messages of the frame: %s', (_name, value) => {
    for (const data of [
      value,
      [value],
      { type: value },
      { type: 'height', height: value },
      { type: 'run', source: value },
    ]) {
      expect(readFrameMessage(data)).toBeUndefined();
    }
  });

  it.each(rows)('text in the script of the frame: %s', (_name, value) => {
    const html = frameDocument(`const text = ${JSON.stringify(value)};`);
    const $ = load(html);
    expect($('script')).toHaveLength(0);
    const inner = load($('iframe').attr('srcdoc') ?? '');
    expect(inner('script')).toHaveLength(1);
    const run = new Function(`${inner('script').text()} return text;`);
    expect(run()).toBe(value);
  });
});

describe('configuration', () => {
  it.each(rows)('SITE_URL and the URL of a board: %s', (_name, value) => {
    expect(() => readEnv({ SITE_URL: value })).toThrow('SITE_URL: found');
    expect(() => readEnv({ FEATURE_REQUESTS_BOARD_URL: value })).toThrow('expected the URL');
  });

  it.each(rows)('sources of a policy: %s', (_name, value) => {
    expect(() => policyText({ 'frame-src': [`https://a.example ${value}`] })).toThrow(
      'Security policy: found the source',
    );
  });
});
