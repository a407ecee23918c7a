import type { Page } from '@playwright/test';
import versions from '../../versions.json';
import { accessibilityProblemsInBothModes } from './support/axe';
import { expect, hydrated, open, test } from './support/test';

/**
 * Everything except the first two scripts, which all pages share. The others are chunks of
 * individual pages.
 */
const PAGE_PARTS = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Counts how often the browser loads a document. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test.describe('not-found page', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('suggests the page that was meant', async ({ page }) => {
    await open(page, '/docs/instalation/');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const ways = page.getByRole('region', { name: 'Where to go next' });
    await ways.getByRole('link', { name: '/docs/installation/', exact: true }).click();
    await expect(page).toHaveURL('/docs/installation/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  });

  test('suggests the page with the same name in other versions', async ({ page }) => {
    await open(page, '/docs/3.6.0/installation/');
    const ways = page.getByRole('region', { name: 'Where to go next' });
    for (const path of ['/docs/installation/', `/docs/${versions[0]}/installation/`]) {
      await expect(ways.getByRole('link', { name: path, exact: true })).toBeVisible();
    }
    await expect(ways.getByText(versions[0] ?? '', { exact: true })).toBeVisible();
  });

  test('searches for the words in the URL', async ({ page }) => {
    await open(page, '/docs/static-assets-folder/');
    const ways = page.getByRole('region', { name: 'Where to go next' });
    await expect(ways.getByLabel('What are you looking for?')).toHaveValue('static assets folder');
    await ways.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search/?q=static+assets+folder');
  });

  test('has no horizontal scrolling at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/docs/api/plugins/@docusaurus/plugin-content-page/');
    await expect(page.getByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('passes the accessibility checks in both color modes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(page, '/docs/instalation/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect(await accessibilityProblemsInBothModes(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links to other pages', async ({ page }) => {
      await page.goto('/nothing/here/');
      const ways = page.getByRole('region', { name: 'Where to go next' });
      await ways.getByRole('link', { name: 'Introduction' }).click();
      await expect(page).toHaveURL('/docs/');
    });
  });
});

test.describe('a page that crashes', () => {
  test.use({ allowedMessages: [/broke/] });

  test('shows the error with its causes, and renders again', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    // The chunk that loads when the editor receives the focus throws while it renders.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /case\s*"containerDirective":/g,
        'case(()=>{throw new Error("The sample broke",{cause:new Error("Its parser broke")})})():',
      );
      await route.fulfill({ response, body });
    });
    await page.getByLabel('docs/first-crossing.md').focus();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/^Page Error/);
    const main = page.getByRole('main');
    await expect(main).toContainText(/The sample broke\s+Cause:\s+Its parser broke/);
    const ways = page.getByRole('region', { name: 'What you can do' });
    await expect(ways.getByRole('alert')).toContainText('This page stopped because of an error');
    await expect(ways.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('focus on content');
  });
});

test.describe('a navbar item that fails', () => {
  test.use({ allowedMessages: [/navbar item|NavbarItem/] });

  test('is identified in the error, with the cause, and the page renders again', async ({
    page,
  }) => {
    // The type of one item isn't registered until the reader tries again.
    await page.addInitScript(() => {
      (window as never as { itemIsGone: boolean }).itemIsGone = true;
    });
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"custom-testAreaAlert":',
        'get "custom-testAreaAlert"(){return window.itemIsGone?undefined:()=>null},"custom-other":',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/versions/');
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    const body = page.locator('body');
    await expect(body).toContainText('A theme navbar item failed to render.');
    await expect(body).toContainText('"type": "custom-testAreaAlert"');
    await expect(body).toContainText(
      /Cause:\s+No NavbarItem component found for type "custom-testAreaAlert"/,
    );
    await page.evaluate(() => {
      (window as never as { itemIsGone: boolean }).itemIsGone = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('documentation versions');
  });
});

test.describe('scripts that fail to load', () => {
  test.use({
    allowedMessages: [/Failed to load resource|Loading chunk|ChunkLoadError|preload/],
  });

  test('during the first load: the page is readable, says so, and reloads when the reader asks for it', async ({
    page,
  }) => {
    const documents = documentsOf(page);
    await page.route(PAGE_PARTS, (route) => route.abort());
    await page.goto('/docs/installation/');
    const notice = page.getByRole('alert').filter({ hasText: 'hasn’t loaded' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    expect(documents).toEqual(['/docs/installation/']);

    await page.unroute(PAGE_PARTS);
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
    expect(documents).toHaveLength(2);
  });

  test('during navigation: the page is loaded in full, once', async ({ page }) => {
    await open(page, '/versions/');
    await page.waitForLoadState('networkidle');
    const documents = documentsOf(page);
    await page.route(PAGE_PARTS, (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Showcase' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Showcase');
    await expect(page.getByRole('alert').filter({ hasText: 'hasn’t loaded' })).toBeVisible();
    expect(documents).toEqual(['/showcase/']);
  });

  test('no scripts at all: pages are readable, links work, and the home page gives a likely cause', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeAttached();
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  });
});

test('a slow page shows a progress bar at the top', async ({ page }) => {
  await open(page, '/versions/');
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_PARTS, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Showcase' })
    .click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Showcase');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showcase');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('storage', () => {
  test.use({ allowedMessages: [/storage/i] });

  for (const [kind, method] of [
    ['refused', 'getItem'],
    ['full', 'setItem'],
  ] as const) {
    test(`pages work if it is ${kind}`, async ({ page }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name as 'setItem'] = () => {
          throw new DOMException('The storage is not available', 'QuotaExceededError');
        };
      }, method);
      await open(page, '/docs/installation/');
      await page.getByRole('button', { name: /dark and light mode/ }).click();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Blog' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('blog');
      await page.goto('/');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('focus on content');
    });
  }
});
