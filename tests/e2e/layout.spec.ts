import { announcedVersion, announcementOn } from '../../src/config/announcement';
import { currentVersionLabel } from '../../src/config/currentVersion';
import { archivedVersions, legacyVersion } from '../../src/data/archivedVersions';
import versions from '../../versions.json';
import { expect, open, test } from './support/test';

const mainNavigation = { name: 'Main' } as const;

test.describe('navbar', () => {
  test('contains every item of the specification in order', async ({ page }) => {
    await open(page, '/docs/');
    const navbar = page.getByRole('navigation', mainNavigation);
    await expect(navbar.locator('.theme-layout-navbar-left > .navbar__link')).toHaveText([
      'Docs',
      'API',
      'Blog',
      'Showcase',
      'Community',
      'Tests',
    ]);
    await expect(navbar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'href',
      '/docs/',
    );
    await expect(navbar.getByRole('link', { name: 'API', exact: true })).toHaveAttribute(
      'href',
      '/docs/cli/',
    );
    await expect(navbar.getByRole('link', { name: 'GitHub repository' })).toHaveAttribute(
      'href',
      'https://github.com/facebook/docusaurus',
    );
    await expect(navbar.getByRole('button', { name: /^Search/ })).toBeVisible();
  });

  test('shows nothing after the search button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/docs/');
    const navbar = page.getByRole('navigation', mainNavigation);
    await expect(navbar.getByRole('link')).toHaveCount(1);
    await navbar.getByRole('button', { name: 'Toggle navigation bar' }).click();
    // The panel of the documentation opens first.
    await page.getByRole('button', { name: /Back to main menu/ }).click();
    await expect(page.getByRole('link', { name: 'GitHub repository' })).toBeVisible();
  });

  test('the version dropdown lists versions, archived versions, and all versions', async ({
    page,
  }) => {
    await open(page, '/docs/installation/');
    const navbar = page.getByRole('navigation', mainNavigation);
    await navbar.getByRole('button', { name: currentVersionLabel }).hover();
    const menu = navbar.locator('.dropdown', { hasText: 'Archived versions' }).locator('ul');
    await expect(menu.getByRole('link')).toHaveText([
      currentVersionLabel,
      ...versions,
      ...archivedVersions.map(({ name }) => name),
      legacyVersion.navbarLabel,
      'All versions',
    ]);
    await expect(menu.getByText('Archived versions')).toBeVisible();
    await expect(menu.getByRole('separator')).toHaveCount(2);
    await expect(menu.getByRole('link', { name: 'All versions' })).toHaveAttribute(
      'href',
      '/versions/',
    );
  });

  test('the locale dropdown lists English and a translation link, and closes on a click outside', async ({
    page,
  }) => {
    await open(page, '/blog/');
    const button = page
      .getByRole('navigation', mainNavigation)
      .getByRole('button', { name: 'English' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Help Us Translate' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(200, 500);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the custom item with its alert only in the test area', async ({ page }) => {
    await open(page, '/docs/');
    await expect(page.getByRole('button', { name: /custom navbar item/ })).toHaveCount(0);
    await open(page, '/tests/');
    const messages: string[] = [];
    page.on('dialog', async (dialog) => {
      messages.push(dialog.message());
      await dialog.accept();
    });
    await page.getByRole('button', { name: /custom navbar item/ }).click();
    await expect.poll(() => messages).toEqual(["I'm a custom navbar item type example"]);
  });

  test('hides while scrolling down and comes back when scrolling up', async ({ page }) => {
    await open(page, '/docs/cli/');
    const navbar = page.locator('.theme-layout-navbar');
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => window.scrollY >= 500);
    await page.mouse.wheel(0, 400);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport();
  });
});

test.describe('mobile panel', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('opens on the secondary menu of the docs, goes back to the main menu, and closes', async ({
    page,
  }) => {
    await open(page, '/docs/installation/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const panel = page.locator('.theme-layout-navbar-sidebar');
    await expect(panel.getByRole('link', { name: 'Configuration' })).toBeVisible();
    await panel.getByRole('button', { name: /Back to main menu/ }).click();
    await expect(panel.getByRole('link', { name: 'Showcase' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(panel.getByRole('link', { name: 'Showcase' })).toBeHidden();
  });

  test('closes if the window becomes wider than 996 px', async ({ page }) => {
    await open(page, '/blog/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
  });
});

test.describe('footer', () => {
  test('has its four columns, the logo, and the copyright notice', async ({ page }) => {
    await open(page, '/blog/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__title')).toHaveText([
      'Learn',
      'Community',
      'More',
      'Legal',
    ]);
    await expect(footer.locator('.footer-column-legal')).toBeVisible();
    await expect(footer.locator('.footer-item-privacy')).toBeVisible();
    await expect(footer.getByRole('img', { name: 'Docusaurus' })).toBeVisible();
    await expect(footer.locator('.footer__copyright')).toContainText('independently of Meta');
  });
});

// Builds after the last day of the notice don't have a bar.
if (announcementOn(new Date().toISOString().slice(0, 10))) {
  test.describe('announcement bar', () => {
    test('links to the release post and stays closed after the reader closes it', async ({
      page,
    }) => {
      await open(page, '/docs/');
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar.getByRole('link')).toHaveAttribute(
        'href',
        `/blog/releases/${announcedVersion}/`,
      );
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(bar).toBeHidden();
    });

    test('comes back if its ID changes', async ({ page }) => {
      await open(page, '/docs/');
      await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => /announcement\.id/.test(name));
        if (!key) {
          throw new Error('The ID of the announcement is not stored');
        }
        localStorage.setItem(key, 'an-older-notice');
      });
      // The first load after the change resets the dismissal, and the next one shows the bar.
      await open(page, '/docs/');
      await open(page, '/docs/');
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    });
  });
} else {
  test('the announcement bar is gone after its last day', async ({ page }) => {
    await open(page, '/docs/');
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });
}

test('the skip link is the first tab stop and goes to the content', async ({ page }) => {
  await open(page, '/docs/installation/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The next tab stop is in the content, after the navbar.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
