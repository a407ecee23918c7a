import type { Page } from '@playwright/test';
import { expect, faultMessages, hydrated, open, test } from './support/faultTest';

const box = (page: Page) => page.getByRole('region', { name: 'Offline reading' });
const EVERYTHING = /./;

/** The caches of this site, with the paths of the files in each one. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const read = async (name: string) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    };
    return Object.fromEntries(await Promise.all(names.map(read)));
  });

/** Opens a page in offline mode and waits until everything is stored. */
async function storeEverything(page: Page): Promise<void> {
  await open(page, '/docs/?offlineMode=true');
  await expect(box(page)).toContainText('you can read them offline', { timeout: 60_000 });
}

test.use({ allowedMessages: [faultMessages] });

test('offline mode shows progress, continues after an interruption, and then needs no network', async ({
  page,
  server,
}) => {
  test.slow();
  const messages: string[] = [];
  page.context().on('console', (message) => messages.push(message.text()));

  await test.step('interruption', async () => {
    server.fail(/^\/blog\/|^\/offline\/files\/\w+\/blog\./, 'aborted');
    await open(page, '/docs/?offlineMode=true');
    await expect(box(page)).toContainText('was interrupted', { timeout: 60_000 });
    await expect.poll(() => messages.join()).toContain('[offline] Not all pages are stored.');
  });
  const before = Object.values(await stored(page)).flat();
  expect(before.length).toBeGreaterThan(100);
  expect(before).not.toContain('/blog/');

  const archives = server.requests.filter((path) => /\/docs\.\d\.json$/.test(path));
  expect(archives.length).toBeGreaterThan(1);
  expect(server.requests.filter((path) => /^\/docs\/.+\/$/.test(path))).toEqual([]);

  await test.step('continuation', async () => {
    server.reset();
    await storeEverything(page);
    const twice = server.requests.filter((path) => before.includes(path));
    // What the open page needs, but nothing that's stored.
    expect(twice.filter((path) => /^\/(docs|blog)\/.+\/$/.test(path))).toEqual([]);
  });

  server.reset();
  server.fail(EVERYTHING, 'refused');
  await test.step('pages, the search, and comparisons open', async () => {
    await open(page, '/docs/installation/?query=1#requirements');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox', { name: 'Search' }).pressSequentially('onBrokenLinks');
    await expect(dialog.getByRole('option').first()).toContainText('onBrokenLinks');
    await page.goto('/blog/');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('blog');
    await page.goto('/versions/compare/?page=cli&from=3.7.0&to=current');
    await expect(page.locator('#difference-1')).toBeVisible();
  });

  await test.step('a page that is not stored: ours says so, and returns by itself', async () => {
    await page.goto('/docs/3.7.0/installation/?a=1');
    await expect(page).toHaveURL(/\/offline\/\?from=/);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('isn’t saved');
    await expect(page.getByText('/docs/3.7.0/installation/?a=1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read “Installation” instead' })).toHaveAttribute(
      'href',
      '/docs/installation/',
    );
    server.reset();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL('/docs/3.7.0/installation/?a=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  });

  await test.step('a visited page is stored', async () => {
    const opened = async () => Object.values(await stored(page)).flat();
    await expect.poll(opened).toContain('/docs/3.7.0/installation/');
  });
});

test('readers save one version with a click, and remove it', async ({ page, server }) => {
  test.slow();
  await open(page, '/versions/');
  expect(await stored(page)).toEqual({});
  await page.getByRole('button', { name: 'Save for offline reading: Documentation 3.8.0' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Documentation 3.8.0' });
  await expect(row).toContainText('MB, saved', { timeout: 60_000 });
  const paths = Object.values(await stored(page)).flat();
  expect(paths).toContain('/docs/3.8.0/installation/');
  expect(paths.filter((path) => /^\/(docs\/(?!3\.8\.0)|blog\/)/.test(path))).toEqual([]);

  server.fail(EVERYTHING, 'refused');
  await open(page, '/docs/3.8.0/installation/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await open(page, '/legal/');
  await page.getByRole('button', { name: 'Remove: Documentation 3.8.0' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Documentation 3.8.0' })).toContainText(
    'not saved',
  );
  expect(Object.values(await stored(page)).flat()).toEqual(['/offline/choice.json']);
});

test('a new deployment: one full reload, one prompt, and never files of two builds', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await storeEverything(page);
  const [old] = Object.keys(await stored(page));
  const second = await context.newPage();
  await second.addInitScript(() => {
    // With the data saver on, the next page isn't prefetched before the deployment.
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await open(second, '/changelog/');
  const third = await context.newPage();
  await open(third, '/docs/cli/?offlineMode=true');
  server.deploy();
  server.reset();

  await test.step('an open tab whose next page is gone', async () => {
    const documents: string[] = [];
    second.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(new URL(request.url()).pathname);
      }
    });
    await second.getByRole('link', { name: 'Showcase' }).first().click();
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Showcase');
    await hydrated(second);
    expect(documents).toEqual(['/showcase/']);
  });

  const prompt = page.getByText('New version available');
  await test.step('the new version waits, although that tab is not in offline mode', async () => {
    const complete = async () =>
      Object.values(await stored(page)).filter((paths) => paths.length > 500).length;
    await expect.poll(complete, { timeout: 60_000 }).toBe(2);
    await expect(prompt).toBeVisible();
    // The tab asks the new version to start whenever it loads.
    await open(second, '/docs/installation/');
    await second.waitForTimeout(1_000);
    expect(await second.content()).not.toContain('/assets/jb/');
    expect(Object.keys(await stored(page))).toContain(old);
  });

  await test.step('stored pages still belong to the old build', async () => {
    await page.goto('/docs/cli/?offlineMode=true');
    await hydrated(page);
    expect(await page.content()).not.toContain('/assets/jb/');
  });

  await test.step('one prompt in each tab, and afterwards only the new build', async () => {
    await expect(prompt).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(500);
    await expect(prompt).toHaveCount(1);
    // The old worker sleeps, and the page needs it at the moment when the reader clicks.
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.getByRole('button', { name: 'Refresh' }).evaluate((button) => {
      (button as HTMLElement).click();
      void fetch('/docs/');
    });
    await expect
      .poll(async () => Object.keys(await stored(page).catch(() => ({}))), { timeout: 60_000 })
      .not.toContain(old);
    await hydrated(page);
    await expect(prompt).toHaveCount(0);
    expect(await page.content()).toContain('/assets/jb/');
    const [name, ...others] = Object.entries(await stored(page));
    expect(others).toEqual([]);
    expect(name?.[1].filter((path) => path.startsWith('/assets/js/'))).toEqual([]);
    expect(name?.[1].length).toBeGreaterThan(500);
    await third.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => third.content().catch(() => '')).toContain('/assets/jb/');
    await second.reload();
    expect(await second.content()).toContain('/assets/jb/');
    // What didn't change was copied.
    expect(server.requests.filter((path) => /^\/assets\/ideal-img\//.test(path))).toEqual([]);
  });
});

test('offline mode starts without a prompt for readers who were here before', async ({ page }) => {
  test.slow();
  // On the second visit, a worker without offline mode controls the page.
  for (const path of ['/', '/docs/']) {
    await open(page, path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  // The page wakes the old worker at the moment when the new one would start.
  await page.addInitScript(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.addEventListener('updatefound', () => {
      const timer = setInterval(() => void fetch('/manifest.json'), 10);
      setTimeout(() => clearInterval(timer), 1_000);
    });
  });
  await storeEverything(page);
  await expect(page.getByText('New version available')).toHaveCount(0);

  await test.step('pages without offline mode in between change nothing', async () => {
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    const before = await worker();
    await open(page, '/docs/cli/');
    await page.waitForTimeout(3_000);
    // If a worker is replaced while another tab opens a page, that page may never arrive in Chromium.
    expect(await worker()).toBe(before);
    await open(page, '/docs/cli/?offlineMode=true');
    await page.waitForTimeout(1_000);
    expect(await worker()).toBe(before);
    await expect(page.getByText('New version available')).toHaveCount(0);
  });
});

test('pages open while a new worker starts and the store stalls', async ({ page, server }) => {
  test.slow();
  await storeEverything(page);
  server.stallStore();
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const started = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await serviceWorker.ready).update();
    await started;
  });
  // Browsers give up after five minutes.
  await page.goto('/docs/cli/', { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CLI');
});

test('trouble with the store ends on a readable page and with a true message', async ({
  page,
  server,
}) => {
  test.slow();
  const messages: string[] = [];
  page.context().on('console', (message) => messages.push(message.text()));
  const heading = page.getByRole('heading', { level: 1 });

  for (const fault of ['404', '500', 'html', 'truncated', 'refused'] as const) {
    await test.step(`worker script: ${fault}`, async () => {
      server.reset();
      server.fail(/^\/sw\.js$/, fault);
      await open(page, '/community/support/');
      await expect(heading).toBeVisible();
      await expect.poll(() => messages.join()).toContain('registerSW failed');
      messages.length = 0;
    });
  }

  await test.step('browser without service workers', async () => {
    const other = await page.context().newPage();
    await other.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await open(other, '/legal/');
    await expect(other.getByText('you need a browser that supports service workers')).toBeVisible();
    await other.close();
  });

  await test.step('no room', async () => {
    server.reset();
    const session = await page.context().newCDPSession(page);
    const origin = server.origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
    await open(page, '/docs/?offlineMode=true');
    await expect(box(page)).toContainText('no more room', { timeout: 60_000 });
    await expect.poll(() => messages.join()).toContain('The browser has no more room');
    await open(page, '/docs/cli/');
    await expect(heading).toHaveText('CLI');
    await session.send('Storage.overrideQuotaForOrigin', { origin });
  });
});

test('a deleted store ends on a readable page, with and without a network', async ({
  page,
  server,
}) => {
  test.slow();
  await storeEverything(page);
  const heading = page.getByRole('heading', { level: 1 });
  const deleteCaches = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    });
  await deleteCaches();
  await open(page, '/docs/installation/');
  await expect(heading).toHaveText('Installation');
  server.fail(EVERYTHING, 'refused');
  // The visit may have started to store the site again.
  await deleteCaches();
  await page.goto('/docs/cli/');
  await expect(heading).toHaveText('You’re offline');
  await expect(page.getByRole('link', { name: 'open the home page' })).toBeVisible();
});
