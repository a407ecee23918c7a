// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { toPage } from './toPage';

function Admonition(props: { type?: string; title?: string; children?: ReactNode }) {
  return (
    <aside data-type={props.type} title={props.title}>
      {props.children}
    </aside>
  );
}

function show(markdown: string) {
  const parts = { admonition: Admonition } as Parameters<typeof toPage>[1];
  return render(<div>{toPage(markdown, parts)}</div>).container.firstElementChild as HTMLElement;
}

afterEach(cleanup);

describe('toPage', () => {
  it('renders headings, lists, code, and tables', () => {
    const page = show('# Title\n\n- a\n- b\n\n`c`\n\n| x |\n| - |\n| y |\n');
    expect(page.querySelector('h1')?.textContent).toBe('Title');
    expect(page.querySelectorAll('li')).toHaveLength(2);
    expect(page.querySelector('code')?.textContent).toBe('c');
    expect(page.querySelector('td')?.textContent).toBe('y');
  });

  it('removes the front matter', () => {
    expect(show('---\ntitle: Hidden\n---\n\nShown\n').textContent?.trim()).toBe('Shown');
  });

  it('renders admonitions with and without a title', () => {
    const page = show(':::tip[Look **here**]\n\nText\n\n:::\n\n:::note\n\nMore\n\n:::\n');
    const [tip, note] = page.querySelectorAll('aside');
    expect([tip?.dataset.type, tip?.title, tip?.textContent?.trim()]).toEqual([
      'tip',
      'Look here',
      'Text',
    ]);
    expect([note?.dataset.type, note?.title]).toEqual(['note', '']);
  });

  it('leaves text that only looks like a directive unchanged', () => {
    expect(show('Read this:now at 10:30').textContent).toBe('Read this:now at 10:30');
    expect(show(':::unknown\n\nText\n\n:::').textContent).toContain(':::unknown');
  });

  it('passes on the title of a code block', () => {
    expect(
      show('```js title="a.js"\nlet a;\n```').querySelector('code')?.getAttribute('metastring'),
    ).toBe('title="a.js"');
  });

  it('shows HTML tags as text, so that nothing a reader types can run', () => {
    const page = show('<img src=x onerror="alert(1)">\n\nText <b>bold</b> <!-- gone -->');
    expect(page.querySelector('img, b')).toBeNull();
    expect(page.textContent).toContain('onerror');
    expect(page.textContent).not.toContain('gone');
  });
});
