import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { builtFiles, pageAt, pages, parse } from './builtSite';

const folder = join(__dirname, '../../blog');

/** The content of a post's file, read without the code that the site uses for it. */
interface Post {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly body: string;
}

const list = (text = ''): string[] => text.split(',').map((word) => word.trim());

/** All posts, newest first. */
const posts: readonly Post[] = readdirSync(folder)
  .filter((name) => /^\d{4}-\d{2}-\d{2}-/.test(name))
  .map((name) => {
    const source = readFileSync(join(folder, name, 'index.mdx'), 'utf8');
    const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    const field = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(frontMatter)?.[1] ?? '';
    return {
      path: `/blog${field('slug')}/`,
      title: field('title'),
      description: field('description'),
      date: field('date'),
      authors: list(/\[(.*)\]/.exec(field('authors'))?.[1]),
      tags: list(/\[(.*)\]/.exec(field('tags'))?.[1]),
      body,
    };
  })
  .sort((a, b) => b.date.localeCompare(a.date));

/** Pages of a list with five posts each, with the URLs of the posts that they should contain. */
function listPages(first: string, wanted: readonly Post[]): [path: string, posts: string[]][] {
  return Array.from({ length: Math.ceil(wanted.length / 5) }, (_, index) => [
    index === 0 ? first : `${first}page/${index + 1}/`,
    wanted.slice(index * 5, index * 5 + 5).map(({ path }) => path),
  ]);
}

function postsOn($: CheerioAPI): string[] {
  return $('main article h2 a[href^="/blog/"]')
    .get()
    .map(({ attribs }) => attribs.href ?? '');
}

/** The text that readers see, without code, URLs, and comments. */
function wordCount(body: string): number {
  const prose = body
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, ']');
  return prose.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}

/**
 * A release post whose title isn't a version is about a method, so it doesn't belong to an
 * entry.
 */
const withoutRelease =
  '/blog/upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing/';

test('there are posts to check', () => {
  expect(posts.length).toBeGreaterThanOrEqual(27);
});

/** Releases that change enough to need a longer post. */
const LARGE_RELEASE = /docusaurus-2\.0\/$|\/releases\/3\.[08]\/$|\/docusaurus-3\.0\/$/;

describe('posts', () => {
  for (const post of posts) {
    test(`${post.path} is complete`, () => {
      const $ = parse(pageAt(post.path));
      expect($('h1').text()).toBe(post.title);
      expect($('article time').first().attr('datetime')).toMatch(new RegExp(`^${post.date}`));
      expect($('article header').text()).toMatch(/\d+ min read/);
      expect(post.description.length).toBeGreaterThanOrEqual(70);
      expect(post.description.length).toBeLessThanOrEqual(160);
      expect($('meta[name="description"]').attr('content')).toBe(post.description);

      // A drawn cover, and an image for social media.
      expect($('article img').first().attr('alt')).toBeTruthy();
      const card = new URL($('meta[property="og:image"]').attr('content') ?? '');
      expect(builtFiles).toContain(card.pathname.slice(1));
      expect(card.pathname).toMatch(/\.png$/);

      // Links to the previous and the next post, and a list of all posts by year in the
      // sidebar.
      const index = posts.indexOf(post);
      expect(
        $('nav.pagination-nav a')
          .get()
          .map(({ attribs }) => attribs.href),
      ).toEqual([posts[index - 1], posts[index + 1]].flatMap((other) => other?.path ?? []));
      expect($('aside nav a[href^="/blog/"]').length).toBe(posts.length);
      expect(
        $('aside nav h3')
          .get()
          .map((heading) => $(heading).text()),
      ).toEqual([...new Set(posts.map(({ date }) => date.slice(0, 4)))]);

      // The end says where the project's announcement is.
      const original = `https://docusaurus.io${post.path.replace(/\/$/, '')}`;
      expect($('article #__blog-post-container').children().last().find('a').attr('href')).toBe(
        original,
      );
    });
  }

  test('have between 600 and 1,700 words, large releases up to 3,000, and a truncation marker near the top', () => {
    const counts = posts.map(({ path, body }) => [path, wordCount(body)] as const);
    const longest = (path: string) => (LARGE_RELEASE.test(path) ? 3000 : 1700);
    expect(counts.filter(([path, words]) => words < 600 || words > longest(path))).toEqual([]);
    const openings = posts.map(({ path, body }) => {
      const [opening = '', rest] = body.split('{/* truncate */}');
      return [path, rest === undefined ? Number.NaN : wordCount(opening)] as const;
    });
    expect(openings.filter(([, words]) => !(words > 10 && words < 120))).toEqual([]);
  });

  test('have structured data for search engines', () => {
    for (const post of posts) {
      const $ = parse(pageAt(post.path));
      const canonical = $('link[rel="canonical"]').attr('href');
      const scripts = $('script[type="application/ld+json"]').get();
      const data = scripts
        .map((script) => JSON.parse($(script).text()))
        .find((candidate) => candidate['@type'] === 'BlogPosting');
      expect(data, post.path).toMatchObject({
        '@context': 'https://schema.org',
        '@id': canonical,
        url: canonical,
        headline: post.title,
        description: post.description,
        image: { '@type': 'ImageObject', url: $('meta[property="og:image"]').attr('content') },
      });
      expect(data.datePublished).toMatch(new RegExp(`^${post.date}`));
      const authors = [data.author].flat();
      expect(authors.length).toBe(post.authors.length);
      for (const author of authors) {
        expect(author['@type'], post.path).toBe('Organization');
        expect(author.name).toMatch(/ team$/);
        expect(builtFiles).toContain(new URL(author.image).pathname.slice(1));
        if (author.url) {
          expect(pageAt(new URL(author.url).pathname).isRedirect).toBe(false);
        }
      }
    }
  });

  test('about releases link to the documentation and to the changelog entry, and back', () => {
    const releases = posts.filter(
      ({ tags, path }) => tags.includes('release') && path !== withoutRelease,
    );
    expect(releases.length).toBeGreaterThanOrEqual(16);
    for (const { path } of releases) {
      const $ = parse(pageAt(path));
      const links = $('article #__blog-post-container a')
        .get()
        .map(({ attribs }) => attribs.href ?? '');
      expect(links.filter((href) => href.startsWith('/docs/')).length, path).toBeGreaterThan(2);
      const entries = links.filter((href) => /^\/changelog\/\d[^/]+\/$/.test(href));
      const answering = entries.filter(
        (entry) => parse(pageAt(entry))(`article a[href="${path}"]`).length > 0,
      );
      expect(answering.length, `${path}: ${entries}`).toBeGreaterThan(0);
    }
  });

  test('are linked from the entry of each release that has one', () => {
    for (const { path } of posts) {
      const version = /(\d+\.\d+)\/$/.exec(path)?.[1];
      if (version) {
        const entry = parse(pageAt(`/changelog/${version}.0/`));
        expect(entry(`article a[href="${path}"]`).length, path).toBe(1);
      }
    }
  });
});

describe('lists', () => {
  test('the blog has five posts per page, newest first', () => {
    const built = listPages('/blog/', posts);
    for (const [path, expected] of built) {
      expect(postsOn(parse(pageAt(path))), path).toEqual(expected);
    }
    expect(pages.filter(({ path }) => /^\/blog\/page\//.test(path))).toHaveLength(built.length - 1);
  });

  test('the image at the start of a post loads early, and all others are lazy', () => {
    for (const { path } of posts) {
      const $ = parse(pageAt(path));
      const [first, ...others] = $('article .markdown img').get();
      expect([first?.attribs.loading, first?.attribs.fetchpriority], path).toEqual([
        'eager',
        'high',
      ]);
      expect(new Set(others.map(({ attribs }) => attribs.loading)), path).not.toContain('eager');
    }
  });

  test('list pages show the introduction of a post and link to the rest', () => {
    const $ = parse(pageAt('/blog/'));
    const articles = $('main article').get();
    expect(articles).toHaveLength(5);
    for (const article of articles) {
      expect($(article).find('img[alt]').length).toBeGreaterThan(0);
      expect($(article).find('footer a[aria-label^="Read the post: "]').length).toBe(1);
      expect($(article).find('footer a[aria-label]').text()).toBe('Read the post');
    }
  });

  test('tags have an index with counts, and pages with five posts each', () => {
    const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
    const $index = parse(pageAt('/blog/tags/'));
    const links = $index('main a[href^="/blog/tags/"]').get();
    expect(links).toHaveLength(tags.length);
    for (const link of links) {
      const tag = $index(link).clone().children().remove().end().text();
      const tagged = posts.filter((post) => post.tags.includes(tag));
      expect($index(link).children().text(), tag).toBe(String(tagged.length));
      for (const [path, expected] of listPages(link.attribs.href ?? '', tagged)) {
        expect(postsOn(parse(pageAt(path))), path).toEqual(expected);
      }
    }
  });

  test('the archive contains every post under its year', () => {
    const $ = parse(pageAt('/blog/archive/'));
    const found = $('main section')
      .get()
      .flatMap((section) =>
        $(section)
          .find('li a')
          .get()
          .map(({ attribs }) => [$(section).find('h2').attr('id'), attribs.href]),
      );
    expect(found).toEqual(posts.map(({ date, path }) => [date.slice(0, 4), path]));
  });

  test('authors have an index, and pages with five posts each at two URLs', () => {
    const $ = parse(pageAt('/blog/authors/'));
    const keys = [...new Set(posts.flatMap(({ authors }) => authors))];
    expect($('main li').length).toBe(keys.length);
    const withPage = keys.filter((key) => $(`main a[href="/blog/authors/${key}/"]`).length > 0);
    expect(withPage.length).toBeGreaterThanOrEqual(4);
    for (const key of withPage) {
      const written = posts.filter(({ authors }) => authors.includes(key));
      for (const [path, expected] of listPages(`/blog/authors/${key}/`, written)) {
        expect(postsOn(parse(pageAt(path))), path).toEqual(expected);
        if (path.includes('/page/')) {
          const other = parse(pageAt(path.replace('/page/', '/authors/')));
          expect(other('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${path}`);
        }
      }
    }
  });
});
