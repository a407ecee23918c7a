import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from './support/test';

const folder = join(__dirname, '../../changelog');
const versions = readdirSync(folder)
  .filter((name) => /^\d+\.\d+\.\d+.*\.md$/.test(name))
  .map((name) => name.replace(/\.md$/, ''));

/** Handles in the front matter of all files. */
const contributors = new Set(
  versions.flatMap((version) =>
    [
      ...readFileSync(join(folder, `${version}.md`), 'utf8').matchAll(/^ {2}- '?([^'\n]+)'?$/gm),
    ].map(([, handle]) => handle),
  ),
);

/** The contents of a release file, counted without the code that the site uses for it. */
function countFile(version: string): Record<string, number> {
  const counts: Record<string, number> = {};
  let heading = '';
  for (const line of readFileSync(join(folder, `${version}.md`), 'utf8').split('\n')) {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    if (heading && line.startsWith('- ')) {
      counts[heading] = (counts[heading] ?? 0) + 1;
    }
  }
  return counts;
}

/** The same numbers, counted on the built page. */
function countPage($: CheerioAPI): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const heading of $('article h2').get()) {
    const title = $(heading).clone().children('a').remove().end().text().trim();
    counts[title] = $(heading).parent().find('> ul > li').length;
  }
  return counts;
}

async function html(page: Page, path: string): Promise<CheerioAPI> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return load(await response.text());
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''));
});

test('every release has a page with all of its changes, each with an anchor', async ({ page }) => {
  expect(versions.length).toBeGreaterThanOrEqual(105);
  for (const version of versions) {
    const $ = await html(page, `/changelog/${version}/`);
    expect(countPage($), version).toEqual(countFile(version));
    expect($('h1').text(), version).toBe(version);
    const ids = $('[id]')
      .get()
      .map((element) => element.attribs.id);
    expect(new Set(ids).size, `ids of ${version}`).toBe(ids.length);
    expect($('article li:has(.hash-link):not([id])').length, version).toBe(0);
  }
});

test('the list contains every entry once, newest first, twenty per page', async ({ page }) => {
  const entries: { title: string; date: string; path: string; listPage: string }[] = [];
  const $first = await html(page, '/changelog/');
  const listPages = $first('nav[aria-label="Changelog pages"] ol a')
    .get()
    .map((link) => link.attribs.href ?? '');
  expect(listPages.length).toBe(Math.ceil((versions.length + 1) / 20));
  for (const listPage of listPages) {
    const $ = await html(page, listPage);
    const items = $('main ol > li:has(h2)').get();
    expect(items.length, listPage).toBe(
      listPage === listPages.at(-1) ? (versions.length + 1) % 20 || 20 : 20,
    );
    for (const item of items) {
      entries.push({
        title: $(item).find('h2').text(),
        date: $(item).find('time').attr('datetime') ?? '',
        path: $(item).find('h2 a').attr('href') ?? '',
        listPage,
      });
    }
  }
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(versions.length + 1);
  expect(titles.at(-1)).toBe('V2 Changelog');
  for (const [newer, older] of [
    ['3.3.2', '3.3.1'],
    ['3.3.1', '3.3.0'],
    ['2.0.0-beta.13', '2.0.0-beta.12'],
    ['2.0.0-beta.12', '2.0.0-beta.11'],
    ['2.0.1', '2.0.0'],
    ['2.0.0-alpha.21', '2.0.0-alpha.20'],
  ] as const) {
    expect(titles.indexOf(older) - titles.indexOf(newer), `${newer} before ${older}`).toBe(1);
  }
  expect(entries.map(({ date }) => date)).toEqual(
    entries
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );

  // Each entry links to its list page and to the previous and the next entry.
  for (const [index, { title, path, listPage }] of entries.entries()) {
    const $ = await html(page, path);
    expect($('article header a').first().attr('href'), title).toBe(listPage);
    const neighbors = $('nav[aria-label="Newer and older releases"] a')
      .get()
      .map((link) => link.attribs.href);
    expect(neighbors, title).toEqual(
      [entries[index - 1], entries[index + 1]].flatMap((entry) => (entry ? [entry.path] : [])),
    );
    expect($('aside nav[aria-label="Changelog"] a').length, title).toBe(entries.length);
  }
});

test('dates have no time, and breaking changes come first', async ({ page }) => {
  const $ = await html(page, '/changelog/3.0.0/');
  expect($('article header time').text()).toBe('October 31, 2023');
  expect($('article h2').first().text()).toContain('Breaking changes');
  expect($('nav[aria-label="On this page"] a').first().text()).toBe('Breaking changes');
});

test('the filter narrows down a release and keeps its state in the URL', async ({ page }) => {
  await open(page, '/changelog/3.0.0/');
  const changes = page.locator('article li:has(> .hash-link)');
  const all = await changes.count();
  await page.getByLabel('Category', { exact: true }).selectOption('bug-fixes');
  await expect(page).toHaveURL(/\?category=bug-fixes$/);
  await expect.poll(() => changes.count()).toBeLessThan(all);
  const fixes = await changes.count();
  await page.getByLabel('Package').selectOption('@docusaurus/core');
  await expect.poll(() => changes.count()).toBeLessThan(fixes);
  const left = await changes.count();
  expect(left).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveText(`${left} of ${all} changes`);
  await expect(page.locator('article h2')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('bug-fixes');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(changes).toHaveCount(all);
  await expect(page).toHaveURL(/\/changelog\/3\.0\.0\/$/);
});

test('a URL with an unknown filter shows everything', async ({ page }) => {
  await open(page, '/changelog/3.8.0/?category=nothing&package=@docusaurus/nothing');
  await expect(page.getByRole('status')).toHaveText(/^\d+ changes$/);
});

test('a deep link goes to its change', async ({ page }) => {
  await open(page, '/changelog/3.8.0/#pr-11138');
  await expect(page.locator('#pr-11138')).toBeInViewport();
  await expect(page.locator('#pr-11138 a[href$="/pull/11138"]')).toBeVisible();
});

test('ten contributors are visible, and a button shows the rest, also by keyboard', async ({
  page,
}) => {
  await open(page, '/changelog/3.0.0/');
  const contributors = page.getByRole('region', { name: 'Contributors' }).getByRole('link');
  await expect(contributors).toHaveCount(10);
  const button = page.locator('summary').filter({ hasText: 'Show 122 more contributors' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(contributors).toHaveCount(132);
  await expect(page.getByText('Show fewer contributors')).toBeVisible();
});

test('the release post and its changelog entry link to each other', async ({ page }) => {
  await open(page, '/changelog/3.8.0/');
  await page.getByRole('article').getByRole('link', { name: 'Docusaurus 3.8' }).click();
  await expect(page).toHaveURL(/\/blog\/releases\/3\.8\/$/);
});

test('contributors can be found by name and are listed by letter', async ({ page }) => {
  await open(page, '/changelog/authors/');
  await expect(page.getByRole('status')).toHaveText(`${contributors.size} contributors`);
  const names = page.locator('main section li');
  expect(contributors.size).toBeGreaterThanOrEqual(918);
  await expect(names).toHaveCount(contributors.size);
  await page.getByLabel('Find a contributor').fill('slorb');
  await expect(names).toHaveText([/^slorber \d+$/]);
  await expect(page).toHaveURL(/\?q=slorb$/);
  await page.getByLabel('Find a contributor').fill('');
  // The whole list must be back before the jump. Otherwise, it would push the target out of
  // view afterward.
  await expect(names).toHaveCount(contributors.size);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S' }).click();
  await expect(page.locator('h2#s')).toBeInViewport();
});

test('the entry that is not a release has a space in its URL', async ({ page }) => {
  await open(page, '/changelog/V2%20Changelog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('V2 Changelog');
  await expect(page.getByRole('link', { name: /Newer release/ })).toHaveAttribute(
    'href',
    '/changelog/2.0.0-alpha.19/',
  );
  await page.getByRole('link', { name: /Newer release/ }).click();
  await page.getByRole('link', { name: /Older release/ }).click();
  await expect(page).toHaveURL(/\/changelog\/V2%20Changelog\/$/);
});

/** Bytes that are transferred before a page is usable: the page itself and its scripts. */
async function firstLoad(page: Page, path: string): Promise<{ html: number; scripts: number }> {
  const bodies: Promise<{ isPage: boolean; size: number }>[] = [];
  const note = (response: Response) => {
    const request = response.request();
    const type = request.resourceType();
    if (type === 'document' || type === 'script') {
      bodies.push(
        response
          .body()
          .then((body) => ({ isPage: type === 'document', size: brotliCompressSync(body).length })),
      );
    }
  };
  page.on('response', note);
  await open(page, path);
  page.off('response', note);
  const loaded = await Promise.all(bodies);
  const sum = (isPage: boolean) =>
    loaded.reduce((total, body) => total + (body.isPage === isPage ? body.size : 0), 0);
  return { html: sum(true), scripts: sum(false) };
}

test('the longest entry and the list of contributors are small', async ({ page }) => {
  const ordinary = await firstLoad(page, '/changelog/3.5.1/');
  for (const path of ['/changelog/3.0.0/', '/changelog/2.0.0-alpha.61/', '/changelog/authors/']) {
    const { html, scripts } = await firstLoad(page, path);
    expect(html, path).toBeLessThan(24_000);
    expect(scripts - ordinary.scripts, path).toBeLessThan(12_000);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('changes and links are there, but controls that need scripts are not', async ({ page }) => {
    await page.goto('/changelog/3.0.0/');
    await expect(page.locator('#pr-9451')).toBeVisible();
    await expect(page.getByLabel('Category', { exact: true })).toBeHidden();
    await page.getByText('Show 122 more contributors').click();
    await expect(page.getByRole('region', { name: 'Contributors' }).getByRole('link')).toHaveCount(
      132,
    );
    await page.goto('/changelog/authors/');
    await expect(page.getByLabel('Find a contributor')).toBeHidden();
    await expect(page.locator('main section li')).toHaveCount(contributors.size);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the navbar menu lists the releases', async ({ page }) => {
    await open(page, '/changelog/3.8.0/');
    await page.getByRole('button', { name: /navigation bar/ }).click();
    await expect(page.getByRole('link', { name: '3.7.0', exact: true })).toBeVisible();
  });
});
