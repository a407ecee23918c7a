import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(__dirname, '../..');

/** Runs one of the site's commands after some setup code, and returns its output. */
function start(command: string, preparation = '') {
  const script = `${preparation}; import('./src/commands/${command}.mjs')`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
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
    expect(output).toContain('npm run serve -- --port 3001');
  });
});
