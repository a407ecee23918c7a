// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import LiveCode from '.';

function Editor({ code }: { readonly code: string }) {
  return <textarea aria-label="Editor" defaultValue={code} />;
}

function show(load: () => Promise<{ default: typeof Editor }>) {
  render(<LiveCode source={<pre>let a;</pre>} load={load} editorProps={{ code: 'let a;' }} />);
}

afterEach(cleanup);

describe('LiveCode', () => {
  it("shows the source and doesn't load the editor automatically", () => {
    const load = vi.fn(async () => ({ default: Editor }));
    show(load);
    expect(screen.getByText('let a;')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it('becomes an editor when readers click the button, and moves the focus to it', async () => {
    show(async () => ({ default: Editor }));
    fireEvent.click(screen.getByRole('button', { name: 'Run and edit' }));
    const editor = await screen.findByLabelText<HTMLTextAreaElement>('Editor');
    expect(editor.value).toBe('let a;');
    const figure = screen.getByRole('figure', { name: 'Live code' });
    await waitFor(() => expect(document.activeElement).toBe(figure));
  });

  it('lets readers leave the editor with the Tab key', async () => {
    const seen = vi.fn();
    show(async () => ({
      default: () => <textarea aria-label="Editor" onKeyDown={({ key }) => seen(key)} />,
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Run and edit' }));
    const editor = await screen.findByLabelText('Editor');
    fireEvent.keyDown(editor, { key: 'Tab' });
    fireEvent.keyDown(editor, { key: 'a' });
    expect(seen.mock.calls).toEqual([['a']]);
  });

  it("explains what to do if the editor can't be loaded, and tries again", async () => {
    const load = vi
      .fn(async () => ({ default: Editor }))
      .mockRejectedValueOnce(new Error('no network'));
    show(load);
    fireEvent.click(screen.getByRole('button', { name: 'Run and edit' }));
    expect(await screen.findByText(/Check your network connection/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Editor')).toBeTruthy();
  });
});
