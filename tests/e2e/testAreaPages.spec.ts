import type { Page } from '@playwright/test';
import { inBrowser } from '../built/testArea/inBrowser';
import { liveResult } from './support/liveResult';
import { expect, hydrated, open, test } from './support/test';

const PAGES = '/tests/pages';

const main = (page: Page) => page.getByRole('main');

/** The code block that has a title. */
const block = (page: Page, title: string) =>
  page
    .locator('.theme-code-block')
    .filter({ has: page.locator('[class*="codeBlockTitle"]', { hasText: RegExp(`^${title}$`) }) });

const tested = new Set<string>();

/** Tests a page of the test area. `allowed` are console messages that the test causes on purpose. */
function check(
  path: string,
  what: string,
  run: (page: Page) => Promise<void>,
  allowed: RegExp[] = [],
): void {
  tested.add(path);
  test.describe(() => {
    test.use({ allowedMessages: allowed });

    test(`${path} ${what}`, async ({ page }) => {
      await open(page, path);
      await run(page);
    });
  });
}

test('every page that only a browser can check has a test', () => {
  expect(inBrowser.length).toBeGreaterThan(5);
  expect(inBrowser.filter((path) => !tested.has(path))).toEqual([]);
});

check(`${PAGES}/analytics/`, 'works without a script; a stub receives one event', async (page) => {
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
});

check(
  `${PAGES}/code-block-tests/`,
  'only blocks with a long line have the wrap button',
  async (page) => {
    const wrap = (title: string) =>
      block(page, title).getByRole('button', { name: 'Toggle word wrap' });
    // Code blocks get their buttons when readers come close to them.
    await block(page, 'long').scrollIntoViewIfNeeded();
    await expect(wrap('long')).toHaveCount(1);
    await expect(wrap('short')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Long line' }).click();
    await expect(wrap('long in a tab')).toHaveCount(1);
    await expect(wrap('short in a tab')).toHaveCount(0);
  },
);

check(
  `${PAGES}/crashTest/`,
  'with the flag of a build, shows the error and its cause',
  async (page) => {
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
  [/crash test failed|inner part failed|error boundary/i],
);

check(
  `${PAGES}/diagrams/`,
  'a drawing for each valid block, an error box, colors of the color mode',
  async (page) => {
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
  [/mermaid|diagram|parse|UnknownDiagramError/i],
);

check(
  `${PAGES}/embeds/`,
  'the URL forces the mode in a frame and the stored mode stays',
  async (page) => {
    const modeIn = async (title: string) => {
      await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
      return page
        .frameLocator(`iframe[title="${title}"]`)
        .locator('html[data-has-hydrated="true"]');
    };
    const stored = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('theme')));
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
);

check(
  `${PAGES}/error-boundary-tests/`,
  'crash views outside and inside the layout and in a boundary of the page; each can be mended',
  async (page) => {
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
  [/Crashed on purpose|error boundary/i],
);

check(`${PAGES}/history-tests/`, 'a link raises the alert and the URL stays', async (page) => {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.accept();
  });
  await page.getByRole('link', { name: 'Try to leave' }).click();
  await expect.poll(() => messages).toEqual(['This page keeps you.']);
  await expect(page).toHaveURL(`${PAGES}/history-tests/`);
});

check(
  `${PAGES}/hydration-tests/`,
  'the browser finds the whitespace of the static page',
  async (page) => {
    const text = () => page.getByTestId('spaces').evaluate((node) => node.textContent);
    expect(await text()).toBe('Before a link between two links  two spaces  last .');
  },
);

check(`${PAGES}/link-tests/`, 'the button paints the link red', async (page) => {
  await page.getByRole('button', { name: 'Paint the link red' }).click();
  await expect(page.getByRole('link', { name: 'The link with a ref' })).toHaveCSS(
    'background-color',
    'rgb(255, 0, 0)',
  );
});

check(
  `${PAGES}/markdown-tests-md/`,
  'a handler in a string does nothing, and the diagram is drawn',
  async (page) => {
    await page.getByRole('button', { name: 'A button without effect' }).click();
    expect(await page.evaluate(() => 'clickedInMarkdown' in window)).toBe(false);
    await expect(main(page).locator('.docusaurus-mermaid-container > svg')).toHaveCount(1);
  },
  [/React error #231/],
);

check(
  `${PAGES}/markdown-tests-mdx/`,
  'images load, live code runs, pathname links leave the app',
  async (page) => {
    const images = main(page).getByRole('img', { name: /^A shore/ });
    await expect(images).toHaveCount(4);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    await main(page).getByRole('button', { name: 'Run and edit' }).click();
    await expect(liveResult(page).locator('output')).toHaveText('3');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'site inside the site' }).evaluate((node) => {
      node.removeAttribute('target');
    });
    await page.getByRole('link', { name: 'site inside the site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A site inside the site');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  },
);

check(
  `${PAGES}/navbar-dropdown-tests/`,
  'Tab goes from the last item to the color mode button',
  async (page) => {
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
);

check(`${PAGES}/react-18/`, 'three copies in the end', async (page) => {
  await expect(page.getByTestId('lazy')).toHaveCount(3);
});

check(
  `${PAGES}/style-isolation/`,
  'isolated elements have the styles of the browser',
  async (page) => {
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
);

check(`${PAGES}/svg/`, 'each image keeps its own colors', async (page) => {
  for (const [name, color] of [
    ['Circle', 'rgb(192, 57, 43)'],
    ['Square', 'rgb(29, 102, 63)'],
    ['Triangle', 'rgb(10, 86, 138)'],
  ] as const) {
    const shape = page.getByRole('img', { name, exact: true }).locator('defs > :last-child');
    await expect(shape).toHaveCSS('fill', color);
  }
});

check(
  `${PAGES}/tabs-tests/`,
  'the right tab is selected; a clicked tab stays under the pointer',
  async (page) => {
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
);

check(`${PAGES}/z-index-tests/`, 'the navbar and its menus cover the content', async (page) => {
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
  const boxes = await Promise.all([entry.boundingBox(), page.getByTestId('stacked').boundingBox()]);
  const [menu, stacked] = boxes;
  expect(stacked?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(menu?.y ?? 0);
});

check(
  `${PAGES}/footer-single-row/`,
  'the row of links is readable on a phone, and the footer is at the bottom',
  async (page) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const footer = page.getByRole('contentinfo');
    const dots = footer.getByText('·');
    await expect(dots).toHaveCount(2);
    await expect(dots.first()).toBeVisible();
    const below = () =>
      footer.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom);
    await expect.poll(below).toBeLessThanOrEqual(1);
  },
);
