// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** The script isn't a module, so TypeScript can't import it by name. */
const SCRIPT: string = './loadFailure.js';

const notice = () => document.querySelector('[role="alert"]');
const setHydrated = (value: string) =>
  document.documentElement.setAttribute('data-has-hydrated', value);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  setHydrated('false');
  document.body.replaceChildren();
  const listen = vi.spyOn(globalThis, 'addEventListener');
  await import(SCRIPT);
  return () => {
    for (const args of listen.mock.calls) {
      removeEventListener(...args);
    }
    listen.mockRestore();
    vi.useRealTimers();
  };
});

it('tells readers that the scripts are missing, and takes it back when the page starts late', async () => {
  vi.advanceTimersByTime(9_999);
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice()?.textContent).toContain('Part of this page hasn’t loaded');
  setHydrated('true');
  await vi.waitFor(() => expect(notice()).toBeNull());
});

it('says nothing if the page has started', () => {
  setHydrated('true');
  vi.advanceTimersByTime(10_000);
  expect(notice()).toBeNull();
});

it('stays closed when readers close it', () => {
  vi.advanceTimersByTime(10_000);
  const close = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === 'Close',
  );
  close?.click();
  expect(close).toBeDefined();
  expect(notice()).toBeNull();
  window.dispatchEvent(new Event('unhandledrejection'));
  vi.advanceTimersByTime(1_000);
  expect(notice()).toBeNull();
});
