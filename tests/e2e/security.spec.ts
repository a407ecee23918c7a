import { expect, open, test } from './support/hostTest';
import { liveResult } from './support/liveResult';

/**
 * The site on a host that sends the headers of the build. Each policy that's violated is a message in
 * the console, so the test fails. everyKind.spec.ts opens every kind of page on this host. All other
 * browser tests run with the meta tags of the pages.
 */

const LIVE = '/docs/markdown-features/code-blocks/';

test.describe('with the headers of the build', () => {
  test('search, tabs, color mode, diagrams, formulas, and feeds work', async ({ page }) => {
    await open(page, '/docs/installation/');
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('sidebar');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, '/search/?q=sidebar');
    await expect(page.getByRole('article').first()).toBeVisible();
    await open(page, '/docs/markdown-features/tabs/');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await open(page, '/docs/markdown-features/diagrams/');
    await expect(page.locator('.docusaurus-mermaid-container > svg').first()).toBeVisible();
    await open(page, '/docs/markdown-features/math-equations/');
    await expect(page.locator('.katex').first()).toHaveCSS('font-family', /KaTeX/);
    await page.goto('/blog/rss.xml');
    await expect(page.getByText('This is a feed.')).toBeVisible();
  });

  test.describe('in the test area', () => {
    // Chromium adds a banner with an event handler to pages that XSLT creates, and the policy
    // blocks the handler.
    test.use({ allowedMessages: [/XSLT|inline event handler/] });

    test('feeds with a template work', async ({ page }) => {
      await page.goto('/tests/blog/rss.xml');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docusaurus Tests Blog');
    });
  });

  test('the page that embeds other sites has its own policy, also after navigation', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => {
      history.pushState({}, '', '/tests/pages/embeds/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /https:\/\/example\.com/);
    await expect(page.getByRole('heading', { level: 1, name: 'Embeds' })).toBeVisible();
  });

  test('redirects keep the query and the hash', async ({ page }) => {
    await page.goto('/docs/support/?from=a%20b#help');
    await page.waitForURL('/community/support/?from=a%20b#help');
    await page.goto('/home/qs/?b=2');
    await page.waitForURL('/?a=1');
  });

  test('live code runs in both modes, shows errors, can be reset, and works offline', async ({
    page,
    context,
  }) => {
    await open(page, LIVE);
    const sample = page.getByRole('figure', { name: 'Live code' }).first();
    await sample.getByRole('button', { name: 'Run and edit' }).click();
    const result = liveResult(sample);
    await result.getByRole('button').click();
    await expect(result.getByRole('button')).toHaveText('The range is 6.8 m. Double it.');

    const frame = sample.getByTitle('Result of the code');
    const height = async () => (await frame.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(10);
    const lightColor = await result.evaluate((node) => getComputedStyle(node).color);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => result.evaluate((node) => getComputedStyle(node).color))
      .not.toBe(lightColor);

    const editor = sample.locator('pre[contenteditable]').first();
    const type = async (code: string) => {
      await editor.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(code);
      await expect(editor).toBeFocused();
    };
    await type('<div style={{ blockSize: 300 }}>tall</div>');
    await expect(result).toHaveText('tall');
    await expect.poll(height).toBeGreaterThanOrEqual(300);
    await type('<b>');
    await expect(result).toContainText('SyntaxError');
    await sample.getByRole('button', { name: 'Reset code to original' }).click();
    await expect(result.getByRole('button')).toHaveText(/^The range is 3.4/);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.setOffline(true);
    await type('<i>offline</i>');
    await expect(result).toHaveText('offline');
  });
});
