// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PageActions from '.';
import CopyPage from './CopyPage';
import Feedback from './Feedback';

const site = vi.hoisted(() => ({ pathname: '/docs/cli/', repositoryUrl: undefined as unknown }));

vi.mock('@docusaurus/Head', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: site.pathname }) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {
      url: 'https://docs.example.org',
      customFields: { repositoryUrl: site.repositoryUrl },
    },
  }),
}));

const PAGE = 'https://docs.example.org/docs/cli/';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets the browser answer the request for the copy, and read what's written to the clipboard. */
function browser(respond: () => Promise<Response>, isAllowed = true) {
  const written: string[] = [];
  vi.stubGlobal('fetch', (url: string) =>
    url === '/docs/cli.md' ? respond() : Promise.reject(new Error(`unexpected request: ${url}`)),
  );
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly types: Record<string, Promise<Blob>>) {}
    },
  );
  const write = async ([item]: { types: Record<string, Promise<Blob>> }[]) => {
    // Browsers may ask for permission first, so the request may fail before they wait for it.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isAllowed) {
      throw new Error('denied');
    }
    const blob = await item?.types['text/plain'];
    written.push(`${blob?.type} ${await blob?.text()}`);
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
    expect(written).toEqual(['text/plain # CLI']);
  });

  it('tells screen readers, and shows the message on the button for two seconds', async () => {
    vi.useFakeTimers();
    browser(async () => new Response('# CLI'));
    clickCopy();
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('The page is on your clipboard.');
    expect(status.className).toBe('visually-hidden');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Copy as Markdown' })).toBeTruthy();
    expect(status.textContent).toBe('');
  });

  it('has nothing left to do when the reader leaves the page', async () => {
    vi.useFakeTimers();
    browser(async () => new Response('# CLI'));
    clickCopy();
    await act(() => vi.advanceTimersByTimeAsync(100));
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps an error on the page, where everyone sees it', async () => {
    vi.useFakeTimers();
    browser(() => Promise.reject(new TypeError('offline')));
    clickCopy();
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('status').textContent).toMatch(/Check your network connection/);
    expect(screen.getByRole('status').className).not.toBe('visually-hidden');
  });

  it('is a list with a name, whose link opens the copy', () => {
    render(<CopyPage address="/docs/cli.md" />);
    const list = screen.getByRole('list', { name: 'This page as Markdown' });
    expect(list.querySelector('a')?.getAttribute('href')).toBe('/docs/cli.md');
    expect(screen.getByRole('button').parentElement?.className).toContain('needsScript');
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

  it.each([
    ['Yes', 'Helpful page: /docs/cli/'],
    ['No', 'Page that didn’t help: /docs/cli/'],
    ['Report a problem with this page', 'Problem with a page: /docs/cli/'],
  ])('opens an issue with the page and its version in a new tab: %s', (name, title) => {
    show();
    expect(parametersOf(name).get('page')).toBe(PAGE);
    expect(parametersOf(name).get('version')).toBe('3.8.0');
    expect(parametersOf(name).get('title')).toBe(title);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('is a list with the question as its name', () => {
    show();
    expect(screen.getByRole('list', { name: 'Was this page helpful?' })).toBeTruthy();
  });

  it('shows nothing if the site does not know its repository', () => {
    const { container } = render(<Feedback repository={undefined} page={PAGE} />);
    expect(container.innerHTML).toBe('');
  });

  const select = (text: string) => vi.stubGlobal('getSelection', () => text);
  const clickReport = () => {
    // The DOM of the tests would follow the link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: /Report/ }));
    return parametersOf('Report a problem with this page').get('selection');
  };

  it('adds the text that was selected before the click, and only once', () => {
    show();
    select('the wrong flag');
    fireEvent.pointerDown(screen.getByRole('link', { name: /Report/ }));
    select('');
    expect(clickReport()).toBe('the wrong flag');
    expect(clickReport()).toBe(null);
  });

  it('adds the selected text if the link is opened with the keyboard', () => {
    show();
    select('a typo');
    expect(clickReport()).toBe('a typo');
  });
});

describe('PageActions', () => {
  const show = (pathname: string) => {
    Object.assign(site, { pathname, repositoryUrl: 'https://github.com/acme/docs' });
    return render(<PageActions version="3.8.0" />).container;
  };

  it('offers the Markdown copy to readers and programs, and asks for feedback on the page', () => {
    const container = show('/docs/cli/');
    // React moves it into the head.
    const copy = document.querySelector('link[rel=alternate]');
    expect(copy?.outerHTML).toBe('<link rel="alternate" type="text/markdown" href="/docs/cli.md">');
    expect(screen.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe(
      '/docs/cli.md',
    );
    const report = screen.getByRole<HTMLAnchorElement>('link', { name: /Report/ });
    const { searchParams } = new URL(report.href);
    expect([searchParams.get('page'), searchParams.get('version')]).toEqual([PAGE, '3.8.0']);
    // The Markdown copy and the search omit it.
    expect(container.firstElementChild?.hasAttribute('data-page-only')).toBe(true);
  });

  it('shows nothing on pages without a copy', () => {
    expect(show('/tests/docs/').innerHTML).toBe('');
  });
});
