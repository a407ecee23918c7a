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
  it('gives each row an anchor of its name', () => {
    const { labels, rows } = readTable('options', table(<code>path</code>));
    expect(labels).toEqual(['Name', 'Default']);
    expect(rows).toMatchObject([{ id: 'path', remark: [], cells: ['docs'] }]);
  });

  it('lets a long name break between its words', () => {
    const [row] = readTable('options', table(<code>feedOptions.createFeedItems</code>)).rows;
    expect(renderToStaticMarkup(row?.name)).toBe(
      '<code>feed<wbr/>Options.<wbr/>create<wbr/>Feed<wbr/>Items</code>',
    );
  });

  it('keeps tables of a page apart', () => {
    expect(readTable('options', table(<code>path</code>), 'tags').rows[0]?.id).toBe('tags-path');
  });

  it('keeps what stands beside the name', () => {
    const [row] = readTable('options', table([<code key="1">path</code>, ' (new)'])).rows;
    expect(row?.remark).toEqual([' (new)']);
  });

  it.each([
    ['a row that begins with plain words', table('path'), 'in backticks'],
    ['a row that begins with a sentence', table(<code>the path</code>), 'in backticks'],
    ['no table', 'words', 'holds no table'],
  ])('refuses %s', (_case, children, message) => {
    expect(() => readTable('options', children)).toThrow(message);
  });
});
