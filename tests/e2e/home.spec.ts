import { expect, open, test } from './support/test';

test.describe('home page', () => {
  test('says what the tool does and leads on', async ({ page }) => {
    await open(page, '/');
    await expect(page).toHaveTitle(/^Write Markdown\./);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('focus on content');
    await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/docs/');
    await expect(main.getByRole('link', { name: 'Try a Demo' })).toHaveAttribute(
      'href',
      'https://docusaurus.new',
    );
    await expect(main.getByRole('link', { name: /Docusaurus 3\.8 is out/ })).toHaveAttribute(
      'href',
      '/blog/releases/3.8/',
    );
  });

  test('shows the five features in order', async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByRole('region', { name: 'What you get' }).getByRole('heading', { level: 3 }),
    ).toHaveText([
      'Powered by MDX',
      'Built Using React',
      'Ready for Translations',
      'Document Versioning',
      'Content Search',
    ]);
  });

  test('asks before it loads the video', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the introduction video' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read and links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await expect(page).toHaveURL('/docs/installation/');
  });
});
