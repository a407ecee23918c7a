import { expect } from 'vitest';
import type { Look, Row } from './row';

const DOCS = '/tests/docs';
const TESTS = `${DOCS}/tests`;
const LINKS = `${TESTS}/category-links`;
const FRONT_MATTER = `${TESTS}/sidebar-frontmatter`;
const SEEN = `${TESTS}/visibility`;

const CARD_TITLES = '.theme-doc-card-title';
const SIDEBAR = '.theme-doc-sidebar-menu';
const TOC = '.theme-doc-toc-desktop a';

/** Items in the root sidebar with pages below them. */
const ROOT_ENTRIES = [
  'Doc without a sidebar',
  'Doc with another sidebar',
  'Doc with a last update',
  'Tests',
  'Another category with index',
  'Huge sidebar category',
  'Link tests',
  'TOC tests',
];

/** The URL of the link with this text. */
function target(look: Look, address: string, text: string): string | undefined {
  const $ = look.page(address);
  return look
    .all($, '.markdown a')
    .filter((_, link) => $(link).text().replace(/\s+/g, ' ').trim() === text)
    .attr('href');
}

/** The classes of the sidebar item for the current page. */
const currentEntry = '.theme-doc-sidebar-menu .menu__link[aria-current="page"]';

function holdsInSidebar(look: Look, address: string, hrefs: readonly string[]): void {
  const $ = look.page(address);
  const links = look.attributes($, `${SIDEBAR} a`, 'href');
  for (const href of hrefs) {
    expect(links, `sidebar of ${address}`).toContain(href);
  }
}

function lacksInSidebar(look: Look, address: string, parts: readonly string[]): void {
  const $ = look.page(address);
  const links = look.attributes($, `${SIDEBAR} a`, 'href');
  for (const part of parts) {
    expect(
      links.filter((href) => href.includes(part)),
      `sidebar of ${address}`,
    ).toEqual([]);
  }
}

function categoryIndex(name: string): Row {
  const index = `${LINKS}/${name}/`;
  return {
    addresses: [index, `${index}sample-doc/`],
    asserts: `${name}: the index is served at the folder's address and lists the category`,
    built(look) {
      const $ = look.page(index);
      expect(look.texts($, CARD_TITLES)).toEqual(['Sample doc']);
      holdsInSidebar(look, `${index}sample-doc/`, [index]);
    },
  };
}

/** Levels of the headings that a list of links points to. */
function levels(look: Look, address: string, selector: string): string[] {
  const $ = look.page(address);
  return look.attributes($, selector, 'href').map((href) => {
    const heading = $(`[id="${decodeURIComponent(href.slice(1))}"]`).get(0);
    return heading && 'tagName' in heading ? heading.tagName : `nothing at ${href}`;
  });
}

const toc = (name: string, lowest: number, highest: number): Row => ({
  addresses: [`${DOCS}/toc/toc-${name}/`],
  asserts: `the table of contents holds levels ${lowest} to ${highest}, and the inline one agrees`,
  built(look) {
    const address = `${DOCS}/toc/toc-${name}/`;
    const expected = Array.from(
      { length: highest - lowest + 1 },
      (_, index) => `h${lowest + index}`,
    );
    expect(levels(look, address, TOC)).toEqual(expected);
    expect(levels(look, address, '.markdown .table-of-contents a')).toEqual(expected);
  },
});

const headingOrder = (name: string, expected: readonly string[]): Row => ({
  addresses: [`${DOCS}/toc/toc-test-${name}/`],
  asserts: 'every heading is listed once, in the order of the page, and no entry is empty',
  built(look) {
    const $ = look.page(`${DOCS}/toc/toc-test-${name}/`);
    expect(look.texts($, TOC)).toEqual(expected);
    expect($('.theme-doc-toc-desktop li > ul:empty, .theme-doc-toc-desktop li:empty')).toHaveLength(
      0,
    );
  },
});

/** The docs of the test area, their categories, and their tags. */
export const docsRows: readonly Row[] = [
  {
    addresses: [`${DOCS}/`],
    asserts: 'the unlisted root has cards for the entries of its sidebar',
    built(look) {
      look.unlisted(`${DOCS}/`);
      expect(look.texts(look.page(`${DOCS}/`), CARD_TITLES)).toEqual(ROOT_ENTRIES);
    },
  },
  {
    addresses: [],
    asserts: 'the sidebar has its entries in order, their counts on the cards, and HTML as written',
    built(look) {
      const $ = look.page(`${DOCS}/`);
      const entries = look.all($, `${SIDEBAR} > li`);
      const labels = entries
        .toArray()
        .map((entry) => $(entry).find('a, .menu__link').first().text())
        .filter(Boolean);
      expect(labels).toEqual(['Index', ...ROOT_ENTRIES, 'HTML items tests']);
      expect(entries.filter('.red')).toHaveLength(3);
      const counts = look
        .all($, '.theme-doc-card-container')
        .toArray()
        .map((card) => [
          $(card).find(CARD_TITLES).text(),
          $(card).find('.theme-doc-card-description').text(),
        ]);
      expect(Object.fromEntries(counts)).toMatchObject({
        'Another category with index': '1 item',
        'Huge sidebar category': '17 items',
        'Link tests': '3 items',
        'TOC tests': '12 items',
      });
      const html = entries.last();
      expect(html.find('hr, strong, img[alt="A logo in the sidebar"]')).toHaveLength(3);
    },
  },
  {
    addresses: [`${DOCS}/category/tests/`],
    asserts: 'the generated index has a card for each entry, with the right counts',
    built(look) {
      const $ = look.page(`${DOCS}/category/tests/`);
      const titles = look.texts($, CARD_TITLES);
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(titles).toContain('External Link test');
      const root = look.page(`${DOCS}/`);
      const card = look
        .all(root, '.theme-doc-card-container')
        .filter((_, el) => root(el).find(CARD_TITLES).text() === 'Tests');
      expect(card.find('.theme-doc-card-description').text()).toBe(`${titles.length} items`);
    },
  },
  {
    addresses: [`${DOCS}/category/sidebar-item-description-tests/`],
    asserts: 'a custom description wins on a card; otherwise a category has its count',
    built(look) {
      const $ = look.page(`${DOCS}/category/sidebar-item-description-tests/`);
      const cards = look
        .all($, '.theme-doc-card-container')
        .map((_, card) => $(card).find('.theme-doc-card-description').text())
        .get();
      expect(cards).toEqual([
        '',
        'A sentence written for this link.',
        '1 item',
        'A sentence written for this category.',
      ]);
    },
  },
  {
    addresses: [`${DOCS}/category/another-category-with-index/`],
    asserts: 'a category that does not collapse has no toggle in the sidebar',
    built(look) {
      const $ = look.page(`${DOCS}/category/another-category-with-index/`);
      const entry = look.all($, currentEntry).closest('li');
      expect(entry.text()).toContain('Another category with index');
      expect(entry.find('button, [aria-expanded]')).toHaveLength(0);
      // Other categories have one.
      look.all($, `${SIDEBAR} button[aria-expanded]`);
    },
  },
  {
    addresses: [
      `${DOCS}/category-links-generated-index-slug/`,
      `${LINKS}/generated-index/sample-doc/`,
    ],
    asserts: 'a folder category is served at the slug of its metadata file',
    built(look) {
      const $ = look.page(`${DOCS}/category-links-generated-index-slug/`);
      expect(look.texts($, 'h1')).toEqual(['Generated index with a slug']);
      expect($('main').text()).toContain('come from the metadata file of the folder');
      expect(look.texts($, CARD_TITLES)).toEqual(['Sample doc']);
    },
  },
  {
    addresses: [`${DOCS}/doc-without-sidebar/`],
    asserts: 'no sidebar is drawn, though one links to the doc',
    built(look) {
      expect(look.page(`${DOCS}/doc-without-sidebar/`)(SIDEBAR)).toHaveLength(0);
      holdsInSidebar(look, `${DOCS}/more-test/`, [`${DOCS}/doc-without-sidebar/`]);
    },
  },
  {
    addresses: [`${DOCS}/doc-with-another-sidebar/`],
    asserts: 'the sidebar shows only the entry of the other sidebar',
    built(look) {
      const $ = look.page(`${DOCS}/doc-with-another-sidebar/`);
      expect(look.texts($, `${SIDEBAR} a`)).toEqual(['Dummy']);
    },
  },
  {
    addresses: [`${DOCS}/doc-with-last-update/`],
    asserts: 'the line shows the author and the date from the front matter',
    built(look) {
      const $ = look.page(`${DOCS}/doc-with-last-update/`);
      const line = look.all($, '.theme-last-updated');
      expect(line.text()).toContain('Jan 1, 2000 by custom author');
      expect(line.find('time').attr('datetime')).toMatch(/^2000-01-01T/);
    },
  },
  {
    addresses: [`${DOCS}/dummy/`],
    asserts: 'it is the only entry of the other sidebar',
    built(look) {
      expect(look.texts(look.page(`${DOCS}/dummy/`), `${SIDEBAR} a`)).toEqual(['Dummy']);
    },
  },
  {
    addresses: [`${DOCS}/more-test/`],
    asserts: 'the link to a path with spaces goes to the doc',
    built(look) {
      const href = target(look, `${DOCS}/more-test/`, 'this link') ?? '';
      expect(decodeURI(href)).toBe(`${DOCS}/folder with space/doc 1/`);
      look.page(decodeURI(href));
      expect(look.texts(look.page(`${DOCS}/more-test/`), '.theme-doc-footer a[rel="tag"]')).toEqual(
        ['A', 'Label for tag e', 'Some-tag'],
      );
    },
  },
  {
    addresses: [`${DOCS}/standalone/`],
    asserts: 'it has neither a sidebar nor neighbors',
    built(look) {
      const $ = look.page(`${DOCS}/standalone/`);
      expect($(SIDEBAR)).toHaveLength(0);
      expect($('.pagination-nav__link')).toHaveLength(0);
      expect(look.texts($, 'h1')).toEqual(['Standalone']);
    },
  },
  {
    addresses: [`${DOCS}/folder with space/doc 1/`, `${DOCS}/folder with space/doc 2/`],
    asserts: 'both are reachable percent-encoded, and they link to each other',
    built(look) {
      for (const [from, to] of [
        ['1', '2'],
        ['2', '1'],
      ]) {
        const href = target(look, `${DOCS}/folder with space/doc ${from}/`, `doc ${to}`);
        expect(decodeURI(href ?? '')).toBe(`${DOCS}/folder with space/doc ${to}/`);
      }
    },
  },
  {
    addresses: [`${TESTS}/admonitions/`],
    asserts: 'an admonition with only a title is rendered; each type has its icon and its color',
    built(look) {
      const $ = look.page(`${TESTS}/admonitions/`);
      const boxes = look.all($, '.theme-admonition');
      const titleOnly = boxes.filter((_, box) => $(box).text() === 'A title and nothing else');
      expect(titleOnly).toHaveLength(1);
      const classes = new Map(
        boxes
          .toArray()
          .map((box) => [
            /theme-admonition-(\w+)/.exec($(box).attr('class') ?? '')?.[1],
            /alert--(\w+)/.exec($(box).attr('class') ?? '')?.[1],
          ]),
      );
      expect(Object.fromEntries(classes)).toEqual({
        tip: 'success',
        info: 'info',
        note: 'secondary',
        warning: 'warning',
        danger: 'danger',
        secondary: 'secondary',
        important: 'info',
        success: 'success',
        caution: 'warning',
      });
      expect(boxes.filter((_, box) => $(box).find('svg, img').length === 0)).toHaveLength(0);
      look.all($, 'li .theme-admonition, blockquote .theme-admonition');
    },
  },
  {
    addresses: [`${TESTS}/ascii/æøå/`],
    asserts: 'it is reachable percent-encoded; its file name is used as the title everywhere',
    built(look) {
      const $ = look.page(`${TESTS}/ascii/æøå/`);
      expect($('title').text()).toMatch(/^index /);
      expect(look.texts($, '.breadcrumbs__item').filter(Boolean)).toEqual([
        'Tests',
        'ascii',
        'index',
      ]);
    },
  },
  {
    addresses: [`${TESTS}/ascii/folder/æøå/`],
    asserts: 'a file with a name that is not ASCII is reachable',
    built(look) {
      expect(look.texts(look.page(`${TESTS}/ascii/folder/æøå/`), 'h1')).toEqual(['Doc named æøå']);
    },
  },
  {
    addresses: [`${TESTS}/ascii/dir with zero-width spaces/`],
    asserts: 'a folder with invisible characters is reachable at a slug without them',
    built(look) {
      const $ = look.page(`${TESTS}/ascii/dir with zero-width spaces/`);
      expect(look.texts($, 'h1')).toEqual(['Folder with zero-width spaces']);
    },
  },
  {
    addresses: [
      `${LINKS}/custom-index-convention/intro/`,
      `${LINKS}/custom-index-convention/sample-doc/`,
    ],
    asserts: 'a doc named intro is the index of its category; the breadcrumb runs through it',
    built(look) {
      const $ = look.page(`${LINKS}/custom-index-convention/sample-doc/`);
      expect(look.texts($, '.breadcrumbs__item').filter(Boolean)).toEqual([
        'Tests',
        'Category Links',
        'Introduction',
        'Sample doc',
      ]);
      expect($(`.menu__link--sublist[href="${LINKS}/custom-index-convention/intro/"]`).length).toBe(
        2,
      );
    },
  },
  {
    addresses: [`${LINKS}/no-index-doc/`, `${LINKS}/no-index-doc/sample-doc/`],
    asserts: 'a category whose metadata sets the link to null has none; its index is a child',
    built(look) {
      const $ = look.page(`${LINKS}/no-index-doc/sample-doc/`);
      const items = look.texts($, '.breadcrumbs__item');
      expect(items).toContain('No index doc');
      expect($('.breadcrumbs a').text()).not.toContain('No index doc');
      const child = look.all($, `${SIDEBAR} a[href="${LINKS}/no-index-doc/"]:not([role])`);
      expect(child.text()).toBe('Index that is no index');
    },
  },
  categoryIndex('with-category-name-doc'),
  categoryIndex('with-index-doc'),
  categoryIndex('with-readme-doc'),
  {
    addresses: [
      `${TESTS}/custom-props/`,
      `${TESTS}/custom-props/doc-with-custom-props/`,
      `${TESTS}/custom-props/doc-without-custom-props/`,
    ],
    asserts: 'the sidebar holds the custom props of a doc',
    built(look) {
      const $ = look.page(`${TESTS}/custom-props/`);
      const table = '[data-testid="sidebar-table"] tbody tr';
      const rows = look.all($, table).toArray();
      const props = rows.map((row) =>
        $(row)
          .find('td')
          .slice(1, 3)
          .toArray()
          .map((cell) => $(cell).text()),
      );
      expect(props).toContainEqual([
        'Doc with custom props',
        '{"fromFrontMatter":"a value for the sidebar"}',
      ]);
      expect(props).toContainEqual(['Doc without custom props', 'null']);
    },
  },
  {
    addresses: [
      `${FRONT_MATTER}/`,
      `${FRONT_MATTER}/doc-with-sidebar-className/`,
      `${FRONT_MATTER}/doc-with-sidebar-custom-props/`,
      `${FRONT_MATTER}/doc-with-sidebar-label/`,
      `${FRONT_MATTER}/doc-without/`,
    ],
    asserts: 'class, custom props and label reach the entries; the last entry has none of them',
    built(look) {
      const $ = look.page(`${FRONT_MATTER}/`);
      const rows = look
        .all($, '[data-testid="sidebar-table"] tbody tr')
        .toArray()
        .map((row) =>
          $(row)
            .find('td')
            .toArray()
            .map((cell) => $(cell).text()),
        );
      expect(rows).toEqual([
        [
          'category',
          'Sidebar Front Matter Tests',
          '{"level":"category"}',
          'dogfood_sidebar_class_name_test',
        ],
        ['link', 'The only doc of its folder', 'null', ''],
        ['link', 'Doc with a class', 'null', 'dogfood_sidebar_class_name_test'],
        ['link', 'Doc with custom props', '{"x":1,"y":"two","z":[3,4]}', ''],
        ['link', 'Label from the front matter', 'null', ''],
        ['link', 'Doc without fields', 'null', ''],
      ]);
      const entry = look.all(
        look.page(`${FRONT_MATTER}/doc-with-sidebar-className/`),
        currentEntry,
      );
      expect(entry.closest('li').attr('class')).toContain('dogfood_sidebar_class_name_test');
    },
  },
  {
    addresses: [`${FRONT_MATTER}/dir-with-unique-index/`],
    asserts: 'a folder with nothing but an index is a plain link',
    built(look) {
      const $ = look.page(`${FRONT_MATTER}/dir-with-unique-index/`);
      const entry = look.all($, currentEntry);
      expect(entry.text()).toBe('The only doc of its folder');
      expect(entry.closest('li').find('button, [aria-expanded]')).toHaveLength(0);
    },
  },
  {
    addresses: [`${TESTS}/images/`],
    asserts: 'all images load, and the social card has the local image',
    built(look) {
      const $ = look.page(`${TESTS}/images/`);
      const cards = look.attributes($, 'meta[property="og:image"]', 'content');
      expect(cards).toHaveLength(1);
      expect(new URL(cards[0] ?? '').pathname).toMatch(/^\/assets\/images\/social-\w+\.png$/);
      expect(look.all($, '.markdown img').length).toBeGreaterThanOrEqual(3);
    },
  },
  {
    addresses: [`${TESTS}/links/test-markdown-links/`],
    asserts: 'links to files lead to the doc with query and hash; code and outside ones stay',
    built(look) {
      const address = `${TESTS}/links/test-markdown-links/`;
      const $ = look.page(address);
      const doc = `${TESTS}/links/target/`;
      const spaced = `${TESTS}/links/target with space/`;
      const expected: Record<string, string> = {
        'same folder': doc,
        'with a dot': doc,
        'up and down': doc,
        'from the site': doc,
        'from the content folder': doc,
        'query and hash': `${doc}?age=42#target-heading`,
        hash: `${doc}#target-heading`,
        query: `${doc}?a=1&b=2`,
        'angle brackets and a space': spaced,
        'an encoded space': spaced,
        'title in double quotes': doc,
        'title in brackets': doc,
        bold: doc,
        slanted: doc,
        code: doc,
        'in JSX': doc,
        'on several lines': doc,
        one: doc,
        two: `${doc}#target-heading`,
        reference: doc,
        'full reference': doc,
        'reference with a hash': `${doc}?age=42#target-heading`,
        outside: 'https://example.com/target.mdx',
        'outside with a hash': 'https://example.com/target.md#target-heading',
      };
      const found = Object.fromEntries(
        Object.keys(expected).map((text) => [text, decodeURI(target(look, address, text) ?? '')]),
      );
      expect(found).toEqual(expected);
      expect(look.attributes($, '.markdown a:has(img)', 'href')).toEqual([doc]);
      expect(look.texts($, '.markdown li a code, .markdown p > code')).toContain(
        '[text](./target.mdx)',
      );
      expect(look.texts($, '.markdown pre code').join()).toContain('[text](./target.mdx)');
      expect($('.markdown').text()).not.toContain('missing.mdx');
    },
  },
  {
    addresses: [`${TESTS}/links/target/`, `${TESTS}/links/target with space/`],
    asserts: 'the heading that links name exists',
    built(look) {
      expect(look.texts(look.page(`${TESTS}/links/target/`), '#target-heading')[0]).toContain(
        'Target heading',
      );
    },
  },
  {
    addresses: [`${TESTS}/links/broken-anchors-tests/`],
    asserts: 'the ID of a link is a target, and a link to # is left alone',
    built(look) {
      const $ = look.page(`${TESTS}/links/broken-anchors-tests/`);
      expect(look.all($, 'a#id-of-a-link')).toHaveLength(1);
      look.all($, '.markdown a[href="#id-of-a-link"]');
      look.all($, '.markdown a[href="#"]');
    },
  },
  {
    addresses: [`${TESTS}/links/resolution/`],
    asserts: 'absolute links lead to the root of the docs, relative ones to the doc itself',
    built(look) {
      const $ = look.page(`${TESTS}/links/resolution/`);
      const self = `${TESTS}/links/resolution/`;
      expect(look.attributes($, '.markdown li a', 'href')).toEqual([
        `${DOCS}/`,
        `${DOCS}/`,
        self,
        self,
      ]);
    },
  },
  {
    addresses: [`${TESTS}/toc-partials/`],
    asserts: 'the table of contents lists the headings of used partials in order',
    built(look) {
      const $ = look.page(`${TESTS}/toc-partials/`);
      expect(look.texts($, TOC)).toEqual([
        'First heading',
        'Heading of the partial',
        'Detail of the partial',
        'Second heading',
        'Heading of the renamed partial',
        'Third heading',
        'Heading of the outer partial',
        'Heading of the inner partial',
        'End of the outer partial',
        'Heading of the partial',
        'Detail of the partial',
        'Last heading',
      ]);
      expect($('main').text()).not.toContain('unused partial');
    },
  },
  {
    addresses: [`${TESTS}/toc-partials/basic/`, `${TESTS}/toc-partials/props/`],
    asserts: 'the heading of a partial is listed, also one with a value in it',
    built(look) {
      expect(look.texts(look.page(`${TESTS}/toc-partials/basic/`), TOC)).toEqual([
        'Before',
        'Heading of the renamed partial',
        'After',
      ]);
      const $ = look.page(`${TESTS}/toc-partials/props/`);
      expect(look.texts($, 'h2')).toContainEqual(expect.stringContaining('Heading for readers'));
      expect(look.all($, TOC)).toHaveLength(3);
    },
  },
  {
    addresses: [`${TESTS}/Case-Sentitive-Doc/`],
    asserts: 'the URL keeps the case of the file name, and names itself as canonical',
    built(look) {
      const $ = look.page(`${TESTS}/Case-Sentitive-Doc/`);
      const canonical = look.attributes($, 'link[rel="canonical"]', 'href');
      expect(new URL(canonical[0] ?? '').pathname).toBe(`${TESTS}/Case-Sentitive-Doc/`);
    },
  },
  {
    addresses: [`${SEEN}/`],
    asserts: 'its links point to pages, except the one to a draft',
    built(look) {
      const hrefs = look.attributes(look.page(`${SEEN}/`), '.markdown li a', 'href');
      const draft = `${SEEN}/some-drafts/draft1/`;
      expect(hrefs).toContain(draft);
      for (const href of hrefs.filter((address) => address !== draft)) {
        look.page(href);
      }
      look.absent(draft);
    },
  },
  {
    addresses: [`${SEEN}/force-unlisted/`],
    asserts: 'it is unlisted, though its front matter says that it is not',
    built(look) {
      look.unlisted(`${SEEN}/force-unlisted/`);
      lacksInSidebar(look, `${SEEN}/`, ['/force-unlisted/']);
    },
  },
  {
    addresses: [
      `${SEEN}/only-unlisteds/unlisted1/`,
      `${SEEN}/only-unlisteds/unlisted2/`,
      `${SEEN}/only-unlisteds/unlisted-subcategory/`,
      `${SEEN}/only-unlisteds/unlisted-subcategory/unlisted3/`,
    ],
    asserts: 'the category is missing from the sidebar until one of its docs is open',
    built(look) {
      lacksInSidebar(look, `${SEEN}/`, ['/only-unlisteds/']);
      expect(look.texts(look.page(`${SEEN}/`), `${SIDEBAR} a`)).not.toContain('Only unlisteds');
      for (const name of [
        'unlisted1/',
        'unlisted2/',
        'unlisted-subcategory/',
        'unlisted-subcategory/unlisted3/',
      ]) {
        const address = `${SEEN}/only-unlisteds/${name}`;
        look.unlisted(address);
        holdsInSidebar(look, address, [address]);
        expect(look.texts(look.page(address), `${SIDEBAR} a`)).toContain('Only unlisteds');
      }
    },
  },
  {
    addresses: [
      `${SEEN}/some-unlisteds/unlisted1/`,
      `${SEEN}/some-unlisteds/unlisted2/`,
      `${SEEN}/some-unlisteds/unlisted-subcategory/`,
      `${SEEN}/some-unlisteds/unlisted-subcategory/listed1/`,
      `${SEEN}/some-unlisteds/unlisted-subcategory/unlisted3/`,
    ],
    asserts: 'a mixed category shows only its listed docs',
    built(look) {
      const address = `${SEEN}/some-unlisteds/unlisted-subcategory/listed1/`;
      holdsInSidebar(look, address, [address]);
      lacksInSidebar(look, address, [
        '/some-unlisteds/unlisted1/',
        '/some-unlisteds/unlisted2/',
        '/unlisted-subcategory/unlisted3/',
      ]);
      expect(look.page(address)('.theme-unlisted-banner')).toHaveLength(0);
      look.unlisted(`${SEEN}/some-unlisteds/unlisted1/`);
      look.unlisted(`${SEEN}/some-unlisteds/unlisted2/`);
      look.unlisted(`${SEEN}/some-unlisteds/unlisted-subcategory/`);
      look.unlisted(`${SEEN}/some-unlisteds/unlisted-subcategory/unlisted3/`);
    },
  },
  {
    addresses: [
      `${SEEN}/some-unlisteds/subcategory-with-listed-index/`,
      `${SEEN}/some-unlisteds/subcategory-with-listed-index/unlisted1/`,
      `${SEEN}/some-unlisteds/subcategory-with-listed-index/unlisted2/`,
    ],
    asserts: 'a listed index with unlisted children is a single link',
    built(look) {
      const address = `${SEEN}/some-unlisteds/subcategory-with-listed-index/`;
      const $ = look.page(address);
      const entry = look.all($, currentEntry);
      expect(entry.closest('li').find('button, ul')).toHaveLength(0);
      look.unlisted(`${address}unlisted1/`);
      look.unlisted(`${address}unlisted2/`);
    },
  },
  {
    addresses: [`${SEEN}/some-drafts/listed1/`, `${SEEN}/some-drafts/draft-subcategory/listed1/`],
    asserts: 'drafts are absent, listed docs present; the tag of drafts has no page',
    built(look) {
      const address = `${SEEN}/some-drafts/listed1/`;
      holdsInSidebar(look, address, [address]);
      lacksInSidebar(look, address, ['draft1', 'draft2', 'draft3', 'only-drafts']);
      for (const draft of [
        'some-drafts/draft1/',
        'some-drafts/draft2/',
        'some-drafts/draft-subcategory/',
        'some-drafts/draft-subcategory/draft3/',
        'only-drafts/draft1/',
        'only-drafts/draft2/',
        'only-drafts/draft-subcategory/',
        'only-drafts/draft-subcategory/draft3/',
      ]) {
        look.absent(`${SEEN}/${draft}`);
      }
      look.absent(`${DOCS}/test-draft/`);
      look.absent(`${DOCS}/tags/draft/`);
    },
  },
  toc('2-2', 2, 2),
  toc('2-3', 2, 3),
  toc('2-4', 2, 4),
  toc('2-5', 2, 5),
  toc('3-5', 3, 5),
  toc('3-_', 3, 3),
  toc('4-5', 4, 5),
  toc('5-5', 5, 5),
  toc('_-5', 2, 5),
  toc('_-_', 2, 3),
  headingOrder('good', ['2 A', '3 A', '4 A', '5 A', '6 A', '3 B', '2 B', '3 C']),
  headingOrder('bad', ['5 A', '3 A', '6 A', '2 A', '4 A', '3 B', '5 B']),
  {
    addresses: [`${DOCS}/tags/`],
    asserts: 'tags are grouped by letter and have their counts',
    built(look) {
      const $ = look.page(`${DOCS}/tags/`);
      const groups = look
        .all($, 'main article')
        .toArray()
        .map((group) => [
          $(group).find('h2').attr('id'),
          $(group)
            .find('a[rel="tag"]')
            .toArray()
            .map((tag) => $(tag).text()),
        ]);
      expect(groups).toEqual([
        ['A', ['A1']],
        ['D', ['D1', 'd-custom-permalink1']],
        ['L', ['Label for tag b1', 'Label for tag e1', 'Listed4']],
        ['S', ['Some-tag1']],
        ['V', ['Visibility5']],
      ]);
    },
  },
  {
    addresses: [
      'a',
      'b',
      'permalink-for-tag-c',
      'd',
      'permalink-for-tag-e',
      'some-tag',
      'visibility',
      'listed',
      'unlisted',
      'd-custom-permalink',
    ].map((tag) => `${DOCS}/tags/${tag}/`),
    asserts: 'labels, descriptions and permalinks from the tags file are used',
    built(look) {
      const header = (tag: string) =>
        look.all(look.page(`${DOCS}/tags/${tag}/`), 'main header').text();
      expect(header('a')).toContain('has a description and no label of its own');
      expect(header('b')).toContain('"Label for tag b"');
      expect(header('d')).toContain('"D"');
      expect(header('permalink-for-tag-e')).toContain('"Label for tag e"');
      expect(header('permalink-for-tag-e')).toContain('an address of its own');
      expect(header('d-custom-permalink')).toContain('"d-custom-permalink"');
      look.unlisted(`${DOCS}/tags/unlisted/`);
      look.unlisted(`${DOCS}/tags/permalink-for-tag-c/`);
      for (const tag of ['c', 'e', 'd-custom', 'draft']) {
        look.absent(`${DOCS}/tags/${tag}/`);
      }
    },
  },
];
