import { expect } from 'vitest';
import type { Row } from './row';

const PAGES = '/tests/pages';

function row(name: string, asserts: string, checks: Omit<Row, 'addresses' | 'asserts'>): Row {
  return { addresses: [`${PAGES}/${name}/`], asserts, ...checks };
}

/** The pages of the test area, each with a part of the theme. */
export const pageRows: readonly Row[] = [
  {
    addresses: [`${PAGES}/`],
    asserts: 'each partial appears once, and every listed link points to a page',
    built(look) {
      const $ = look.page(`${PAGES}/`);
      const text = look.all($, 'main').text();
      expect(text.split('comes from a partial beside the page')).toHaveLength(2);
      expect(text.split('comes from a partial outside the folder')).toHaveLength(2);
      const links = look.attributes($, 'main li a', 'href');
      expect(links.length).toBeGreaterThan(20);
      for (const href of links) {
        look.page(href);
      }
      look.absent(`${PAGES}/draft/`);
    },
  },
  row(
    'code-block-tests',
    'languages in any case, highlighted lines, the wrap button, empty blocks',
    {
      built(look) {
        const $ = look.page(`${PAGES}/code-block-tests/`);
        const php = look
          .all($, 'pre')
          .filter((_, pre) => $(pre).text().includes('strlen'))
          .toArray()
          .map((pre) => $(pre).find('code').html());
        expect(php).toHaveLength(3);
        expect(new Set(php).size, 'kinds of PHP').toBe(1);
        expect(php[0]).toContain('<span class="token function"');
        const marked = look
          .all($, '.theme-code-block-highlighted-line')
          .map((_, line) => $(line).text().trim())
          .get();
        expect($('main').text()).not.toContain('highlight-next-line');
        expect(marked.filter((line) => /marked/.test(line))).toHaveLength(16);
        expect(marked.filter((line) => /plain/.test(line))).toEqual([]);
        expect(marked.filter((line) => /two|four|five/.test(line))).toHaveLength(3);
        expect(look.all($, 'h2[id="empty"] ~ .theme-code-block')).toHaveLength(4);
      },
    },
  ),
  row('crashTest', 'renders in a build without the flag; with it, shows the error and its cause', {
    built(look) {
      const $ = look.page(`${PAGES}/crashTest/`);
      expect(look.texts($, 'h1')).toEqual(['Crash test']);
      expect($('main').text()).toContain('so nothing crashes');
    },
  }),
  row('embeds', 'the URL forces the mode in a frame and the stored mode stays', {
    built(look) {
      const $ = look.page(`${PAGES}/embeds/`);
      expect(look.all($, 'main').text()).toContain('mode that the address forces');
      expect(look.attributes($, 'iframe', 'src')).toEqual([
        '/?docusaurus-theme=light',
        '/?docusaurus-theme=dark',
        '/?docusaurus-theme=sepia',
        '/',
        'https://example.com/',
        'https://example.org/',
      ]);
    },
  }),
  row(
    'error-boundary-tests',
    'crash views outside and inside the layout and in a boundary of the page; each can be mended',
    {
      built(look) {
        const $ = look.page(`${PAGES}/error-boundary-tests/`);
        const line = look.all($, '[data-testid="interpolated"]');
        expect(line.text()).toBe('The values are one and two.');
        expect(line.find('strong, em')).toHaveLength(2);
      },
    },
  ),
  row('head-metadata', 'the elements of the Markdown file are in the static page', {
    built(look) {
      const $ = look.page(`${PAGES}/head-metadata/`);
      expect(look.attributes($, 'html', 'data-test-html')).toEqual(['yes']);
      expect($('html').hasClass('some-extra-html-class')).toBe(true);
      expect($('body').attr('data-test-body')).toBe('yes');
      expect($('body').hasClass('other-extra-body-class')).toBe(true);
      expect(look.texts($, 'title')).toEqual(['Title of the head element']);
      expect(look.attributes($, 'meta[name="description"]', 'content')).toEqual([
        expect.stringContaining('A description from the head element'),
      ]);
      expect(look.attributes($, 'link[rel="canonical"]', 'href')).toEqual([
        'https://docusaurus.io/docs/markdown-features/head-metadata/',
      ]);
    },
  }),
  row('layout-no-children', 'navbar and footer are there', {
    built(look) {
      const $ = look.page(`${PAGES}/layout-no-children/`);
      look.all($, '.navbar');
      look.all($, 'footer');
      expect($('main')).toHaveLength(0);
    },
  }),
  row(
    'markdown-tests-md',
    'braces are text; admonitions and details are rendered; code stays code',
    {
      // When the button is clicked, React rejects the handler because it's a string.
      built(look) {
        const $ = look.page(`${PAGES}/markdown-tests-md/`);
        const content = look.all($, 'main');
        expect(content.text()).toContain('Braces are text: {1 + 1} and {props.value}.');
        expect($.html()).not.toContain('commonmark-comment');
        expect(look.all($, 'main .theme-admonition-tip').text()).toContain('A title');
        expect(look.texts($, 'main details summary')).toEqual(['Summary of the details']);
        look.all($, 'main h2#chosen-id');
        look.all($, 'main img[alt="A logo in a tag that nobody closes"]');
        look.all($, 'main iframe');
        expect($('main [role="tab"]')).toHaveLength(0);
        expect(content.text()).toContain('<button>This stays plain code</button>');
        expect($('main button[onclick]')).toHaveLength(0);
        expect(look.attributes($, 'main p[style]', 'style')).toEqual([
          'color:rgb(90, 0, 20);background-color:rgb(255, 240, 240)',
        ]);
      },
    },
  ),
  row('markdown-tests-mdx', 'comments are gone, files are hashed, pathname links leave the app', {
    built(look) {
      const $ = look.page(`${PAGES}/markdown-tests-mdx/`);
      expect($.html()).not.toMatch(/(inline|block|line)-comment/);
      look.all($, '.docusaurus-markdown-example');
      expect(look.texts($, '[data-testid="greeting"]')).toEqual(['Good day, reader.']);
      look.all($, '[id="with-spaces"], [id="üñí"]');
      expect(look.texts($, 'main table td code')).toEqual(['a | b']);
      const link = (text: string) =>
        look.all($, 'main a').filter((_, el) => $(el).text().trim().startsWith(text));
      for (const [text, file] of [
        ['text file', /^\/assets\/files\/tide-\w+\.txt$/],
        ['script', /^\/assets\/files\/tide-\w+\.js$/],
        ['JSON', /^\/assets\/files\/tide-\w+\.json$/],
        [
          'picture',
          /^\/assets\/(files|images)\/a%20shore-\w+\.png$|^\/assets\/(files|images)\/a shore-\w+\.png$/,
        ],
      ] as const) {
        expect(link(text).attr('href'), text).toMatch(file);
      }
      expect(link('site inside the site').attr('href')).toBe('/dogfooding/javadoc/');
      expect(link('mail').attr('href')).toBe('mailto:tests@example.com');
      expect(link('a scheme').attr('href')).toBe('vscode://file/tide.txt');
      expect(link('not checked').attr('href')).toBe(`${PAGES}/not-checked/`);
      expect(look.all($, 'main details')).toHaveLength(2);
      expect(look.all($, 'main input[type="checkbox"]')).toHaveLength(2);
      expect(
        look.all($, 'main .theme-admonition .theme-admonition .theme-admonition'),
      ).toHaveLength(1);
    },
  }),
  row('page-toc-tests', 'levels 2 to 4 only', {
    built(look) {
      const $ = look.page(`${PAGES}/page-toc-tests/`);
      expect(look.texts($, '.table-of-contents__link')).toEqual(['Level 2', 'Level 3', 'Level 4']);
    },
  }),
  row('partials-tests', 'the text of each partial appears once', {
    built(look) {
      const text = look.all(look.page(`${PAGES}/partials-tests/`), 'main').text();
      for (const part of ['Outermost text.', 'Text in the middle.', 'Innermost text.']) {
        expect(text.split(part), part).toHaveLength(2);
      }
    },
  }),
  row('react-18', 'three copies in the end, the first one in the static page', {
    built(look) {
      expect(look.all(look.page(`${PAGES}/react-18/`), '[data-testid="lazy"]')).toHaveLength(1);
    },
  }),
  row('seo', 'title, description, keywords, and image come from the front matter', {
    built(look) {
      const $ = look.page(`${PAGES}/seo/`);
      expect(look.texts($, 'title')[0]).toMatch(/^custom SEO title/);
      expect(look.attributes($, 'meta[name="description"]', 'content')).toEqual([
        expect.stringContaining('A description from the front matter'),
      ]);
      expect(look.attributes($, 'meta[name="keywords"]', 'content')).toEqual([
        'custom,keywords,of the page',
      ]);
      const [image = ''] = look.attributes($, 'meta[property="og:image"]', 'content');
      expect(new URL(image).pathname).toMatch(/^\/assets\/images\/social-\w+\.png$/);
    },
  }),
  row('svg', 'each image keeps its own colors and all IDs are unique', {
    built(look) {
      const $ = look.page(`${PAGES}/svg/`);
      const ids = look.attributes($, 'main svg [id]', 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  }),
  row('tabs-tests', 'the right tab is selected; a clicked tab stays under the pointer', {
    built(look) {
      const $ = look.page(`${PAGES}/tabs-tests/`);
      expect(look.texts($, '[role="tab"][aria-selected="true"]')[0]).toBe('Server');
    },
  }),
  {
    addresses: [`${PAGES}/my-custom/unlisted/slug/`],
    asserts: 'reachable at its slug only, with the banner',
    built(look) {
      look.unlisted(`${PAGES}/my-custom/unlisted/slug/`);
      look.absent(`${PAGES}/unlisted/`);
    },
  },
  row('footer-single-row', 'the footer has one row of links', {
    built(look) {
      const $ = look.page(`${PAGES}/footer-single-row/`);
      expect(look.all($, 'footer > .container > .footer__links')).toHaveLength(1);
      expect($('footer .footer__title')).toHaveLength(0);
      expect(look.texts($, 'footer .footer__links a')).toEqual(['Introduction', 'Blog', 'Tests']);
    },
  }),
];
