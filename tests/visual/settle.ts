import type { Page } from '@playwright/test';

/** Pages are shown down to here; what comes below repeats what was above. */
const LONGEST = 6000;

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
  await page.waitForLoadState('networkidle');
}

/** The part of the page that the picture shows, or undefined for all of it. */
export async function partToShow(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return height > LONGEST ? { x: 0, y: 0, width, height: LONGEST } : undefined;
}
