import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'community', 'src/pages', 'tests/dogfood'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('has a heading for every table column, for readers who use a screen reader', () => {
  const headers = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .map((text, index) => ({ file: `${file}:${index + 1}`, text }))
      .filter((_, index) => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[index + 1] ?? ''));
  });
  expect(headers.length).toBeGreaterThan(100);
  expect(headers.filter(({ text }) => /\|\s*\|/.test(text))).toEqual([]);
});
