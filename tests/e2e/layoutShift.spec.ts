import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Shifts below this value are invisible: a few pixels of rounding. Lighthouse warns from 0.1. */
const UNSEEN = 0.01;

/**
 * Cumulative layout shift that readers didn't cause. See https://web.dev/articles/cls for how
 * it's computed.
 */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as never as { moved: number }).moved += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // With a slow connection and processor, the page is shown before it's complete.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  if (path.includes('?q=')) {
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return page.evaluate(() => (window as never as { moved: number }).moved);
}

const paths = [
  '/',
  '/docs/installation/',
  '/docs/api/docusaurus-config/',
  '/blog/',
  '/changelog/3.0.0/',
  '/showcase/',
  '/versions/',
  '/search/?q=sidebar',
];

for (const [name, viewport] of [
  ['phone', { width: 375, height: 667 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`nothing shifts while a page loads, ${name}`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(path, async ({ page }) => {
        expect(await shiftOf(page, path)).toBeLessThan(UNSEEN);
      });
    }
  });
}
