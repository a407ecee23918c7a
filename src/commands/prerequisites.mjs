/**
 * What must be there before the site can be built or tested: a Node version,
 * the installed packages, a free port, a browser. Each function puts right what
 * it can and otherwise ends the command with a sentence that says what to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { findChromium } from './findChromium.cjs';

/** The folder of the site, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Prints one line of progress. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends the command: the sentences tell what is wrong and what to do. */
export function giveUp(...sentences) {
  console.error(`\n✖ ${sentences.join('\n  ')}\n`);
  process.exit(1);
}

/**
 * Runs a program in the site's folder and shows its output.
 *
 * @returns {boolean} true when it ended well
 */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  return !error && status === 0;
}

/** Runs a program of an installed package, such as `vitest`. */
export function runBin(name, args, options = {}) {
  return run(process.execPath, [binOf(name), ...args], options);
}

/** The file that a package's command starts; the packages of this list name it in their package.json. */
function binOf(name) {
  const packages = {
    biome: '@biomejs/biome',
    docusaurus: '@docusaurus/core',
    playwright: '@playwright/test',
    tsc: 'typescript',
    vitest: 'vitest',
  };
  const folder = `${root}node_modules/${packages[name]}/`;
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return folder + (typeof bin === 'string' ? bin : bin[name]);
}

/** Stops on a Node version older than `engines.node` of package.json. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const needed = Number.parseInt(engines.node.match(/\d+/)[0], 10);
  const found = Number.parseInt(process.versions.node, 10);
  if (found < needed) {
    giveUp(
      `This site needs Node ${needed} or newer; this is Node ${process.versions.node}.`,
      `Install a newer one from https://nodejs.org, or run "nvm install" here, and try again.`,
    );
  }
}

const isWindows = process.platform === 'win32';

/** What npm is told so that it prints only what matters. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** What starts npm: on Windows it is a batch file, which only a shell can start. */
const NPM = { program: isWindows ? 'npm.cmd' : 'npm', options: { shell: isWindows } };

/**
 * Runs npm in the site's folder, or in `options.cwd`, and shows its output.
 *
 * @returns {boolean} true when it ended well
 */
export function runNpm(args, options = {}) {
  return run(NPM.program, [...args, ...QUIET], { ...NPM.options, ...options });
}

/**
 * True when node_modules was installed from the lock file as it is now.
 *
 * @param {string} folder with a slash at its end
 */
export function isInstalled(folder) {
  const installed = `${folder}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${folder}package-lock.json`).mtimeMs
  );
}

/**
 * Installs the packages of a folder's lock file, unless they are there.
 *
 * @param {string} folder with a slash at its end
 * @param {{ name?: string, flags?: readonly string[] }} how what to call the
 *   packages, and flags of the installation
 */
export function requirePackages(folder = root, { name = 'packages', flags = [] } = {}) {
  if (isInstalled(folder)) {
    return;
  }
  say(`Installing ${name} (a minute or two the first time)`);
  const strict = spawnSync(NPM.program, ['ci', ...flags, ...QUIET], {
    cwd: folder,
    encoding: 'utf8',
    ...NPM.options,
  });
  if (strict.status === 0) {
    return;
  }
  // Behind a partial mirror "npm ci" refuses a lock file that names optional
  // packages of other platforms; "npm install" takes the same versions.
  console.log('"npm ci" refused the lock file on this machine; going on with "npm install".');
  if (!runNpm(['install', '--no-save', ...flags], { cwd: folder })) {
    giveUp(
      `The ${name} could not be installed.`,
      'Check the network and the registry ("npm ping"), then run the command again.',
      `"npm ci" said: ${`${strict.error?.message ?? strict.stderr}`.trim().split('\n').slice(0, 5).join('\n  ')}`,
    );
  }
}

/** Stops when another program listens on the port. */
export async function requireFreePort(port) {
  const free = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
  if (!free) {
    giveUp(
      `Port ${port} is in use.`,
      'Stop the program that uses it, or serve on another port:',
      `npm run serve -- --port ${port + 1}`,
    );
  }
}

/** Finds a Chromium for the browser tests, or installs one. */
export function requireBrowser() {
  if (findChromium()) {
    return;
  }
  say('Installing Chromium for the browser tests');
  runBin('playwright', ['install', 'chromium']);
  if (findChromium()) {
    return;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log("Playwright's download did not work; trying the system's package instead.");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findChromium()) {
    giveUp(
      'There is no Chromium for the browser tests, and it could not be installed.',
      'Install one with "npx playwright install --with-deps chromium" or from your system',
      '(Debian: "apt-get install chromium"), then run "npm test" again.',
    );
  }
}
