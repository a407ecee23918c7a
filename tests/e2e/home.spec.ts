import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sites from '../../src/data/showcase/sites.json';
import { buildDir, builtFiles, pageAt, parse } from '../built/builtSite';
import { expect, open, test } from './support/test';

const EDITOR = 'docs/first-crossing.md';
const PAGE = 'Page preview';

test.describe('home page', () => {
  test('says what the tool does and links to the next steps', async ({ page }) => {
    await open(page, '/');
    await expect(page).toHaveTitle(/^Write Markdown\./);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('focus on content');
    await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/docs/');
    await expect(main.getByRole('img', { name: /dinosaur/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Try a Demo' })).toHaveAttribute(
      'href',
      'https://docusaurus.new',
    );
    await expect(main.getByRole('link', { name: /Docusaurus 3\.8 is out/ })).toHaveAttribute(
      'href',
      '/blog/releases/3.8/',
    );
  });

  test('shows the command and the next steps without scrolling on a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Copy command' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });
  });

  test('shows the five features in order', async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 }),
    ).toHaveText([
      'Powered by MDX',
      'Built Using React',
      'Ready for Translations',
      'Document Versioning',
      'Content Search',
    ]);
  });

  test('loads the video only with consent', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the introduction video' })).toBeVisible();
  });
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

  test('shows the latest release and the latest posts', () => {
    const newest = parse(pageAt('/changelog/'))('h2 > a').first().attr('href');
    const home = parse(pageAt('/'));
    const latest = home('section[aria-labelledby="latest"]');
    expect(newest).toMatch(/^\/changelog\/\d/);
    expect(latest.find('h3 a').first().attr('href')).toBe(newest);
    const posts = parse(pageAt('/blog/'))('h2 > a')
      .slice(0, 3)
      .get()
      .map((link) => link.attribs.href);
    expect(posts).toHaveLength(3);
    expect(
      latest
        .find('li h3 a')
        .get()
        .map((link) => link.attribs.href),
    ).toEqual(posts);
  });

  test('does not add it to the script of every page', () => {
    const scripts = builtFiles.filter((file) => /^assets\/js\/.*\.js$/.test(file));
    const having = scripts.filter((file) =>
      readFileSync(join(buildDir, file), 'utf8').includes('Harbor Watch reads'),
    );
    expect(having.length).toBeGreaterThan(0);
    expect(having.filter((file) => /\/(main|runtime)/.test(file))).toEqual([]);
  });

  test('the script of every page contains no syntax highlighter and no local paths', () => {
    const [main = '', ...others] = builtFiles
      .filter((file) => /^assets\/js\/main\..*\.js$/.test(file))
      .map((file) => readFileSync(join(buildDir, file), 'utf8'));
    expect(others).toEqual([]);
    expect(main).toContain('@generated/site-feature-requests/default/requests.json');
    expect(main).not.toContain('.docusaurus/');
    expect(main).not.toContain('languages.powershell');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`at five widths, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('nothing overflows', async ({ page }) => {
      await open(page, '/');
      for (const width of [320, 480, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width);
      }
    });
  });
}

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
