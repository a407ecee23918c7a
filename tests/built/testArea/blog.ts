import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildDir } from '../builtSite';
import type { Look, Row } from './row';

const BLOG = '/tests/blog';
const LIST_TITLES = 'article header h2 a';
const TOC = '.table-of-contents__link';

/** The listed posts, newest first. */
const listed = [
  '2024/07/03/dual-author',
  '2024/07/03/multiple-authors',
  '2024/07/03/single-author',
  '2023/08/05',
  '2023/07/19/a',
  '2023/07/19/b',
  'x/y/z.html',
  '2022/04/20/dup-footnote',
  '2022/01/22/dup-footnote',
  '2022/01/21/dup-footnote',
  '2022/01/20/image-only-authors',
  '2021/11/13/dup-title',
  '2021/10/08/blog-post-mdx-require-feed-tests',
  '2021/10/07/blog-post-mdx-feed-tests',
  '2021/09/13/dup-title',
  '2021/08/23/multiple-authors',
  '2021/08/22/no-author',
  '2021/08/21/blog-post-toc-tests',
  '2020/08/03/demo/second-blog-intro',
].map((slug) => `${BLOG}/${slug}/`);

const UNLISTED = `${BLOG}/unlisted-post/`;

const feed = (name: string) => readFileSync(join(buildDir, 'tests/blog', name), 'utf8');

function post(slug: string, asserts: string, built: (look: Look, address: string) => void): Row {
  const address = `${BLOG}/${slug}/`;
  return { addresses: [address], asserts, built: (look) => built(look, address) };
}

/** A post's item in the HTML of a feed. */
function feedItem(look: Look, slug: string): string {
  const { items } = JSON.parse(feed('feed.json')) as {
    items: { url: string; content_html?: string }[];
  };
  const item = look
    .some(items, 'entries of feed.json')
    .find(({ url }) => url.includes(`/tests/blog/${slug}`));
  if (!item?.content_html) {
    throw new Error(`feed.json has no content for ${slug}`);
  }
  return item.content_html;
}

function names(look: Look, address: string): string[] {
  return look.texts(look.page(address), 'article .avatar__name');
}

const footnotes = (slug: string, word: string): Row =>
  post(slug, 'its footnotes lead to its own notes', (look, address) => {
    const $ = look.page(address);
    for (const id of look.attributes($, 'a[data-footnote-ref]', 'href')) {
      expect($(`[id="${decodeURIComponent(id.slice(1))}"]`).text(), id).toContain(word);
    }
  });

const dupTitle = (slug: string, word: string): Row =>
  post(slug, 'posts with the same title are told apart by their addresses', (look, address) => {
    const $ = look.page(address);
    expect(look.texts($, 'h1')).toEqual(['Post with duplicate title']);
    expect($('article').text()).toContain(`This is the ${word} one`);
  });

const tagPage = (tag: string, count: number): Row => ({
  addresses: [`${BLOG}/tags/${tag}/`, ...(count > 3 ? [`${BLOG}/tags/${tag}/page/2/`] : [])],
  asserts: `the tag ${tag} lists ${count} posts`,
  built(look) {
    const $ = look.page(`${BLOG}/tags/${tag}/`);
    expect(look.texts($, 'h1')[0]).toMatch(count === 1 ? /^One post/ : RegExp(`^${count} posts`));
    expect(look.all($, LIST_TITLES)).toHaveLength(Math.min(count, 3));
    if (count > 3) {
      const second = look.page(`${BLOG}/tags/${tag}/page/2/`);
      expect(look.all(second, LIST_TITLES)).toHaveLength(count - 3);
    }
  },
});

const unlistedTag = (tag: string): Row => ({
  addresses: [`${BLOG}/tags/${tag}/`],
  asserts: `the tag ${tag} holds only an unlisted post, so its page is unlisted too`,
  built(look) {
    look.unlisted(`${BLOG}/tags/${tag}/`);
  },
});

/** The posts, lists, authors, tags, and feeds of the test area. */
export const blogRows: readonly Row[] = [
  post('2024/07/03/single-author', 'one author with four links', (look, address) => {
    expect(names(look, address)).toEqual(['Author of one post']);
    expect(look.all(look.page(address), 'article header .avatar a:has(svg)')).toHaveLength(4);
  }),
  post('2024/07/03/multiple-authors', 'ten authors, one with 26 links', (look, address) => {
    expect(names(look, address)).toHaveLength(10);
    const $ = look.page(address);
    expect(
      look.all($, 'article header .avatar').last().find('a:has(svg)'),
      'unknown networks have an icon too',
    ).toHaveLength(26);
  }),
  post('2024/07/03/dual-author', 'two authors, and no reading time', (look, address) => {
    expect(names(look, address)).toEqual(['One of two', 'Two of two']);
    expect(look.texts(look.page(address), 'article header').join()).not.toContain('min read');
  }),
  post('2023/08/05', 'headings with emoji have stable ids', (look, address) => {
    const ids = look
      .attributes(look.page(address), 'article h2', 'id')
      .map((id) => decodeURIComponent(id));
    expect(ids).toEqual(['-party-at-the-start', 'party-at-the-end-', 'a--in-the-middle', '']);
    const entries = look.texts(look.page(address), 'aside nav a');
    expect(entries).toContain('Emoji in headings');
  }),
  post('2023/07/19/a', 'links are complete addresses in the feeds', (look, address) => {
    const html = feedItem(look, '2023/07/19/a');
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(look.some(hrefs, 'links in the feed')).toHaveLength(4);
    expect(hrefs.filter((href) => !URL.canParse(href))).toEqual([]);
    expect(hrefs.map((href) => new URL(href).pathname + new URL(href).hash)).toEqual([
      '/page',
      '/tests/blog/',
      '/tests/blog/2023/07/19/b/',
      '/tests/blog/2023/07/19/b/#a-heading',
    ]);
    expect(look.attributes(look.page(address), 'article li a', 'href')).toContain(
      '/tests/blog/2023/07/19/b/#a-heading',
    );
  }),
  post('2023/07/19/b', 'the target of the relative link has the heading', (look, address) => {
    look.all(look.page(address), '#a-heading');
  }),
  post('x/y/z.html', 'a slug that ends in .html, with a partial', (look, address) => {
    expect(look.all(look.page(address), 'article').text()).toContain('A partial wrote this');
  }),
  footnotes('2022/04/20/dup-footnote', 'first post'),
  footnotes('2022/01/22/dup-footnote', 'second post'),
  footnotes('2022/01/21/dup-footnote', 'third post'),
  post('2022/01/20/image-only-authors', 'twenty pictures, no names', (look, address) => {
    const $ = look.page(address);
    expect(look.all($, 'article header .avatar img')).toHaveLength(20);
    expect($('article header .avatar__name')).toHaveLength(0);
  }),
  dupTitle('2021/11/13/dup-title', 'later'),
  {
    ...post(
      '2021/10/08/blog-post-mdx-require-feed-tests',
      'the picture is in the feeds, and keeps its shape on a phone',
      (look) => {
        expect(feedItem(look, '2021/10/08/')).toMatch(
          /<img src="https?:\/\/[^"]+\/assets\/images\/shore-\w+\.webp"/,
        );
      },
    ),
  },
  post('2021/10/07/blog-post-mdx-feed-tests', 'exports and tabs are in the feeds', (look) => {
    const html = feedItem(look, '2021/10/07/');
    expect(html).toContain('A sentence from an exported constant.');
    expect(html).toContain('The first tab is in the feed.');
    expect(html).toContain('The second tab is in the feed too.');
  }),
  dupTitle('2021/09/13/dup-title', 'earlier'),
  post('2021/08/23/multiple-authors', 'both authors, all eight tags', (look, address) => {
    expect(names(look, address)).toEqual(['First test author', 'Inline author']);
    expect(look.all(look.page(address), 'article footer a[rel="tag"]')).toHaveLength(8);
  }),
  post('2021/08/22/no-author', 'no author block', (look, address) => {
    const $ = look.page(address);
    expect(look.texts($, 'h1')).toEqual(['Hmmm!']);
    expect($('article .avatar')).toHaveLength(0);
  }),
  post('2021/08/21/blog-post-toc-tests', 'levels 2 to 4 only', (look, address) => {
    expect(look.texts(look.page(address), TOC)).toEqual(['Level 2', 'Level 3', 'Level 4']);
  }),
  post('2020/08/03/demo/second-blog-intro', 'in a folder with a date', (look, address) => {
    expect(names(look, address)).toEqual(['First test author']);
  }),
  {
    addresses: [UNLISTED],
    asserts: 'the unlisted post is in no list, archive, sidebar, tag page or feed',
    built(look) {
      look.unlisted(UNLISTED);
      const lists = [
        `${BLOG}/`,
        ...[2, 3, 4, 5, 6, 7].map((number) => `${BLOG}/page/${number}/`),
        `${BLOG}/archive/`,
        `${BLOG}/tags/blog/`,
      ];
      for (const address of lists) {
        expect(look.attributes(look.page(address), 'a', 'href'), address).not.toContain(UNLISTED);
      }
      for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
        expect(feed(name), name).not.toContain('unlisted-post');
        expect(feed(name), name).toContain('second-blog-intro');
      }
    },
  },
  {
    addresses: [`${BLOG}/`, ...[2, 3, 4, 5, 6, 7].map((number) => `${BLOG}/page/${number}/`)],
    asserts: 'three posts on a page, newest first; links to newer and older; all IDs are unique',
    built(look) {
      const addresses = this.addresses;
      const found = addresses.map((address) =>
        look.attributes(look.page(address), LIST_TITLES, 'href'),
      );
      expect(found.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3, 1]);
      expect([...found.flat()].sort()).toEqual([...listed].sort());
      addresses.forEach((address, index) => {
        const $ = look.page(address);
        expect(look.attributes($, '.pagination-nav__link', 'href'), address).toEqual(
          [addresses[index - 1], addresses[index + 1]].filter(Boolean),
        );
        const ids = $('main [id]')
          .map((_, element) => $(element).attr('id') ?? '')
          .get()
          // The hidden heading of the footnotes has a fixed ID that no link uses.
          .filter((id) => id !== 'footnote-label');
        expect(
          ids.filter((id, place) => ids.indexOf(id) !== place),
          address,
        ).toEqual([]);
        expect(look.all($, 'aside nav a').length, `sidebar of ${address}`).toBe(listed.length);
      });
      // At five words per minute, even the shortest post takes minutes. One post hides its
      // reading time.
      const minutes = addresses
        .flatMap((address) => look.texts(look.page(address), 'article header'))
        .flatMap((text) => [...text.matchAll(/(\d+) min read/g)].map(([, count]) => Number(count)));
      expect(minutes).toHaveLength(listed.length - 1);
      expect(Math.min(...minutes)).toBeGreaterThan(1);
    },
  },
  {
    addresses: [`${BLOG}/archive/`],
    asserts: 'the archive has every listed post, by year',
    built(look) {
      const $ = look.page(`${BLOG}/archive/`);
      expect(look.attributes($, 'main h2', 'id')).toEqual(['2024', '2023', '2022', '2021', '2020']);
      expect(look.attributes($, 'main li a', 'href').sort()).toEqual([...listed].sort());
    },
  },
  {
    addresses: [`${BLOG}/authors/`],
    asserts: 'the list of authors links to both pages',
    built(look) {
      const hrefs = look.attributes(look.page(`${BLOG}/authors/`), 'main .avatar__name a', 'href');
      expect(hrefs).toEqual([
        `${BLOG}/authors/slorber/`,
        `${BLOG}/authors/custom/ozaki/permalink/`,
      ]);
    },
  },
  {
    addresses: [`${BLOG}/authors/slorber/`, `${BLOG}/authors/slorber/page/2/`],
    asserts: 'four posts on two pages',
    built(look) {
      const [first = '', second = ''] = this.addresses;
      expect(look.all(look.page(first), LIST_TITLES)).toHaveLength(3);
      expect(look.all(look.page(second), LIST_TITLES)).toHaveLength(1);
    },
  },
  {
    addresses: [`${BLOG}/authors/slorber/authors/2/`],
    asserts: 'the other URL of the second page redirects',
    built(look) {
      const $ = look.page(`${BLOG}/authors/slorber/authors/2/`);
      expect(look.attributes($, 'link[rel="canonical"]', 'href')).toEqual([
        `${BLOG}/authors/slorber/page/2/`,
      ]);
    },
  },
  {
    addresses: [`${BLOG}/authors/custom/ozaki/permalink/`],
    asserts: 'an author without posts has a page at a custom URL',
    built(look) {
      const $ = look.page(`${BLOG}/authors/custom/ozaki/permalink/`);
      expect(look.texts($, 'h1')).toEqual(['Second test author']);
      expect($(LIST_TITLES)).toHaveLength(0);
    },
  },
  {
    addresses: [`${BLOG}/tags/`],
    asserts: 'the index of tags has counts and omits unlisted tags and those of drafts',
    built(look) {
      expect(look.texts(look.page(`${BLOG}/tags/`), 'main a[rel="tag"]')).toEqual([
        'Blog3',
        'Docusaurus3',
        'Long1',
        'Long long2',
        'Long long long2',
        'Long long long long2',
        'Long long long long long1',
        'Paginated tag5',
      ]);
      look.absent(`${BLOG}/tags/draft/`);
      look.absent(`${BLOG}/tags/new/`);
      look.absent(`${BLOG}/2022/08/25/draft/`);
    },
  },
  tagPage('paginated-tag', 5),
  tagPage('blog', 3),
  tagPage('docusaurus', 3),
  tagPage('long', 1),
  tagPage('long-long', 2),
  tagPage('long-long-long', 2),
  tagPage('long-long-long-long', 2),
  tagPage('long-long-long-long-long', 1),
  unlistedTag('visibility'),
  unlistedTag('unlisted'),
  {
    addresses: [],
    asserts: 'feeds of all three kinds, with their own style sheets',
    built(look) {
      for (const [name, sheet] of [
        ['rss.xml', 'custom-rss'],
        ['atom.xml', 'custom-atom'],
      ] as const) {
        expect(feed(name)).toContain('<title>Docusaurus Tests Blog</title>');
        expect(feed(name)).toContain(`href="${sheet}.xsl"`);
        look.some(feed(`${sheet}.xsl`), `${sheet}.xsl`);
        look.some(feed(`${sheet}.css`), `${sheet}.css`);
      }
      const { title, items } = JSON.parse(feed('feed.json')) as { title: string; items: unknown[] };
      expect(title).toBe('Docusaurus Tests Blog');
      expect(look.some(items, 'entries')).toHaveLength(listed.length);
    },
  },
];
