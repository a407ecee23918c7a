import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const hits = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

// A service worker would answer requests before the test's routes see them.
test.use({
  serviceWorkers: 'block',
  allowedMessages: [/Service Worker registration blocked|registerSW failed/],
});

/** With failed requests, which the browser logs. */
const failedRequests =
  /Service Worker registration blocked|registerSW failed|Failed to load resource/;

test.describe('opening and closing', () => {
  test('no part of the search loads before a reader shows intent', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/docs/');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search-index|\/search\.[^/]*\.js/.test(url))).toEqual([]);
    const loaded = requests.length;
    await button(page).hover();
    await expect.poll(() => requests.slice(loaded).join()).toContain('/search-index/');
  });

  test('the query stays when a tablet is rotated', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).fill('sidebar');
    await expect(hits(page).first()).toBeVisible();
    await page.setViewportSize({ width: 800, height: 1100 });
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await expect(field(page)).toHaveValue('sidebar');
    // One more character, to check that the field and its results still belong together.
    await field(page).pressSequentially('s');
    await expect(field(page)).toHaveValue('sidebars');
    await expect(hits(page).first()).toBeVisible();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens it, Escape closes it`, async ({ page }) => {
      await open(page, '/docs/');
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(field(page)).toHaveAttribute('maxlength', '64');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('a slash typed in a field stays a slash', async ({ page }) => {
    await open(page, '/search/');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
  });

  test('the focus returns to where it came from', async ({ page }) => {
    await open(page, '/docs/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();

    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Tab stays inside the dialog', async ({ page }) => {
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).fill('installation');
    await expect(hits(page).first()).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(presses < 20 ? 'Tab' : 'Shift+Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
  });
});

test.describe('a list that a reader is moving through', () => {
  /**
   * Opens the dialog with results from headings. The text loads when the returned function is
   * called.
   */
  async function openWithHeadings(page: Page): Promise<() => Promise<void>> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-index/*.text.*', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).fill('sidebar');
    await expect(hits(page).nth(1)).toBeVisible();
    return async () => {
      const arrival = page.waitForResponse(/docs-default-current\.text/);
      release();
      await (await arrival).finished();
    };
  }

  const addresses = (page: Page) =>
    dialog(page)
      .locator('.DocSearch-Hits a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')).join());

  test('stays as it is when more text loads', async ({ page }) => {
    const release = await openWithHeadings(page);
    const before = await addresses(page);
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await release();
    await page.waitForTimeout(1500);
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await addresses(page)).toBe(before);

    await page.keyboard.press('ArrowUp');
    await field(page).press('End');
    await page.keyboard.type('s');
    await expect.poll(() => addresses(page)).not.toBe(before);
  });

  test('keeps the focus when it is redrawn', async ({ page }) => {
    await openWithHeadings(page);
    const before = await addresses(page);
    await hits(page).last().getByRole('link').focus();
    // Dictation and extensions do this: the field changes while the focus is somewhere else.
    await field(page).evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'blog',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => addresses(page)).not.toBe(before);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('results', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
  });

  test('show the page with that name first, and Enter goes there', async ({ page }) => {
    // In one step, because results for its first letters could arrive between the checks and Enter.
    await field(page).fill('installation');
    await expect(hits(page).first()).toContainText('Installation');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/installation\/$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('can be selected with the arrow keys', async ({ page }) => {
    await field(page).pressSequentially('docusaurus');
    await expect(hits(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(hits(page).nth(1)).toHaveAttribute('id', active ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('say which version they are about in the heading of each group', async ({ page }) => {
    await field(page).pressSequentially('installation');
    await expect(
      dialog(page)
        .getByRole('listbox', { name: /\(Canary 🚧\)$/ })
        .first(),
    ).toBeVisible();
    await expect(hits(page).getByText('Canary 🚧')).toHaveCount(0);
  });

  test('are limited to 20, with 5 per group, and a link to all of them', async ({ page }) => {
    await field(page).pressSequentially('docusaurus');
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/search/?q=docusaurus');
    expect(await hits(page).count()).toBeLessThanOrEqual(20);
    for (const group of await dialog(page).getByRole('listbox').all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
  });

  test('appear for a mistyped word, with the corrected query', async ({ page }) => {
    await field(page).pressSequentially('confguration');
    await expect(hits(page).first()).toContainText('Configuration');
    await expect(dialog(page).getByText('Showing results for configuration')).toBeVisible();
  });

  test('for a table row open at that row', async ({ page }) => {
    await field(page).pressSequentially('sidebarCollapsible');
    await expect(hits(page).first()).toContainText('sidebarCollapsible');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#sidebarCollapsible$/);
    await expect(page.getByRole('row').and(page.locator('#sidebarCollapsible'))).toBeInViewport();
  });

  test('are announced', async ({ page }) => {
    await field(page).pressSequentially('installation');
    const told = page.getByRole('status').filter({ hasText: /results? for/ });
    await expect(told).toHaveText(/(?:One result|\d+ results) for installation/);
    await field(page).fill('qqqqqq');
    await expect(told).toHaveText('No results for qqqqqq');
  });

  test('that are missing come with suggestions', async ({ page }) => {
    await field(page).pressSequentially('installation');
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('qqqqqq');
    await expect(dialog(page)).toContainText('No results for "qqqqqq"');
    await expect(dialog(page)).toContainText('Try searching for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      '/community/support/',
    );
  });

  test('are offered again after they were opened, and can be saved and removed', async ({
    page,
  }) => {
    await expect(dialog(page)).toContainText('No recent searches');
    await field(page).pressSequentially('installation');
    // The first results appear while the query is typed.
    await expect(hits(page).first()).toContainText('Installation');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/installation/);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toContainText('Recent');
    await dialog(page).getByTitle('Save this search').click();
    await expect(dialog(page)).toContainText('Favorite');
    await dialog(page).getByTitle('Remove this search from favorites').click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('are safe for any query', async ({ page }) => {
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '"\'`${',
      '%00',
      '🦖',
      '..//..',
      '__proto__',
    ]) {
      await field(page).fill(query);
      // Either there are results, or the query appears in the message that there are none.
      await expect(
        dialog(page).getByRole('option').or(dialog(page).getByText(query)).first(),
      ).toBeVisible();
    }
    await field(page).fill('x'.repeat(200));
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
  });
});

test('the empty search dialog links to recently visited pages', async ({ page }) => {
  await open(page, '/docs/');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await menu.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(/installation/);
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('link', { name: 'Introduction' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('recent searches stay where they are if the dialog opens before the next page does', async ({
  page,
}) => {
  await open(page, '/docs/');
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('installation');
  await expect(hits(page).first()).toContainText('Installation');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/installation/);
  await page.keyboard.press('Control+k');
  const save = dialog(page).getByTitle('Save this search');
  const before = await save.boundingBox();
  expect(before).not.toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeAttached();
  expect(await save.boundingBox()).toEqual(before);
});

test('a suggested query searches for the group, and not for the label of its version', async ({
  page,
}) => {
  await open(page, '/docs/');
  await page.keyboard.press('Control+k');
  await field(page).fill('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('qqqqqq');
  await dialog(page)
    .getByRole('button', { name: /^Guides \(/ })
    .click();
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/search/?q=guides',
  );
  await expect(hits(page).filter({ hasText: /canary release/i })).toHaveCount(0);
});

test.describe('if something is missing', () => {
  test.use({ allowedMessages: [failedRequests] });

  test('the index files: says so, and recovers', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('installation');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByText('No results for')).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.unroute('**/search-index/**');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toContainText('Installation');
    await expect(dialog(page)).not.toContainText('Unable to fetch results');
  });

  for (const [what, body] of [
    ['half of a shard', '{"format":1,"language":"en","tag":'],
    ['something else', '<!doctype html><title>Log in</title>'],
    ['a shard of another shape', '{"format":1,"pages":[1],"areas":7,"sections":[[9,9,9]]}'],
  ] as const) {
    test(`${what} instead of headings`, async ({ page }) => {
      await page.route('**/search-index/*.headings.*', (route) => route.fulfill({ body }));
      await open(page, '/docs/');
      await page.keyboard.press('Control+k');
      await field(page).pressSequentially('inst');
      await expect(dialog(page)).toContainText('Unable to fetch results');
    });
  }

  test('the text: searches headings, and tells the reader', async ({ page }) => {
    await page.route('**/search-index/*.text.*', (route) => route.fulfill({ body: '{"form' }));
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('installation');
    await expect(hits(page).first()).toContainText('Installation');
    await expect(dialog(page).getByText('Part of the search index failed to load')).toBeVisible();
    await page.unroute('**/search-index/*.text.*');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page).getByText('Part of the search index')).toBeHidden();
    await expect(hits(page).first()).toContainText('Installation');
  });

  test('the network, after the index has loaded: still works, and says where results come from', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('inst');
    await expect(hits(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page).pressSequentially('allation');
    await expect(hits(page).first()).toContainText('Installation');
    await expect(dialog(page).getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
  });

  test.describe('storage', () => {
    // The site logs once that it could not move old settings, and each blocked access once.
    const SETTINGS = /The names of stored settings could not be changed\./;
    test.use({
      allowedMessages: [/registration blocked|registerSW failed|names of stored settings|storage/i],
    });

    test('everything works except for saved searches', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }
      });
      await open(page, '/docs/');
      await page.keyboard.press('Control+k');
      await field(page).pressSequentially('installation');
      await expect(hits(page).first()).toContainText('Installation');
      expect(logged.filter((text) => SETTINGS.test(text))).toHaveLength(1);
    });
  });
});

test('text of a page never becomes markup', async ({ page }) => {
  await page.route('**/search-index/*.text.*', async (route) => {
    const response = await route.fetch();
    const shard = await response.json();
    // This isn't a word of headings, whose words aren't repeated in the list.
    shard.words[shard.words.indexOf(', ')] =
      'hostilewords <img src=x onerror="document.title=1"> <script>document.title=2</script>';
    await route.fulfill({ response, json: shard });
  });
  await open(page, '/docs/');
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('hostilewords');
  await expect(hits(page).first()).toContainText('<img');
  await expect(dialog(page).locator('img[src], script')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\d$/);
  await open(page, '/search/?q=hostilewords');
  await expect(page.getByRole('article').first()).toContainText('<img');
  await expect(page.locator('article img, article script')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\d$/);
});

test.describe('the results page', () => {
  test('answers the query in its URL and keeps the URL up to date', async ({ page }) => {
    await open(page, '/search/?q=installation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "installation"',
    );
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('article').first()).toContainText('Installation');
    await expect(page.getByRole('status').filter({ hasText: /documents? found/i })).toBeVisible();
    await page.getByRole('searchbox').fill('configuration');
    await expect(page).toHaveURL(/\?q=configuration$/);
    await expect(page.getByRole('article').first()).toContainText('Configuration');
  });

  test('is hidden from search engines', async ({ page }) => {
    await open(page, '/search/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  });

  test.describe('without the index files', () => {
    test.use({ allowedMessages: [failedRequests] });

    test('says if the search fails, and shows results once it works again', async ({ page }) => {
      await page.route('**/search-index/**', (route) => route.abort());
      await open(page, '/search/?q=installation');
      const failure = page.getByRole('strong').getByText('Unable to fetch results');
      await expect(failure).toBeVisible();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toBeVisible();
      await page.unroute('**/search-index/**');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('article').first()).toContainText('Installation');
      await expect(failure).toBeHidden();
    });
  });

  for (const [what, query] of [
    ['unknown', 'qqqqqq'],
    ['hostile', '<script>alert(1)</script>'],
    ['long', 'word '.repeat(400)],
  ] as const) {
    test(`handles a query that is ${what}`, async ({ page }) => {
      await open(page, `/search/?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(query);
      await expect(
        page.getByText('No results were found').or(page.getByRole('article').first()),
      ).toBeVisible();
    });
  }

  test('offers a next step if nothing is found', async ({ page }) => {
    await open(page, '/search/?q=qqqqqq');
    const support = page.getByRole('main').getByRole('link', { name: 'let us know' });
    await expect(support).toHaveAttribute('href', '/community/support/');
  });

  test('has one main landmark, with a search landmark and all results in it', async ({ page }) => {
    await open(page, '/search/?q=installation');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('search').getByRole('searchbox')).toBeVisible();
    await expect(main.getByRole('navigation')).toHaveCount(0);
  });

  test('searches another version', async ({ page }) => {
    await open(page, '/search/?q=installation');
    await page.getByRole('combobox', { name: 'Version' }).selectOption('3.8.0');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', '/docs/3.8.0/installation/');
    await expect(first.getByRole('listitem').first()).toContainText('(3.8.0)');
  });

  test('does not mention a hosted service, just like the dialog', async ({ page }) => {
    await open(page, '/search/?q=installation');
    await expect(page.getByText('Powered by')).toBeHidden();
  });
});
