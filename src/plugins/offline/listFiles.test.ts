import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaOf, listFiles, type OfflineOptions } from './listFiles';

const options: OfflineOptions = {
  areas: [
    { id: 'shell', label: 'Shell', paths: ['/'] },
    { id: 'docs', label: 'Docs', paths: ['/docs/'] },
    { id: '1.0.0', label: 'Docs 1.0.0', paths: ['/docs/1.0.0/', '/search-index/en-1.0.0.'] },
  ],
  byDefault: ['shell', 'docs'],
  never: ['/tests/'],
  maxBytes: 1000,
};

describe('areaOf', () => {
  it.each([
    ['/', 'shell'],
    ['/docs/', 'docs'],
    ['/docs/1.0.0/a/', '1.0.0'],
    ['/search-index/en-1.0.0.text.1234.json', '1.0.0'],
    ['/tests/a/', undefined],
  ])('%s is in %s', (url, area) => {
    expect(areaOf(url, options)).toBe(area);
  });
});

describe('listFiles', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const files: Readonly<Record<string, string>> = {
    'index.html': '<img src="/assets/images/both.png">',
    'docs/index.html': '<img src="/assets/images/both.png"><img src=/assets/images/docs.png>',
    'docs/1.0.0/index.html': 'old',
    'old/index.html': 'a redirect',
    'tests/index.html': '<img src="/assets/images/tests.png">',
    'assets/js/main.123.js': 'main',
    'assets/js/doc.123.js': 'n.p+"assets/images/script.png"',
    'assets/js/test.123.js': 'test',
    'assets/css/search.css': 'loaded on demand',
    'assets/images/both.png': 'both',
    'assets/images/docs.png': 'docs',
    'assets/images/script.png': 'script',
    'assets/images/tests.png': 'tests',
    'docs/rss.xml': 'feed',
    'sw.js': 'worker',
  };
  const built = {
    outDir,
    pages: ['/', '/docs/', '/docs/1.0.0/', '/tests/'],
    scriptPages: new Map([
      ['doc', ['/docs/1.0.0/']],
      ['test', ['/tests/']],
    ]),
    compressedSize: () => 10,
  };

  beforeAll(() => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
      writeFileSync(path.join(outDir, file), content);
    }
  });
  afterAll(() => rmSync(outDir, { recursive: true }));

  it('lists each file in the area that needs it, and in the first one if several do', async () => {
    const { areas } = await listFiles(built, options);
    expect(areas.map(({ id, files: list }) => [id, Object.keys(list)])).toEqual([
      [
        'shell',
        ['/assets/css/search.css', '/assets/js/main.123.js', '/', '/assets/images/both.png'],
      ],
      ['docs', ['/docs/', '/assets/images/docs.png']],
      ['1.0.0', ['/assets/js/doc.123.js', '/docs/1.0.0/', '/assets/images/script.png']],
    ]);
    expect(areas[0]?.files['/']).toMatch(/^[\da-f]{12}$/);
    expect(areas.map(({ archives }) => archives)).toEqual([[3], [1], []]);
    // Three texts, and an image, which isn't compressed again.
    expect(areas[0]?.bytes).toBe(3 * 10 + 'both'.length);
  });

  it('throws an error if an area has no files', async () => {
    const empty = { id: '9.0.0', label: 'Docs', paths: ['/docs/9.0.0/'] };
    await expect(
      listFiles(built, { ...options, areas: [...options.areas, empty] }),
    ).rejects.toThrow(
      'src/config/afterBuild.ts: no file of the build starts with a path of the area "9.0.0"',
    );
  });
});
