import core from '@docusaurus/core/package.json' with { type: 'json' };
import { expect, test } from './support/test';

/** The pages in sidebar order, each with the heading anchors that other sites link to. */
const pages = [
  {
    path: '/community/support/',
    title: 'Support',
    anchors: ['stack-overflow', 'discussion-forums', 'feature-requests', 'news'],
  },
  {
    path: '/community/team/',
    title: 'Team',
    anchors: ['active-team', 'honorary-alumni', 'student-fellows', 'acknowledgements'],
  },
  { path: '/community/resources/', title: 'Awesome Resources', anchors: ['community-plugins'] },
  { path: '/community/contributing/', title: 'Contributing', anchors: ['reporting-a-bug'] },
  { path: '/community/canary/', title: 'Canary releases', anchors: ['npm-tags'] },
  {
    path: '/community/release-process/',
    title: 'Release process',
    anchors: [
      'semantic-versioning',
      'major-versions',
      'minor-versions',
      'patch-versions',
      'versions',
      'stable-version',
      'next-version',
      'nodejs-support',
      'public-api-surface',
      'core-public-api',
      'theming-public-api',
    ],
  },
] as const;

const furtherLinks = [
  ['Changelog', '/changelog/'],
  ['Showcase', '/showcase/'],
  ['Feature Requests', '/feature-requests/'],
  ['Chat with us on Discord', 'https://discord.gg/docusaurus'],
] as const;

test('the sidebar lists six pages and four more links in order', async ({ page }) => {
  await page.goto('/community/support/');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  const found = await links.evaluateAll((items) =>
    items.map((item) => [item.textContent?.trim(), item.getAttribute('href')]),
  );
  expect(found).toEqual([...pages.map(({ title, path }) => [title, path]), ...furtherLinks]);
});

for (const { path, title, anchors } of pages) {
  test(`${path} has its title and its anchors`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const ids = await page
      .getByRole('main')
      .locator('h2, h3')
      .evaluateAll((headings) => headings.map((heading) => heading.id));
    expect(ids).toEqual(expect.arrayContaining([...anchors]));
  });

  test(`${path} fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  });
}

test('the team page has avatars with initials and links to GitHub', async ({ page }) => {
  await page.goto('/community/team/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Josh-Cena on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/Josh-Cena',
  );
  await expect(main.getByRole('link', { name: / on GitHub$/ })).toHaveCount(7);
  await expect(main.locator('img')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the canary page contains the version that built the site', async ({ page }) => {
    await page.goto('/community/canary/');
    const main = page.getByRole('main');
    await expect(main.getByText(`This site is built with version ${core.version}.`)).toBeVisible();
    await expect(main.getByText(`"^${core.version}"`).first()).toBeVisible();
  });
});
