import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable';

const table = (name: ReactNode) => (
  <table>
    <thead>
      <tr>
        <th>Name</th>
        <th>Default</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{name}</td>
        <td>docs</td>
      </tr>
    </tbody>
  </table>
);

describe('readTable', () => {
  it('uses the name in each row as its anchor', () => {
    const { labels, rows } = readTable('options', table(<code>path</code>));
    expect(labels).toEqual(['Name', 'Default']);
    expect(rows).toMatchObject([{ id: 'path', remark: [], cells: ['docs'] }]);
  });

  it('lets a long name break between words', () => {
    const [row] = readTable('options', table(<code>feedOptions.createFeedItems</code>)).rows;
    expect(renderToStaticMarkup(row?.name)).toBe(
      '<code>feed<wbr/>Options.<wbr/>create<wbr/>Feed<wbr/>Items</code>',
    );
  });

  it('adds a prefix to anchors, so that several tables on a page don’t clash', () => {
    expect(readTable('options', table(<code>path</code>), 'tags').rows[0]?.id).toBe('tags-path');
  });

  it('keeps text after the name', () => {
    const [row] = readTable('options', table([<code key="1">path</code>, ' (new)'])).rows;
    expect(row?.remark).toEqual([' (new)']);
  });

  it.each([
    ['a row that starts with plain text', table('path'), 'in backticks'],
    ['a row that starts with several words in code', table(<code>the path</code>), 'in backticks'],
    ['no table', 'words', "doesn't contain a table"],
  ])('throws an error for %s', (_case, children, message) => {
    expect(() => readTable('options', children)).toThrow(message);
  });
});
