import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKatexFiles } from './readKatexFiles';

const siteDir = path.join(__dirname, '../../..');

describe('readKatexFiles', () => {
  it('reads the installed style sheet and all fonts that it uses, but only as WOFF2', () => {
    const files = readKatexFiles(siteDir);
    const styles = String(files.get('katex.min.css'));
    expect(styles).toContain('.katex');
    expect(styles).not.toMatch(/\.ttf|\.woff\)/);
    expect(styles).toContain('.katex-display{overflow-x:auto');
    const named = [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((address) => !files.has(address))).toEqual([]);
    expect(files.get('fonts/KaTeX_Main-Regular.woff2')?.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('rejects a KaTeX version whose style sheet uses other files', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'katex-'));
    const write = (file: string, content: string) => {
      const target = path.join(site, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    };
    write('package.json', '{}');
    write('node_modules/rehype-katex/package.json', '{"main": "index.js"}');
    write('node_modules/rehype-katex/index.js', '');
    write('node_modules/katex/package.json', '{}');
    write(
      'node_modules/katex/dist/katex.min.css',
      '@font-face{src:url(fonts/New.woff2) format("woff2")}',
    );
    write('node_modules/katex/dist/fonts/Old.woff2', '');
    expect(() => readKatexFiles(site)).toThrow('uses fonts/New.woff2');
  });
});
