import type { Page, Request } from '@playwright/test';

/** Maximum height of a screenshot. What comes below repeats what's above. */
const LONGEST = 6000;

/** How long there must be no pending requests before a page counts as idle, in milliseconds. */
const QUIET = 300;

/**
 * Tracks the requests of a page. Playwright's "networkidle" event sometimes never fires on
 * pages with frames.
 *
 * @returns a function that waits until there have been no pending requests for a while
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let quietSince = Date.now();
    while (Date.now() - quietSince < QUIET) {
      await page.waitForTimeout(50);
      if (underWay.size > 0) {
        quietSince = Date.now();
      }
    }
  };
}

/** Scrolls through a page to load everything that's loaded lazily, and then back to the top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
    // Otherwise, images outside the viewport may not be decoded in time for the screenshot.
    for (const image of document.images) {
      image.decoding = 'sync';
    }
    const end = () => Math.min(document.documentElement.scrollHeight, longest);
    for (let y = 0; y < end(); y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  }, LONGEST);
}

/** Returns the part of the page that the screenshot shows, or undefined for the entire page. */
export async function partToShow(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return height > LONGEST ? { x: 0, y: 0, width, height: LONGEST } : undefined;
}
