/**
 * Checks what the site needs before it can be built or tested: a Node.js version,
 * the installed packages, a free port, and a browser. Each function fixes what it
 * can, and otherwise ends the command with a message that says what to do.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from './findChromium.cjs';

/** The site's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Prints what the command does next. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/**
 * Prints the comment at the start of a command's file and ends the command if its arguments
 * contain `--help` or `-h`.
 *
 * @param {string} url of the file (`import.meta.url`)
 */
export function offerHelp(url) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(new URL(url), 'utf8')) ?? [];
    console.log(comment.replace(/^ ?\*? ?/gm, '').trim());
    process.exit(0);
  }
}

/** Ends the command with an error. The sentences say what's wrong and what to do. */
export function giveUp(...sentences) {
  console.error(`\n✖ ${sentences.join('\n  ')}\n`);
  process.exit(1);
}

/**
 * Reads the arguments of a command, like `parseArgs`. If an option is unknown or has no value, the
 * command ends with an error that lists the options.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const options = Object.entries(config.options).map(([name, { type }]) =>
      type === 'string' ? `--${name} …` : `--${name}`,
    );
    const [problem] = error.message.split('. To specify a positional argument');
    return giveUp(...problem.split('\n'), `The options are ${options.join(', ')}.`);
  }
}

/**
 * Returns the absolute path of a file in a command's arguments. npm runs scripts in the site's
 * folder, and the folder where you started npm is in INIT_CWD.
 */
export const resolveArgument = (file) => path.resolve(process.env.INIT_CWD ?? '.', file);

/** Whether Git has a commit of a folder. A downloaded ZIP file, for example, contains no commits. */
export function hasGit(folder = root) {
  const { status } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: folder });
  return status === 0;
}

/** Stops if Git doesn't have a commit of a folder. The advice says what to do instead. */
export function requireGit(advice, folder = root) {
  if (!hasGit(folder)) {
    giveUp("This folder isn't a Git repository with a commit, and this command needs one.", advice);
  }
}

/**
 * Runs a program in the site's folder and shows its output.
 *
 * @returns {boolean} whether it succeeded
 */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  return !error && status === 0;
}

/** Runs a program of an installed package, such as `vitest`. */
export function runBin(name, args, options = {}) {
  return run(process.execPath, [binOf(name), ...args], options);
}

/**
 * Runs a program of an installed package next to others. Its output is returned, so that the
 * output of several programs isn't mixed.
 *
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function collectBin(name, args, options = {}) {
  return collect(process.execPath, [binOf(name), ...args], options);
}

/** The same for any program. */
export function collect(program, args, options = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const finish = (passed) => resolve({ passed, output: Buffer.concat(chunks).toString().trim() });
    child.on('error', () => finish(false));
    child.on('close', (status) => finish(status === 0));
  });
}

/** The file behind a package's command, according to the `bin` field of its package.json. */
function binOf(name) {
  const packages = {
    biome: '@biomejs/biome',
    docusaurus: '@docusaurus/core',
    playwright: '@playwright/test',
    tsc: 'typescript',
    vitest: 'vitest',
    cspell: 'cspell',
    jscpd: 'jscpd',
    knip: 'knip',
  };
  const folder = `${root}node_modules/${packages[name]}/`;
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return folder + (typeof bin === 'string' ? bin : bin[name]);
}

/** Stops if the Node.js version is older than `engines.node` in package.json. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const needed = Number.parseInt(engines.node.match(/\d+/)[0], 10);
  const found = Number.parseInt(process.versions.node, 10);
  if (found < needed) {
    giveUp(
      `This site needs Node ${needed} or newer, but you're using Node ${process.versions.node}.`,
      `Install a newer version from https://nodejs.org, or run "nvm install" in this folder, and then try again.`,
    );
  }
}

const isWindows = process.platform === 'win32';

/** Flags that make npm print only errors. */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** How to start npm. On Windows, it's a batch file, which only a shell can run. */
const NPM = { program: isWindows ? 'npm.cmd' : 'npm', options: { shell: isWindows } };

/**
 * Runs npm in the site's folder, or in `options.cwd`, and shows its output.
 *
 * @returns {boolean} whether it succeeded
 */
export function runNpm(args, options = {}) {
  return run(NPM.program, [...args, ...QUIET], { ...NPM.options, ...options });
}

/**
 * Whether a build is complete. A build that was stopped, or that failed, leaves a folder that looks like a site.
 * `src/plugins/finishedBuild` writes the file.
 *
 * @param {string} folder the output of the build, with a trailing slash
 */
export function isFinished(folder = `${root}build/`) {
  return existsSync(`${folder}.finished`);
}

/** Stops if there's no build, or only a part of one. */
export function requireBuild(folder = `${root}build/`) {
  if (!isFinished(folder)) {
    giveUp(
      existsSync(folder)
        ? `The last build in ${folder} didn't finish, so the folder isn't a complete site.`
        : 'There is no production build.',
      'Run npm run build first.',
    );
  }
}

/**
 * Whether the folders in an installation are those in a lock file, with the same versions. Optional
 * packages for other platforms are never installed.
 */
function hasSamePackages(installed, lock) {
  const [found, needed] = [installed, lock].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const isMissing = ([place, { version, optional }]) =>
    place !== '' && (found[place] ? found[place].version !== version : !optional);
  return (
    Object.keys(found).every((place) => needed[place]) && !Object.entries(needed).some(isMissing)
  );
}

/**
 * Whether node_modules was installed after the lock file last changed. If Git only wrote the same
 * lock file again, for example because you switched to a branch and back, it's still installed.
 *
 * @param {string} folder with a trailing slash
 */
export function isInstalled(folder) {
  const installed = `${folder}node_modules/.package-lock.json`;
  const lock = `${folder}package-lock.json`;
  return (
    existsSync(installed) &&
    (statSync(installed).mtimeMs >= statSync(lock).mtimeMs || hasSamePackages(installed, lock))
  );
}

/**
 * Installs the packages in a folder's lock file, unless they're already installed.
 *
 * @param {string} folder with a trailing slash
 * @param {{ name?: string, flags?: readonly string[] }} how what messages call the
 *   packages, and flags for npm
 */
export function requirePackages(folder = root, { name = 'packages', flags = [] } = {}) {
  if (isInstalled(folder)) {
    return;
  }
  say(`Installing ${name} (takes a minute or two the first time)`);
  const strict = spawnSync(NPM.program, ['ci', ...flags, ...QUIET], {
    cwd: folder,
    encoding: 'utf8',
    ...NPM.options,
  });
  if (strict.status === 0) {
    return;
  }
  // With a partial mirror of the registry, "npm ci" rejects a lock file that contains
  // optional packages for other platforms. "npm install" installs the same versions.
  console.log('"npm ci" failed on this machine, so "npm install" is used instead.');
  if (!runNpm(['install', '--no-save', ...flags], { cwd: folder })) {
    giveUp(
      `Could not install ${name}.`,
      'Check your network connection and the registry ("npm ping"), and then run the command again.',
      `The error from "npm ci": ${`${strict.error?.message ?? strict.stderr}`.trim().split('\n').slice(0, 5).join('\n  ')}`,
    );
  }
}

/** Stops if the packages aren't installed. Unlike `requirePackages`, it never changes anything. */
export function requireInstalled(folder = root) {
  if (!isInstalled(folder)) {
    giveUp("The packages aren't installed, or not completely.", 'Run npm ci first.');
  }
}

/** Stops if another program is using the port, or if it isn't a number. */
export async function requireFreePort(port) {
  if (!/^\d+$/.test(port)) {
    giveUp(`Found --port "${port}", expected a number, such as --port 3001.`);
  }
  const free = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
  if (!free) {
    giveUp(
      `Port ${port} is in use.`,
      'Stop the program that uses it, or serve the site on another port:',
      `npm run quickstart -- --port ${Number(port) + 1}`,
    );
  }
}

/** Makes sure that there's a Chromium for the browser tests, and installs one if necessary. */
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
    console.log("Playwright couldn't download Chromium, so the system's package is used instead.");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findChromium()) {
    giveUp(
      'The browser tests need Chromium, which could not be installed.',
      'Install it with "npx playwright install --with-deps chromium" or with the package manager of',
      'your system (on Debian, "apt-get install chromium"), and then run the command again.',
    );
  }
}
