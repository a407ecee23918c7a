import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKatexFiles } from './readKatexFiles';

const siteDir = path.join(__dirname, '../../..');

describe('readKatexFiles', () => {
  it('gives the installed style sheet with every font that it names, woff2 only', () => {
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

  it('refuses a KaTeX whose style sheet names other files', () => {
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
    expect(() => readKatexFiles(site)).toThrow('names fonts/New.woff2');
  });
});
