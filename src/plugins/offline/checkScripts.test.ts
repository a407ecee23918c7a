import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkScripts } from './checkScripts';

let outDir: string;
const check = () => checkScripts({ outDir } as never);
const write = (name: string, script: string) =>
  writeFileSync(path.join(outDir, 'assets/js', name), script);

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  mkdirSync(path.join(outDir, 'assets/js'), { recursive: true });
  write('main.js', 'throw new Error("not run")');
});
afterEach(() => rmSync(outDir, { recursive: true }));

it('accepts complete scripts and other files', async () => {
  write('main.js.LICENSE.txt', '/* License');
  await expect(check()).resolves.toBeUndefined();
});

it.each(['', 'function main() {'])('rejects an incomplete script: "%s"', async (script) => {
  write('chunk.js', script);
  await expect(check()).rejects.toThrow(/incomplete: .*chunk\.js .*The disk may be full/s);
});
