import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { weighPage } from '../bench/weigh';
import { buildDir } from '../built/builtSite';
import { expect, open, test } from './support/test';

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

/** Says how many changes the filter shows. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'changes' });

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
  await expect(count(page)).toHaveText(`${left} of ${all} changes`);
  await expect(page.locator('article h2')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('bug-fixes');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(changes).toHaveCount(all);
  await expect(page).toHaveURL(/\/changelog\/3\.0\.0\/$/);
});

test('a URL with an unknown filter shows everything', async ({ page }) => {
  await open(page, '/changelog/3.8.0/?category=nothing&package=@docusaurus/nothing');
  await expect(count(page)).toHaveText(/^\d+ changes$/);
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

test('the longest entry and the list of contributors are small', async ({ page, baseURL }) => {
  const ordinary = await weighPage(page, buildDir, `${baseURL}/changelog/3.5.1/`);
  for (const path of ['/changelog/3.0.0/', '/changelog/2.0.0-alpha.61/', '/changelog/authors/']) {
    const { html, script } = await weighPage(page, buildDir, `${baseURL}${path}`);
    expect(html, path).toBeLessThan(24_000);
    expect(script - ordinary.script, path).toBeLessThan(12_000);
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
