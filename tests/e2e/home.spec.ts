import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcedVersion } from '../../src/config/announcement';
import sites from '../../src/data/showcase/sites.json';
import { buildDir, builtFiles } from '../built/builtSite';
import { expect, open, test } from './support/test';

const EDITOR = 'docs/first-crossing.md';
const PAGE = 'Page preview';

test('says what the tool does and links to the next steps, without scrolling on a laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await expect(page).toHaveTitle(/^Write Markdown\./);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('focus on content');
  await expect(main.getByRole('button', { name: 'Copy command' })).toBeInViewport({ ratio: 1 });
  const start = main.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/docs/');
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img', { name: /dinosaur/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Try a Demo' })).toHaveAttribute(
    'href',
    'https://docusaurus.new',
  );
  await expect(
    main.getByRole('link', { name: `Docusaurus ${announcedVersion} is out` }),
  ).toHaveAttribute('href', `/blog/releases/${announcedVersion}/`);
  await expect(
    page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Powered by MDX',
    'Built Using React',
    'Ready for Translations',
    'Document Versioning',
    'Content Search',
  ]);
  // The video loads only with consent.
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play the introduction video' })).toBeVisible();
});

test('fits windows of five widths, in both color modes', async ({ page }) => {
  await open(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of [320, 480, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
    }
  }
});

test.describe('the live sample', () => {
  test('fetches its script when the reader focuses the editor, and shows the same page', async ({
    page,
  }) => {
    const isParser = (file: string) =>
      /^assets\/js\/.*\.js$/.test(file) &&
      /case\s*"containerDirective":/.test(readFileSync(join(buildDir, file), 'utf8'));
    const parsers = builtFiles.filter(isParser).map((file) => `/${file}`);
    expect(parsers).toHaveLength(1);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (parsers.includes(pathname)) {
        fetched.push(pathname);
      }
    });
    await open(page, '/');
    const live = page.getByRole('region', { name: PAGE });
    const words = async () => (await live.textContent())?.replace(/\s+/g, '');
    const built = await words();
    expect(built).toContain('Planyourfirstcrossing');

    await page.getByRole('region', { name: 'Features' }).scrollIntoViewIfNeeded();
    expect(fetched).toEqual([]);
    const editor = page.getByLabel(EDITOR);
    await editor.focus();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await editor.press('ControlOrMeta+End');
    await editor.pressSequentially('\n\nA **new** line at 10:30.');
    await expect(live.getByText('new', { exact: true })).toBeVisible();
    await expect(live).toContainText('A new line at 10:30.');

    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(live).not.toContainText('A new line');
    await expect.poll(words).toBe(built);
  });

  test('can be left with the Tab key', async ({ page }) => {
    await open(page, '/');
    const editor = page.getByLabel(EDITOR);
    await editor.focus();
    await editor.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(editor).not.toHaveValue(/\t/);
  });

  test.describe('without its script', () => {
    test.use({ allowedMessages: [/Failed to load resource/] });

    test('says what to do, and tries again', async ({ page }) => {
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      await page.route('**/*.js', (route) => route.abort());
      await page.getByLabel(EDITOR).focus();
      const main = page.getByRole('main');
      await expect(main.getByText('The live page couldn’t be loaded.')).toBeVisible();
      await page.unroute('**/*.js');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText('The live page couldn’t be loaded.')).toBeHidden();
    });
  });
});

test.describe('site data on the home page', () => {
  test('counts the sites of the showcase', async ({ page }) => {
    await open(page, '/');
    const region = page.getByRole('region', { name: 'Made with Docusaurus' });
    const tagged = (tag: string) => sites.filter(({ tags }) => tags.includes(tag)).length;
    await expect(region.getByRole('link', { name: 'sites in the showcase' })).toHaveText(
      `${sites.length} sites in the showcase`,
    );
    await region.getByRole('link', { name: 'with versioned documentation' }).click();
    await expect(page).toHaveURL('/showcase/?tags=versioning');
    await expect(page.getByText(`${tagged('versioning')} sites`, { exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable and links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await expect(page).toHaveURL('/docs/installation/');
  });

  test('the sample is readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(EDITOR)).toHaveAttribute('readonly', '');
    await expect(page.getByLabel(EDITOR)).toHaveValue(/# Plan your first crossing/);
    await expect(page.getByRole('region', { name: PAGE })).toContainText('YOUR TURN', {
      ignoreCase: true,
    });
  });
});
