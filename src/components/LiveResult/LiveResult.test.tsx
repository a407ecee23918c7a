// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LiveResult from '.';

vi.mock('@docusaurus/theme-common', () => ({ useColorMode: () => ({ colorMode: 'dark' }) }));

// The frame stays empty, so the test can answer for it.
vi.mock('@site/src/lib/liveFrame', async (load) => ({
  ...(await load<object>()),
  LIVE_FRAME_URL: 'about:blank',
}));

const post = vi.fn();
const sandbox = { postMessage: post };

/** Sends a message to the page, by default as the sandboxed frame. */
function receive(data: unknown, source: unknown = sandbox) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Result of the code');

function show() {
  render(<LiveResult />);
  Object.defineProperty(frame(), 'contentWindow', { value: { frames: [sandbox] } });
}

beforeEach(() => {
  vi.useFakeTimers();
  post.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('LiveResult', () => {
  it('sends the look of the page and the code when the frame is ready', () => {
    show();
    expect(screen.getByText('Loading result…')).toBeTruthy();
    receive({ type: 'ready' });
    expect(post.mock.calls.map(([message]) => message.type)).toEqual(['look', 'run']);
    expect(post.mock.calls[0]?.[0].look.theme).toBe('dark');
    expect(screen.queryByText('Loading result…')).toBeNull();
  });

  it('has the height of the result, up to a limit', () => {
    show();
    receive({ type: 'height', height: 99.5 });
    expect(frame().style.blockSize).toBe('100px');
    receive({ type: 'height', height: 1e9 });
    expect(frame().style.blockSize).toBe('2000px');
  });

  it('ignores messages from other windows', () => {
    show();
    receive({ type: 'ready' }, window);
    receive({ type: 'height', height: 50 }, {});
    expect(post).not.toHaveBeenCalled();
    expect(frame().style.blockSize).toBe('0');
  });

  it('stops code that never ends, and lets readers run it again', () => {
    show();
    receive({ type: 'ready' });
    wait(4000);
    receive({ type: 'pong' });
    wait(4000);
    expect(frame()).toBeTruthy();
    wait(4000);
    expect(screen.queryByTitle('Result of the code')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('took too long');
    fireEvent.click(screen.getByRole('button', { name: 'Run again' }));
    expect(frame()).toBeTruthy();
  });

  it('says what to do if the frame cannot be loaded', () => {
    show();
    wait(8000);
    expect(screen.getByText(/Check your network connection/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).toBeTruthy();
  });
});
