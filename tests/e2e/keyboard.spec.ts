import type { Page } from '@playwright/test';
import { liveResult } from './support/liveResult';
import { expect, open, test } from './support/test';

test('tabs: arrows, Home, and End move the focus, and Space and Enter select', async ({ page }) => {
  await open(page, '/docs/installation/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('dropdowns: Enter opens, Escape closes and returns the focus, also below the pointer', async ({
  page,
}) => {
  await open(page, '/docs/installation/');
  const dropdown = page.locator('.navbar .dropdown').filter({ hasText: 'All versions' });
  const button = dropdown.getByRole('button');
  const versions = dropdown.getByRole('link', { name: 'All versions' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(versions).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await expect(button).toBeFocused();
  await button.hover();
  await expect(versions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
});

test('screen readers hear the title of the next page, and that code was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/');
  const announcements = page.locator('#announcements');
  await expect(announcements).toHaveAttribute('aria-live', 'polite');
  await expect(announcements).toHaveText('');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click();
  await expect(announcements).toHaveText(/^Installation/);
  const block = page.locator('main div.theme-code-block').first();
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(announcements).toHaveText('Copied');
});

test('sidebar: Space and Enter expand a category, and the focus stays on the button of the sidebar', async ({
  page,
}) => {
  await open(page, '/docs/installation/');
  const category = page.getByRole('button', { name: /sidebar category 'Guides'/ });
  await category.focus();
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Pages');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');

  const collapse = page.getByRole('button', { name: 'Collapse sidebar', exact: true });
  const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  await collapse.focus();
  await page.keyboard.press('Enter');
  await expect(expand).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(expand).toBeFocused();
  await page.keyboard.press('Space');
  await expect(collapse).toBeFocused();
});

test('side panel of phones: gets the focus, keeps it, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/docs/installation/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const panel = page.locator('.theme-layout-navbar-sidebar');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await expect(page.locator('[inert] main')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first element, the focus is on the browser's own buttons.
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator('[inert] main')).not.toBeAttached();
});

/** How the navbar or a scrolling box hides the element with the focus, or its outline. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 30);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const navbar = document.querySelector('.theme-layout-navbar') as HTMLElement;
    const shown = document.elementFromPoint((left + right) / 2, top + 2);
    if (!navbar.contains(element) && navbar.contains(shown)) {
      return `${name} is below the navbar`;
    }
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const isCut = (box: Element | null): boolean => {
      if (!box || outlineStyle === 'none') {
        return false;
      }
      const edge = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflowX !== 'visible';
      const isOutside =
        left - reach < edge.left - 1 ||
        right + reach > edge.right + 1 ||
        top - reach < edge.top - 1 ||
        bottom + reach > edge.bottom + 1;
      return (clips && box !== document.body && isOutside) || isCut(box.parentElement);
    };
    return isCut(element.parentElement) ? `the outline of ${name} is cut off` : '';
  });

test.describe('the focus is visible', () => {
  // Otherwise, the navbar is still moving when the position is measured.
  test.use({ reducedMotion: 'reduce' });

  for (const path of ['/docs/installation/', '/changelog/3.7.0/']) {
    test(`on the way down and up ${path}`, async ({ page }) => {
      await open(page, path);
      const hidden = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.evaluate((isUp) => {
          const links = document.querySelectorAll('footer a');
          (isUp ? (links[0] as HTMLElement) : document.body).focus();
        }, key !== 'Tab');
        for (let presses = 0; presses < 70; presses += 1) {
          await page.keyboard.press(key);
          hidden.add(await hiddenFocus(page));
        }
      }
      expect([...hidden].filter(Boolean)).toEqual([]);
    });
  }
});

test('code blocks: the button to copy appears when it has the focus', async ({ page }) => {
  await open(page, '/docs/installation/');
  const block = page.locator('main div.theme-code-block').first();
  await block.scrollIntoViewIfNeeded();
  const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
  await expect(copy).toHaveCSS('opacity', '0');
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS('opacity', '1');
});

test('live code: the editor has a name, announces errors, and lets the focus go', async ({
  page,
}) => {
  await open(page, '/docs/markdown-features/code-blocks/');
  const box = page.getByRole('figure', { name: 'Live code' }).first();
  await box.getByRole('button', { name: 'Run and edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box.getByRole('button', { name: 'Reset code to original' })).toBeFocused();
  await page.keyboard.press('Tab');
  const field = box.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  const outline = await field.evaluate(
    (element) => getComputedStyle(element.closest('div:has(> div > pre)') as Element).outlineStyle,
  );
  expect(outline).not.toBe('none');
  await expect(liveResult(box)).toHaveAttribute('aria-live', 'off');
  await page.keyboard.type('(');
  await expect(liveResult(box)).toHaveText(/SyntaxError/);
  await expect(liveResult(box)).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('table of contents and page links: Enter moves the focus to where it leads', async ({
  page,
}) => {
  await open(page, '/docs/installation/');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Next steps' })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^(Direct link to Next steps|Configuration)$/,
  );
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().focus();
  // The focus moves to the start shortly after the new page is displayed.
  const movedFocus = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('focusin', () => resolve(), { once: true });
      }),
  );
  await page.keyboard.press('Enter');
  await movedFocus;
  await expect(page.getByRole('heading', { level: 1, name: 'Configuration' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('feature requests: filters and their lists work with keys', async ({ page }) => {
  await open(page, '/feature-requests/');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Area' })).toBeFocused();
  await page.keyboard.type('Blog');
  await expect(page).toHaveURL(/area=blog/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
  ).toBeFocused();
});
