import { expect, open, test } from './support/test';

test('the blog links to tags, archive, authors, and feeds, and they link back', async ({
  page,
}) => {
  await open(page, '/blog/');
  const ways = page.getByRole('navigation', { name: 'Browse the blog' });
  for (const name of ['RSS', 'Atom', 'JSON feed']) {
    const href = await ways.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(href ?? '')).status(), name).toBe(200);
  }
  for (const name of ['Tags', 'Archive', 'Authors']) {
    await ways.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of authors starts where its heading does, and all of them have a page', async ({
    page,
  }) => {
    await page.goto('/blog/authors/');
    const main = page.getByRole('main');
    const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
    const image = await main.getByRole('listitem').first().getByRole('img').boundingBox();
    expect(image?.x).toBe(heading?.x);
    const authors = await main.getByRole('listitem').count();
    expect(authors).toBeGreaterThan(4);
    await expect(main.locator('li a:has(h2)')).toHaveCount(authors);
  });

  test('readers can read lists and posts and go to other pages', async ({ page }) => {
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    const post = page.locator('article h2 a').first();
    const title = (await post.textContent()) ?? '';
    await post.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('article .markdown p').last()).toBeVisible();
  });
});
