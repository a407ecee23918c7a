import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open as openPath, test } from './support/test';

interface Site {
  readonly title: string;
  readonly description: string;
  readonly website: string;
  readonly source: string | null;
  readonly tags: readonly string[];
}

const sites: readonly Site[] = JSON.parse(readFileSync('src/data/showcase/sites.json', 'utf8'));

/** Titles in the order of the page: favorites first, then sorted by lowercase title. */
const ordered = [...sites]
  .sort((a, b) => {
    const rank = (site: Site) => (site.tags.includes('favorite') ? '0' : '1');
    const key = (site: Site) => rank(site) + site.title.toLowerCase();
    return key(a) < key(b) ? -1 : 1;
  })
  .map(({ title }) => title);

const count = (keep: (site: Site) => boolean) => sites.filter(keep).length;

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
// The page's "Copy as Markdown" button has a status, too.
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ sites?$/ });
const tag = (page: Page, key: string) => page.locator(`#showcase_checkbox_id_${key}`);

const open = (page: Page, search = '') => openPath(page, `/showcase/${search}`);

test('has an introduction and explains how to add a site', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/^Docusaurus Site Showcase/);
  await expect(page.getByRole('link', { name: 'Add your site' })).toHaveAttribute(
    'href',
    'https://github.com/facebook/docusaurus/discussions/7826',
  );
});

test('shows favorites, then all other sites', async ({ page }) => {
  await open(page);
  await expect(titles(page)).toHaveText(ordered);
  await expect(status(page)).toHaveText(`${sites.length} sites`);
  const favorites = page.locator('section', {
    has: page.getByRole('heading', { name: 'Our favorites' }),
  });
  await expect(favorites.getByRole('heading', { level: 3 })).toHaveCount(
    count((site) => site.tags.includes('favorite')),
  );
  await expect(page.getByRole('heading', { name: 'All sites' })).toBeVisible();
});

test('one tag, then another one: matches any of them, or all of them', async ({ page }) => {
  await open(page);
  await tag(page, 'i18n').check();
  await expect(page).toHaveURL('/showcase/?tags=i18n');
  await expect(status(page)).toHaveText(`${count((s) => s.tags.includes('i18n'))} sites`);
  await expect(page.getByRole('heading', { name: 'All sites' })).toHaveCount(0);

  await tag(page, 'versioning').check();
  await expect(page).toHaveURL('/showcase/?tags=i18n&tags=versioning');
  const any = count((s) => s.tags.includes('i18n') || s.tags.includes('versioning'));
  await expect(status(page)).toHaveText(`${any} sites`);

  await page.getByRole('button', { name: 'Match all tags', pressed: false }).click();
  await expect(page).toHaveURL('/showcase/?tags=i18n&tags=versioning&operator=AND');
  const all = count((s) => s.tags.includes('i18n') && s.tags.includes('versioning'));
  await expect(status(page)).toHaveText(`${all} sites`);
  await expect(titles(page)).toHaveCount(all);

  await page.getByRole('button', { name: 'Match all tags', pressed: true }).click();
  await expect(page).toHaveURL('/showcase/?tags=i18n&tags=versioning');
});

test('search matches only titles, and works together with tags', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search for a site by name' }).fill('REACT n');
  await expect(page).toHaveURL('/showcase/?name=REACT+n');
  const found = ordered.filter((title) => title.toLowerCase().includes('react n'));
  await expect(titles(page)).toHaveText(found);
  await tag(page, 'favorite').check();
  await expect(page).toHaveURL('/showcase/?name=REACT+n&tags=favorite');
  await expect(status(page)).toHaveText('1 site');
  await expect(titles(page)).toHaveText(['React Native']);
});

test('says if nothing matches, and clears all filters', async ({ page }) => {
  await open(page, '?name=zzz&tags=rtl&operator=AND&from=mail');
  await expect(page.getByRole('heading', { name: 'No result' })).toBeVisible();
  await expect(status(page)).toHaveText('0 sites');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/showcase/?from=mail');
  await expect(status(page)).toHaveText(`${sites.length} sites`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(tag(page, 'rtl')).not.toBeChecked();
});

test('a shared link restores the state', async ({ page }) => {
  await open(page, '?name=e&tags=meta&tags=design&operator=AND');
  await expect(page.getByRole('searchbox')).toHaveValue('e');
  await expect(tag(page, 'meta')).toBeChecked();
  await expect(tag(page, 'design')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Match all tags', pressed: true })).toBeVisible();
  await tag(page, 'meta').uncheck();
  await expect(page).toHaveURL('/showcase/?name=e&tags=design&operator=AND');
});

test('the back button goes to the previous page without stepping through the filters', async ({
  page,
}) => {
  await page.goto('/versions/');
  await open(page);
  await tag(page, 'meta').check();
  await expect(page).toHaveURL('/showcase/?tags=meta');
  await tag(page, 'design').check();
  await expect(page).toHaveURL('/showcase/?tags=meta&tags=design');
  await page.goBack();
  await expect(page).toHaveURL('/versions/');
});

test('ignores unknown values in a URL', async ({ page }) => {
  await open(page, '?tags=nope&tags=%3Cimg%3E&operator=XOR');
  await expect(status(page)).toHaveText(`${sites.length} sites`);
});

test('everything works with the keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Match all tags' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Match all tags', pressed: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('re');
  // The URL is updated when the reader stops typing.
  await expect(page).toHaveURL(/[?&]name=re\b/);
  await page.keyboard.press('Tab');
  await expect(tag(page, 'favorite')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tag(page, 'favorite')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(tag(page, 'opensource')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/showcase/?name=re&tags=favorite&tags=opensource&operator=AND');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/showcase/?name=re&tags=favorite&operator=AND');
});

test('a tag on a card shows the sites with that tag and scrolls to the filters', async ({
  page,
}) => {
  await open(page, '?name=datagit');
  await page.getByRole('list', { name: 'Tags of Datagit' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/showcase/?tags=rtl');
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await expect(titles(page)).toHaveText(['Datagit', 'I am Massoud']);
});

test('a tag shows its tooltip on hover and on focus, until Escape', async ({ page }) => {
  await open(page);
  const tooltip = page.locator('body > [role="tooltip"]');
  await page.getByText('Open-Source', { exact: true }).first().hover();
  await expect(tooltip).toHaveText(
    'The source code of the site is public, so you can see how it was built.',
  );
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await page.mouse.move(0, 0);
  await tag(page, 'product').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('The design clearly goes beyond the default theme.');
  await expect(tag(page, 'design')).toHaveAccessibleDescription(
    'The design clearly goes beyond the default theme.',
  );
  // Moving the pointer over another tag enables the tooltip again.
  await page.getByText('Open-Source', { exact: true }).first().hover();
  await expect(tooltip).toHaveText(/^The source code of the site/);
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveText(/^The design clearly/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await page.getByRole('list', { name: 'Tags of Dyte' }).getByText('versioning').hover();
  await expect(tooltip).toHaveText('The site has documentation for several versions.');
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});

test('fits a 320-pixel phone, including the tooltip', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await tag(page, 'large').focus();
  await page.keyboard.press('Tab');
  const edges = () =>
    page.locator('body > [role="tooltip"]').evaluate((tooltip) => {
      const { left, right } = tooltip.getBoundingClientRect();
      return left >= 0 && right <= 320;
    });
  await expect.poll(edges).toBe(true);
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spill).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every site is there with all its details, and no controls that need JavaScript', async ({
    page,
  }) => {
    await page.goto('/showcase/?tags=rtl');
    await expect(titles(page)).toHaveText(ordered);
    const cards = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .evaluateAll((items) =>
        items.map((item) => ({
          text: item.textContent ?? '',
          links: [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        })),
      );
    for (const [index, { text, links }] of cards.entries()) {
      const site = sites.find(({ title }) => title === ordered[index]);
      expect(text).toContain(site?.description);
      expect(links).toEqual(
        [
          site?.website,
          site?.source,
          ...(site?.tags ?? []).map((key) => `/showcase/?tags=${key}`),
        ].filter(Boolean),
      );
    }
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByText('What the tags mean').click();
    await expect(page.getByText('The text runs from right to left.')).toBeVisible();
  });
});
