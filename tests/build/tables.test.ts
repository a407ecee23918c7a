import { readdirSync, readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { formatOf, lineOf, parseMarkdown } from '../../src/lib/markdown';

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'community', 'src/pages', 'tests/dogfood'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Parsing takes long, so files without an empty cell are skipped. */
const suspects = files
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /\|[ \t]*\|/.test(text));

it('has a heading for every table column, for readers who use a screen reader', () => {
  let columns = 0;
  const empty: string[] = [];
  for (const { file, text } of suspects) {
    visit(parseMarkdown(text, formatOf(file)), 'table', (table) => {
      const cells = table.children[0]?.children ?? [];
      columns += cells.length;
      if (cells.some(({ children }) => children.length === 0)) {
        empty.push(`${file}:${lineOf(table)}`);
      }
    });
  }
  expect(columns).toBeGreaterThan(100);
  expect(empty).toEqual([]);
}, 60_000);
