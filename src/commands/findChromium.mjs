import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Playwright's own Chromium, where it was downloaded. */
function downloaded() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A Chromium that the system brings. */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Finds a Chromium to test with.
 *
 * @returns {string | undefined} the path of the program
 */
export function findChromium() {
  return downloaded() ?? installed();
}
