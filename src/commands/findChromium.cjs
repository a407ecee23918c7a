// CommonJS, because Playwright's configuration loads this file with `require` and
// the commands load it with `import`. Both work with CommonJS.
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that Playwright downloads. */
function downloaded() {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** A Chromium that's installed on the system. */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Finds a Chromium for the browser tests.
 *
 * @returns {string | undefined} path of the executable
 */
exports.findChromium = () => downloaded() ?? installed();
