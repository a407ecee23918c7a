import type { Page } from '@playwright/test';
import { currentVersionLabel } from '../../src/config/currentVersion';
import versions from '../../versions.json';
import { expect, open, test } from './support/test';

/** The oldest version. */
const oldest = versions.at(-1) ?? '';

const navbarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Chooses the oldest version in the version dropdown. */
async function chooseOldest(page: Page): Promise<void> {
  await navbarOf(page).getByRole('button', { name: currentVersionLabel }).hover();
  await navbarOf(page).getByRole('link', { name: oldest }).click();
}

test.describe('sidebar', () => {
  test('shows the tree, highlights the current page, and can be hidden and shown again', async ({
    page,
  }) => {
    await open(page, '/docs/installation/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar', exact: true }).click();
    await expect(sidebar).toBeVisible();
  });
});

test('breadcrumbs link to the home page and to the category', async ({ page }) => {
  await open(page, '/docs/installation/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await breadcrumbs.getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/docs/category/getting-started/');
  await expect(page.locator('.theme-doc-card-container')).toHaveCount(4);
  const badge = await page.getByText(`Version: ${currentVersionLabel}`).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  // They're separate, and the badge doesn't seem to be a part of the title.
  expect((title?.y ?? 0) - (badge?.y ?? 0) - (badge?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test.describe('versions', () => {
  test('the version dropdown keeps the page, the query, and the hash, and the choice is remembered', async ({
    page,
  }) => {
    await open(page, '/docs/installation/?a=1#requirements');
    await expect(page.locator('#requirements')).toBeInViewport();
    // The jump to the heading has hidden the navbar, which always shows at the top of the page.
    const navbar = navbarOf(page);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(navbar).toBeInViewport();
    await chooseOldest(page);
    await expect(page).toHaveURL(`/docs/${oldest}/installation/?a=1#requirements`);
    await expect(navbar.getByRole('button', { name: oldest })).toBeVisible();
    await open(page, '/blog/');
    await expect(navbar.getByRole('button', { name: oldest })).toBeVisible();
    await expect(navbar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'href',
      `/docs/${oldest}/`,
    );
  });

  test('the version dropdown goes to the home page of a version that lacks the page', async ({
    page,
  }) => {
    await open(page, '/docs/api/plugins/@docusaurus/plugin-css-cascade-layers/');
    await chooseOldest(page);
    await expect(page).toHaveURL(`/docs/${oldest}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a remembered version that no longer exists is forgotten', async ({ page }) => {
    await open(page, '/docs/installation/');
    const navbar = navbarOf(page);
    await chooseOldest(page);
    await expect(navbar.getByRole('button', { name: oldest })).toBeVisible();
    const gone = await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => /preferred-version/.test(key));
      for (const key of keys) {
        localStorage.setItem(key, '0.0.0');
      }
      return keys.length;
    });
    expect(gone).toBeGreaterThan(0);
    await open(page, '/blog/');
    await expect(navbar.getByRole('button', { name: currentVersionLabel })).toBeVisible();
    await expect(navbar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'href',
      '/docs/',
    );
  });

  test.describe('if the browser blocks storage', () => {
    // The site logs each blocked access once. Any other message in the console fails the
    // test.
    test.use({ allowedMessages: [/storage|names of stored settings/i] });

    test('the version dropdown works for the current page', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The storage is refused', 'SecurityError');
            },
          });
        }
      });
      await open(page, '/docs/installation/?a=1');
      const navbar = navbarOf(page);
      await chooseOldest(page);
      await expect(page).toHaveURL(`/docs/${oldest}/installation/?a=1`);
      await expect(navbar.getByRole('button', { name: oldest })).toBeVisible();
      await open(page, '/blog/');
      await expect(navbar.getByRole('button', { name: currentVersionLabel })).toBeVisible();
    });
  });
});
