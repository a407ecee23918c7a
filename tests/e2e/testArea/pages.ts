import type { Page } from '@playwright/test';
import { expect, hydrated } from '../support/test';
import type { Row } from './row';

const PAGES = '/tests/pages';

function row(name: string, asserts: string, checks: Omit<Row, 'addresses' | 'asserts'>): Row {
  return { addresses: [`${PAGES}/${name}/`], asserts, ...checks };
}

const main = (page: Page) => page.getByRole('main');

/** The code block that has a title. */
const block = (page: Page, title: string) =>
  page
    .locator('.theme-code-block')
    .filter({ has: page.locator('[class*="codeBlockTitle"]', { hasText: RegExp(`^${title}$`) }) });

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
  row('analytics', 'works without a script; a stub receives one event', {
    async browser(page) {
      const button = page.getByRole('button', { name: 'Send an event' });
      await button.click();
      await page.evaluate(() => {
        const calls: unknown[][] = [];
        Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) });
      });
      await button.click();
      const calls = () =>
        page.evaluate(() =>
          (window as never as { calls: unknown[][] }).calls.map((call) => call.slice(0, 2)),
        );
      await expect.poll(calls).toEqual([['event', 'docusaurus-test-event']]);
    },
  }),
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
      async browser(page) {
        const wrap = (title: string) =>
          block(page, title).getByRole('button', { name: 'Toggle word wrap' });
        await expect(wrap('long')).toHaveCount(1);
        await expect(wrap('short')).toHaveCount(0);
        await page.getByRole('tab', { name: 'Long line' }).click();
        await expect(wrap('long in a tab')).toHaveCount(1);
        await expect(wrap('short in a tab')).toHaveCount(0);
      },
    },
  ),
  row('crashTest', 'renders in a build without the flag; with it, shows the error and its cause', {
    built(look) {
      const $ = look.page(`${PAGES}/crashTest/`);
      expect(look.texts($, 'h1')).toEqual(['Crash test']);
      expect($('main').text()).toContain('so nothing crashes');
    },
    allowedMessages: [/crash test failed|inner part failed|error boundary/i],
    async browser(page) {
      // The build's flag, enabled in the script that the browser receives.
      let flags = 0;
      await page.route('**/assets/js/main.*.js', async (route) => {
        const response = await route.fetch();
        const script = (await response.text()).replace(/crashTest:(!1|false)/, () => {
          flags += 1;
          return 'crashTest:true';
        });
        await route.fulfill({ response, body: script });
      });
      await page.goto(`${PAGES}/`);
      await hydrated(page);
      expect(flags, 'flags in the main script').toBe(1);
      await main(page).getByRole('link', { name: 'Crash', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(main(page)).toContainText(
        /The crash test failed, as it should\.\s+Cause:\s+The inner part failed\./,
      );
    },
  }),
  row('diagrams', 'a drawing for each valid block, an error box, colors of the color mode', {
    allowedMessages: [/mermaid|diagram|parse|UnknownDiagramError/i],
    async browser(page) {
      const drawings = main(page).locator('.docusaurus-mermaid-container > svg');
      const width = async () =>
        Number((await drawings.first().getAttribute('viewBox'))?.split(' ')[2]);
      // As readers see them if their system uses dark mode or reduced motion.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(drawings).toHaveCount(14);
      // Three boxes in a row. If labels are measured too early, the diagram is thousands
      // of pixels wide.
      expect(await width()).toBeLessThan(1000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.reload();
      await expect(drawings).toHaveCount(14);
      expect(await width()).toBeLessThan(1000);
      await expect(
        main(page)
          .getByText(/No diagram type detected/)
          .first(),
      ).toBeVisible();
      const dynamic = page.getByTestId('dynamic-diagram');
      await expect(dynamic).toContainText('Step 1');
      await dynamic.getByRole('button', { name: 'Add a step' }).click();
      await expect(dynamic).toContainText('Step 2');
      const fill = () =>
        drawings
          .first()
          .locator('.node rect')
          .first()
          .evaluate((node) => getComputedStyle(node).fill);
      const light = await fill();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(fill).not.toBe(light);
    },
  }),
  row('embeds', 'the URL forces the mode in a frame and the stored mode stays', {
    built(look) {
      const $ = look.page(`${PAGES}/embeds/`);
      expect(look.all($, 'main').text()).toContain('with a colour mode that the address forces');
      expect(look.attributes($, 'iframe', 'src')).toEqual([
        '/?docusaurus-theme=light',
        '/?docusaurus-theme=dark',
        '/?docusaurus-theme=sepia',
        '/',
        'https://example.com/',
        'https://example.org/',
      ]);
    },
    async browser(page) {
      const modeIn = async (title: string) => {
        await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
        return page
          .frameLocator(`iframe[title="${title}"]`)
          .locator('html[data-has-hydrated="true"]');
      };
      const stored = () =>
        page.evaluate(() =>
          Object.entries(localStorage).filter(([key]) => key.startsWith('theme')),
        );
      const before = await stored();
      await expect(await modeIn('Forced light')).toHaveAttribute('data-theme', 'light');
      await expect(await modeIn('Forced dark')).toHaveAttribute('data-theme', 'dark');
      // An unknown value that no style handles, so the page looks as it does by default.
      const background = async (title: string) =>
        (await modeIn(title)).evaluate((root) => {
          const style = getComputedStyle(root);
          return [style.colorScheme, style.backgroundColor, style.color];
        });
      await expect(await modeIn('An unknown mode')).toHaveAttribute('data-theme', /^(?!dark)/);
      await expect(await modeIn('No mode')).toHaveAttribute('data-theme', 'light');
      await expect.poll(() => background('An unknown mode')).toEqual(await background('No mode'));
      expect(await background('An unknown mode')).not.toEqual(await background('Forced dark'));
      expect(await stored()).toEqual(before);
    },
  }),
  row(
    'error-boundary-tests',
    'crash views outside and inside the layout and in a boundary of the page; each can be mended',
    {
      allowedMessages: [/Crashed on purpose|error boundary/i],
      built(look) {
        const $ = look.page(`${PAGES}/error-boundary-tests/`);
        const line = look.all($, '[data-testid="interpolated"]');
        expect(line.text()).toBe('The values are one and two.');
        expect(line.find('strong, em')).toHaveLength(2);
      },
      async browser(page) {
        const heading = page.getByRole('heading', { level: 1 });
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const help = page.getByRole('region', { name: 'What you can do' });

        // The core's error page, with its own layout. Nothing of the original page is
        // left.
        await press('Crash outside the layout');
        await expect(heading).toHaveText('This page crashed');
        await expect(page).toHaveTitle(/^Page Error/);
        await expect(page.getByText('Crashed on purpose: Crash outside the layout')).toBeVisible();
        await expect(help).toHaveCount(0);
        await press('Try again');
        await expect(heading).toHaveText('Error boundaries');

        // The theme's error page, inside the layout of the page, which stays.
        await press('Crash inside the layout');
        await expect(heading).toHaveText('This page crashed.');
        await expect(help).toBeVisible();
        await expect(page.getByRole('button', { name: 'Crash outside the layout' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await press('Try again');
        await expect(heading).toHaveText('Error boundaries');

        // An error boundary of the page. The rest of the content stays.
        await press('Crash inside a boundary of our own');
        await expect(
          main(page).getByText('Caught: Crashed on purpose: Crash inside a boundary of our own'),
        ).toBeVisible();
        await expect(heading).toHaveText('Error boundaries');
        await press('Mend it');
        await expect(page.getByText('Caught:')).toHaveCount(0);
        await expect(
          page.getByRole('button', { name: 'Crash inside a boundary of our own' }),
        ).toBeVisible();
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
  row('history-tests', 'a link raises the alert and the URL stays', {
    async browser(page) {
      const messages: string[] = [];
      page.on('dialog', async (dialog) => {
        messages.push(dialog.message());
        await dialog.accept();
      });
      await page.getByRole('link', { name: 'Try to leave' }).click();
      await expect.poll(() => messages).toEqual(['This page keeps you.']);
      await expect(page).toHaveURL(`${PAGES}/history-tests/`);
    },
  }),
  row('hydration-tests', 'the browser finds the whitespace of the static page', {
    async browser(page) {
      const text = () => page.getByTestId('spaces').evaluate((node) => node.textContent);
      expect(await text()).toBe('Before a link between two links  two spaces  last .');
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
  row('link-tests', 'the button paints the link red', {
    async browser(page) {
      await page.getByRole('button', { name: 'Paint the link red' }).click();
      await expect(page.getByRole('link', { name: 'The link with a ref' })).toHaveCSS(
        'background-color',
        'rgb(255, 0, 0)',
      );
    },
  }),
  row(
    'markdown-tests-md',
    'braces are text; admonitions and details are rendered; code stays code',
    {
      // When the button is clicked, React rejects the handler because it's a string.
      allowedMessages: [/React error #231/],
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
        expect(look.attributes($, 'main p[style]', 'style')).toEqual(['color:rgb(200, 30, 60)']);
      },
      async browser(page) {
        await page.getByRole('button', { name: 'A button without effect' }).click();
        expect(await page.evaluate(() => 'clickedInMarkdown' in window)).toBe(false);
        await expect(main(page).locator('.docusaurus-mermaid-container > svg')).toHaveCount(1);
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
    async browser(page) {
      const images = main(page).getByRole('img', { name: /^A shore/ });
      await expect(images).toHaveCount(4);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
      await main(page).getByRole('button', { name: 'Run and edit' }).click();
      await expect(main(page).locator('output')).toHaveText('3');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('link', { name: 'site inside the site' }).evaluate((node) => {
        node.removeAttribute('target');
      });
      await page.getByRole('link', { name: 'site inside the site' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A site inside the site');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    },
  }),
  row('navbar-dropdown-tests', 'Tab goes from the last item to the color mode button', {
    async browser(page) {
      const navbar = page.getByRole('navigation', { name: 'Main' });
      await navbar.getByRole('button', { name: 'English' }).focus();
      await page.keyboard.press('Enter');
      const entry = navbar.getByRole('link', { name: 'Help Us Translate' });
      await expect(entry).toBeVisible();
      await entry.focus();
      await expect(entry).toBeFocused();
      await page.keyboard.press('Tab');
      // The link to the repository is between the dropdown and the button.
      await expect(navbar.getByRole('link', { name: 'GitHub repository' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        navbar.getByRole('button', { name: /Switch between dark and light mode/ }),
      ).toBeFocused();
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
    async browser(page) {
      await expect(page.getByTestId('lazy')).toHaveCount(3);
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
  row('style-isolation', 'isolated elements have the styles of the browser', {
    async browser(page) {
      const style = (name: string, column: 1 | 2, selector: string, property: string) =>
        page
          .locator(`[data-sample="${name}"] > td`)
          .nth(column - 1)
          .locator(selector)
          .last()
          .evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), property);
      for (const [name, selector, property, expected] of [
        ['h2', 'h2', 'font-size', '24px'],
        ['p', 'p', 'margin-bottom', '16px'],
        ['a', 'a', 'color', 'rgb(0, 0, 238)'],
        ['code', 'code', 'background-color', 'rgba(0, 0, 0, 0)'],
        ['pre', 'pre', 'background-color', 'rgba(0, 0, 0, 0)'],
        ['blockquote', 'blockquote', 'border-left-width', '0px'],
        ['ul', 'ul', 'padding-left', '40px'],
        ['ol', 'ol', 'padding-left', '40px'],
        ['kbd', 'kbd', 'border-top-width', '0px'],
        ['shadow', 'div', 'box-shadow', 'none'],
        ['table', 'table', 'border-collapse', 'separate'],
        ['Infima button', 'button', 'background-color', 'rgb(239, 239, 239)'],
        ['Infima alert', 'div', 'background-color', 'rgba(0, 0, 0, 0)'],
        ['Infima badge', 'span', 'background-color', 'rgba(0, 0, 0, 0)'],
      ] as const) {
        expect.soft(await style(name, 2, selector, property), `${name}, isolated`).toBe(expected);
        expect.soft(await style(name, 1, selector, property), `${name}, normal`).not.toBe(expected);
      }
    },
  }),
  row('svg', 'each image keeps its own colors and all IDs are unique', {
    built(look) {
      const $ = look.page(`${PAGES}/svg/`);
      const ids = look.attributes($, 'main svg [id]', 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
    async browser(page) {
      for (const [name, color] of [
        ['Circle', 'rgb(192, 57, 43)'],
        ['Square', 'rgb(29, 102, 63)'],
        ['Triangle', 'rgb(10, 86, 138)'],
      ] as const) {
        const shape = page.getByRole('img', { name, exact: true }).locator('defs > :last-child');
        await expect(shape).toHaveCSS('fill', color);
      }
    },
  }),
  row('tabs-tests', 'the right tab is selected; a clicked tab stays under the pointer', {
    built(look) {
      const $ = look.page(`${PAGES}/tabs-tests/`);
      expect(look.texts($, '[role="tab"][aria-selected="true"]')[0]).toBe('Server');
    },
    async browser(page) {
      await expect(page.getByRole('tab', { name: 'Browser' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      const long = page.getByRole('tab', { name: 'Long' });
      await expect(long).toHaveCount(3);
      const last = long.last();
      await last.scrollIntoViewIfNeeded();
      const top = () => last.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      const before = await top();
      await last.click();
      for (const tab of await long.all()) {
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    },
  }),
  row('z-index-tests', 'the navbar and its menus cover the content', {
    async browser(page) {
      const navbar = page.getByRole('navigation', { name: 'Main' });
      await navbar.getByRole('button', { name: 'English' }).hover();
      const entry = navbar.getByRole('link', { name: 'Help Us Translate' });
      await expect(entry).toBeVisible();
      // The menu opens with a transition.
      const isOnTop = () =>
        entry.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isOnTop).toBe(true);
      // Make sure that the content extends below the menu. Otherwise, this wouldn't prove
      // anything.
      const boxes = await Promise.all([
        entry.boundingBox(),
        page.getByTestId('stacked').boundingBox(),
      ]);
      const [menu, stacked] = boxes;
      expect(stacked?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(menu?.y ?? 0);
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
    },
    async browser(page) {
      await page.setViewportSize({ width: 375, height: 700 });
      const footer = page.getByRole('contentinfo');
      const dots = footer.getByText('·');
      await expect(dots).toHaveCount(2);
      await expect(dots.first()).toBeVisible();
      const below = () =>
        footer.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom);
      await expect.poll(below).toBeLessThanOrEqual(1);
    },
  }),
];
