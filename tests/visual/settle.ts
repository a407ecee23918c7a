import type { Page, Request } from '@playwright/test';

/** Pages are shown down to here; what comes below repeats what was above. */
const LONGEST = 6000;

/** How long nothing may be under way, in milliseconds, before a page counts as quiet. */
const QUIET = 300;

/**
 * Follows the requests of a page. Playwright's own "networkidle" at times never comes
 * on pages with frames.
 *
 * @returns a function that waits until no request has been under way for a while
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

/** Brings in everything that waits for a reader to scroll, and goes back to the top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
    // Or the picture is made before those out of view are decoded.
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

/** The part of the page that the picture shows, or undefined for all of it. */
export async function partToShow(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return height > LONGEST ? { x: 0, y: 0, width, height: LONGEST } : undefined;
}
