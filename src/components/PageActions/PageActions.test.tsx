// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CopyPage from './CopyPage';
import Feedback from './Feedback';

const PAGE = 'https://docs.example.org/docs/cli/';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Lets the browser answer the request for the copy, and read what's written to the clipboard. */
function browser(respond: () => Promise<Response>, isAllowed = true) {
  const written: string[] = [];
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly types: Record<string, Promise<Blob>>) {}
    },
  );
  const write = async ([item]: { types: Record<string, Promise<Blob>> }[]) => {
    if (!isAllowed) {
      throw new Error('denied');
    }
    written.push((await (await item?.types['text/plain'])?.text()) ?? '');
  };
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write } });
  return written;
}

const clickCopy = () => {
  render(<CopyPage address="/docs/cli.md" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
};

describe('CopyPage', () => {
  it('copies the Markdown copy and confirms it', async () => {
    const written = browser(async () => new Response('# CLI'));
    clickCopy();
    expect(await screen.findByText('The page is on your clipboard.')).toBeTruthy();
    expect(written).toEqual(['# CLI']);
  });

  it('says that the network is missing', async () => {
    browser(() => Promise.reject(new TypeError('offline')));
    clickCopy();
    expect(await screen.findByText(/Check your network connection/)).toBeTruthy();
  });

  it('says what to do if the copy is missing on the server', async () => {
    browser(async () => new Response('Not found', { status: 404 }));
    clickCopy();
    expect(await screen.findByText(/couldn’t be loaded/)).toBeTruthy();
  });

  it('says what to do if the browser forbids it', async () => {
    browser(async () => new Response('# CLI'), false);
    clickCopy();
    expect(await screen.findByText(/Open the page as Markdown/)).toBeTruthy();
  });
});

describe('Feedback', () => {
  const show = () =>
    render(<Feedback repository="https://github.com/acme/docs" page={PAGE} version="3.8.0" />);
  const parametersOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;

  it.each(['Yes', 'No', 'Report a problem with this page'])(
    'opens an issue with the page and its version: %s',
    (name) => {
      show();
      expect(parametersOf(name).get('page')).toBe(PAGE);
      expect(parametersOf(name).get('version')).toBe('3.8.0');
      expect(parametersOf(name).get('title')).toMatch(/: \/docs\/cli\/$/);
    },
  );

  it('shows nothing if the site does not know its repository', () => {
    const { container } = render(<Feedback repository={undefined} page={PAGE} />);
    expect(container.innerHTML).toBe('');
  });

  it('adds the text that was selected before the click', () => {
    show();
    const link = screen.getByRole('link', { name: /Report/ });
    vi.stubGlobal('getSelection', () => 'the wrong flag');
    fireEvent.pointerDown(link);
    vi.stubGlobal('getSelection', () => '');
    // The DOM of the tests would follow the link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(parametersOf('Report a problem with this page').get('selection')).toBe('the wrong flag');
  });
});
