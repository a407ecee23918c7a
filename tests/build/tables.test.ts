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

/** Parsing takes long, so only files in which the row above a row of dashes has an empty cell are parsed. */
const SUSPECT = /\|[ \t]*\|[^\n]*\n[ \t>]*\|?[ \t]*:?-/;

/** Returns the lines of the tables that have a column without a heading. */
function emptyHeadings(file: string, text: string): string[] {
  const found: string[] = [];
  if (SUSPECT.test(text)) {
    visit(parseMarkdown(text, formatOf(file)), 'table', (table) => {
      if (table.children[0]?.children.some(({ children }) => children.length === 0)) {
        found.push(`${file}:${lineOf(table)}`);
      }
    });
  }
  return found;
}

it('has a heading for every table column, for readers who use a screen reader', () => {
  expect(emptyHeadings('a.md', 'Text\n\n| A | |\n| --- | --- |\n| 1 | 2 |\n')).toEqual(['a.md:3']);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => emptyHeadings(file, readFileSync(file, 'utf8')))).toEqual([]);
});
