import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkClasses } from './checkClasses';

const STYLES = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css>';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'classes-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

function writePage(url: string, html: string): void {
  mkdirSync(path.join(outDir, url), { recursive: true });
  writeFileSync(path.join(outDir, url, 'index.html'), STYLES + html);
}

it('accepts pages that mention the names outside of class attributes', async () => {
  writePage('docs', '<p class="card heroes" title="hero"><i class=badge>hero</i> pagination');
  // A page that's copied from a static folder.
  writeFileSync(path.join(outDir, 'copied.html'), '<p class=hero>');
  await expect(checkClasses(outDir)).resolves.toBeUndefined();
});

it('names the pages and their classes, and says what to do', async () => {
  writePage('docs', '<p class="card hero"><i class=pagination></i><b class=hero></b>');
  writePage('blog', '<a class="anchorTargetStickyNavbar_aB-1">');
  const error = await checkClasses(outDir).catch(String);
  expect(error).toContain('- docs/index.html: hero\n- docs/index.html: pagination\n');
  expect(error).toContain('- blog/index.html: anchorTargetStickyNavbar_aB-1\n');
  expect(error).toContain('Delete the classes from the lists in src/plugins/pageStyles/');
});
