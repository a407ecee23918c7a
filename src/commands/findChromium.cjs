// CommonJS, because Playwright loads its configuration with require and the
// commands with import; both can read this.
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Playwright's own Chromium, where it was downloaded. */
function downloaded() {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
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
exports.findChromium = () => downloaded() ?? installed();
