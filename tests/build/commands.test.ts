import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(__dirname, '../..');

type Variables = Readonly<Record<string, string>>;

function node(args: readonly string[], variables: Variables = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs one of the site's commands after some setup code, and returns its output. */
const start = (command: string, preparation = '') =>
  node(['-e', `${preparation}; import('./src/commands/${command}.mjs')`]);

/** Runs one of the site's commands with arguments, and returns its output. */
const run = (command: string, args: readonly string[], variables: Variables = {}) =>
  node([`src/commands/${command}.mjs`, ...args], variables);

/** With this variable, Git doesn't find the repository. */
const NO_GIT = { GIT_DIR: join(root, 'no-such-folder') };

let server: Server | undefined;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});

afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

describe('commands explain what to do', { timeout: 60_000 }, () => {
  it.each(['quickstart', 'test'])('%s: with an old Node.js version', (command) => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } })";
    const { status, output } = start(command, old);
    expect(status).toBe(1);
    expect(output).toContain("needs Node 20 or newer, but you're using Node 18.20.0");
    expect(output).toContain('https://nodejs.org');
  });

  it.each(['serve', 'compress'])('%s: if the last build did not finish', (command) => {
    const unfinished = `
      const fs = require('node:fs');
      const { existsSync } = fs;
      fs.existsSync = (file) => !String(file).endsWith('.finished') && existsSync(file);
      require('node:module').syncBuiltinESMExports()`;
    const { status, output } = start(command, unfinished);
    expect(status).toBe(1);
    expect(output).toMatch(/isn.t a complete site|There is no production build/);
    expect(output).toContain('Run npm run build first.');
  });

  it('quickstart: if the port is in use', async () => {
    server = createServer();
    // If another program is already using the port, that works just as well.
    await new Promise<void>((resolve) => {
      server?.once('error', () => resolve()).listen(3000, 'localhost', () => resolve());
    });
    const { status, output } = start('quickstart');
    expect(status).toBe(1);
    expect(output).toContain('Port 3000 is in use');
    expect(output).toContain('npm run quickstart -- --port 3001');
  });

  it('quickstart: if the port is not a number', () => {
    const { status, output } = run('quickstart', ['--port', 'abc']);
    expect(status).toBe(1);
    expect(output).toContain('Found --port "abc", expected a number');
  });

  it('serve: only if the folder is the one that npm run build writes', () => {
    const { output } = run('serve', ['--dir=no-such-folder', '--bad']);
    expect(output).not.toContain('npm run build');
    expect(output).toContain("unknown option '--bad'");
  });

  it.each([
    ['check', ['--bad'], '--all, --fix, --since …, --help'],
    ['cutVersion', ['3.99.0', '--bad'], '--date …, --packages …'],
    ['addRelease', ['a.json', '--bad'], '--out …, --force, --help'],
    ['new', ['doc', '--bad'], '--path …, --title …'],
    ['quickstart', ['--bad'], '--port …'],
  ])('%s: with an unknown option', (command, args, options) => {
    const { status, output } = run(command, args);
    expect(status).toBe(1);
    expect(output).toMatch(/^\n✖ Unknown option '--bad'\n/);
    expect(output).toContain(`The options are ${options}`);
  });

  it.each([
    ['check', 'specify the files: npm run check -- FILE.'],
    ['prose', 'specify the files: npm run prose -- FILES.'],
    ['lockfile', 'Clone the repository'],
    ['upgrade', 'Clone the repository'],
  ])('%s: without Git', (command, advice) => {
    const { status, output } = run(command, [], NO_GIT);
    expect(status).toBe(1);
    expect(output).toMatch(/^\n✖ This folder isn't a Git repository/);
    expect(output).toContain(advice);
  });

  it.each(['check', 'prose', 'addRelease'])('%s: if there is no such file', (command) => {
    const { status, output } = run(command, ['nope.json']);
    expect(status).toBe(1);
    expect(output).toMatch(/^\n✖ nope\.json: no such file\./);
    expect(output).toContain('relative to the current folder');
  });

  it('new: if the packages are not installed, its help does not install them', () => {
    const script = `
      const fs = require('node:fs');
      const { existsSync } = fs;
      fs.existsSync = (file) => !String(file).endsWith('.package-lock.json') && existsSync(file);
      require('node:module').syncBuiltinESMExports();
      process.argv = ['node', 'new', '--help'];
      import('./src/commands/new.mjs')`;
    // Without PATH, a mistake can't start npm.
    const { status, output } = node(['-e', script], { PATH: '' });
    expect(status).toBe(1);
    expect(output).not.toContain('Installing');
    expect(output).toContain('Run npm ci first.');
  });
});

describe('arguments of commands', { timeout: 60_000 }, () => {
  it('can be files in the folder where npm was started, and need no Git', () => {
    const variables = { ...NO_GIT, INIT_CWD: join(root, 'community') };
    const { status, output } = run('check', ['canary.mdx'], variables);
    expect(output).toContain('No problems found in 1 file ');
    expect(status).toBe(0);
  });

  it('can have the form --flag=value', () => {
    const { output } = run('new', ['doc', '--path=guides/probe', '--title=Probe']);
    expect(output).toContain('--description is missing');
    expect(output).not.toMatch(/--(?:path|title)/);
  });

  it('can contain --help after the kind of content', () => {
    const { status, output } = run('new', ['doc', '--help']);
    expect(output).toContain('Kinds and their flags');
    expect(status).toBe(0);
  });

  it('can be a folder for release notes that does not exist yet', () => {
    const release = { version: '9.9.9', date: '2030-01-31', categories: [] };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    const out = join(folder, 'new', 'notes');
    const { status } = run('addRelease', ['release.json', '--out', out], { INIT_CWD: folder });
    expect(status).toBe(0);
    expect(existsSync(join(out, '9.9.9.md'))).toBe(true);
  });
});
