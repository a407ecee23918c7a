import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { linkedTwin } from '../../src/plugins/markdownTwins';
import { buildDir, builtFiles, pages } from './builtSite';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

/** Pages that consist of words: documentation, posts, releases, and lists of them. */
const WORDS = /<html[^>]* (?:docs-doc-id-|blog-post-page)/;
const STANDALONE =
  /^\/(?:legal|showcase|versions|feature-requests(?:\/[^/]+)?|(?:blog|changelog)(?:\/page\/\d+)?|blog\/archive)\/$/;
/** Lists of posts and releases, whose entries the overview contains. */
const LISTS = /^\/(?:blog|changelog)\/(?:page\/\d+\/|archive\/)?$/;

const wordPages = pages.filter(
  (page) =>
    !page.path.startsWith('/tests/') && (STANDALONE.test(page.path) || WORDS.test(page.html)),
);

const twinFiles = builtFiles.filter((file) => file.endsWith('.md'));
const files = new Set(builtFiles);
/** The lines of a text that aren't code. A fence ends at a line with at least as many backticks. */
function proseOf(text: string): string {
  let fence = '';
  return text
    .split('\n')
    .filter((line) => {
      const [, mark = ''] = /^[\s>-]*(`{3,})/.exec(line) ?? [];
      if (fence && mark.length >= fence.length) {
        fence = '';
        return false;
      }
      fence ||= mark;
      return !fence;
    })
    .join('\n')
    .replace(/``[^\n]+?``|`[^`\n]*`/g, '');
}

/** Ways in which the source of a page could show through. */
const LEFTOVERS = [
  /^import .+ from .*$/m,
  /^export .*$/m,
  /(?<!\\)<\/?[A-Za-z!][^\n]*/,
  /^[\s>]*:::.*$/m,
  /\u200b/,
];

/** What's wrong with a Markdown copy. */
function faultsOf(file: string): string[] {
  const [, facts = '', body = ''] = read(file).split(/^---\n/m, 3);
  const prose = proseOf(body);
  const targets = [...prose.matchAll(/\]\((?:<([^>]+)>|([^)\s]+))/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const broken = targets
    .map((target) => target.replace(/\\(?=\W)/g, ''))
    .filter((target) => {
      if (!URL.canParse(target)) {
        return true;
      }
      const { origin, pathname } = new URL(target);
      const path = decodeURIComponent(pathname).slice(1);
      return origin === env.siteUrl && !files.has(path) && !files.has(`${path}index.html`);
    });
  const faults = [
    ...(/^title: ".+"\n(?:.+\n)*url: "http/.test(facts) ? [] : ['has no title or no URL']),
    ...(body.startsWith('\n# ') ? [] : ['does not start with its title']),
    ...LEFTOVERS.flatMap((pattern) => pattern.exec(prose)?.[0] ?? []).map(
      (found) => `contains ${found}`,
    ),
    ...broken.map((target) => `has a broken link: ${target}`),
  ];
  return faults.map((fault) => `${file} ${fault}`);
}

describe('Markdown copies', () => {
  test('exist for every page of words, which links to its copy', () => {
    expect(wordPages.length).toBeGreaterThan(400);
    const missing = wordPages.filter(({ html, path }) => {
      const twin = linkedTwin(html);
      return twin !== `${path.slice(0, -1)}.md` || !files.has(decodeURI(twin).slice(1));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(twinFiles.length).toBe(pages.filter(({ html }) => linkedTwin(html)).length);
  });

  test.each([
    ['showcase.md', '](https://docsearch.algolia.com/)'],
    ['versions.md', '| 3.8.0 May 26, 2025 | [Documentation]('],
    ['feature-requests.md', '/feature-requests/llms-txt.md)'],
    ['changelog.md', '/changelog/3.8.0.md)'],
    ['changelog/page/2.md', '/changelog/'],
    ['blog.md', '/blog/releases/3.8.md)'],
    ['blog/archive.md', '/blog/releases/2.3.md)'],
  ])('%s lists all entries of its page', (file, entry) => {
    expect(read(file)).toContain(entry);
    expect(read(file)).not.toMatch(/need JavaScript|Search by/);
  });

  test('are plain Markdown whose links work', () => {
    expect(twinFiles.length).toBeGreaterThan(400);
    expect(twinFiles.flatMap(faultsOf)).toEqual([]);
  });

  test('are not in the sitemap, the search index, or the list of pages for offline reading', () => {
    const lists = builtFiles.filter((file) =>
      /^(?:search-index\/|offline\/files\/[^/]+$)/.test(file),
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const file of ['sitemap.xml', 'sw.js', ...lists]) {
      expect(read(file), file).not.toContain('/docs/installation.md');
    }
    // The pages in an archive link to their copies.
    const archives = builtFiles.filter((file) => /^offline\/files\/[^/]+\//.test(file));
    const archived = archives.flatMap((file) => Object.keys(JSON.parse(read(file))));
    expect(archived).toContain('/docs/installation/');
    expect(archived).not.toContain('/docs/installation.md');
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[.+?\]\((\S+)\)/gm)].map(([, url = '']) => url);

  test('links to the copy of every page of the latest documentation and of other pages', () => {
    const listed = new Set(links.map((url) => new URL(url).pathname));
    const missing = wordPages
      .filter(({ path }) => !/^\/docs\/\d/.test(path) && !LISTS.test(path))
      .map(({ html }) => linkedTwin(html) ?? '')
      .filter((twin) => !listed.has(twin));
    expect(missing).toEqual([]);
  });

  test('links only to files that exist', () => {
    expect(links.length).toBeGreaterThan(200);
    const broken = links.filter((url) => !files.has(decodeURI(new URL(url).pathname).slice(1)));
    expect(broken).toEqual([]);
  });

  test.each(['llms-full.txt', 'docs/3.8.0/llms-full.txt', 'docs/3.7.0/llms-full.txt'])(
    '%s contains all pages of its version',
    (file) => {
      const folder = file.startsWith('docs/') ? file.replace('llms-full.txt', '') : 'docs/';
      const full = read(file);
      const missing = wordPages
        .filter(({ path }) =>
          folder === 'docs/' ? /^\/docs\/(?!\d)/.test(path) : path.startsWith(`/${folder}`),
        )
        .filter(({ path }) => !full.includes(`<!-- ${env.siteUrl}${path} -->`));
      expect(missing.map(({ path }) => path)).toEqual([]);
    },
  );
});
