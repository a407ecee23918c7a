import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkImages } from './checkImages';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h9"/></svg>';
let folder: string;
let png: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(folder, 'docs/img'), { recursive: true });
  mkdirSync(path.join(folder, 'src/plugins/images'), { recursive: true });
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  const pixels = sharp({
    create: {
      width: 90,
      height: 90,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  [png, jpeg] = await Promise.all([pixels.clone().png().toBuffer(), pixels.jpeg().toBuffer()]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, 'docs', file), content);

it('accepts images that browsers can display', async () => {
  write('img/a.png', png);
  write('img/a.jpg', jpeg);
  write('img/a.svg', SVG);
  await expect(checkImages(folder)).resolves.toBeUndefined();
});

it.each([
  ['half of a PNG', 'half.png', () => png.subarray(0, png.length / 2)],
  ['half of a JPEG', 'half.jpg', () => jpeg.subarray(0, jpeg.length / 2)],
  ['half of an SVG', 'half.svg', () => Buffer.from(SVG.slice(0, -20))],
  ['text', 'text.PNG', () => Buffer.from('not an image')],
  ['an empty file', 'empty.webp', () => Buffer.from('')],
])('names a broken image and the page that uses it: %s', async (_kind, name, content) => {
  write(`img/${name}`, content());
  write('page.md', `![A garden](./img/${name})\n`);
  await expect(checkImages(folder)).rejects.toThrow(
    new RegExp(`- docs/img/${name}: .+\\. Used in docs/page\\.md\\.`),
  );
  rmSync(path.join(folder, 'docs/img', name));
});
