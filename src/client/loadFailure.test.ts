// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
  await import(SCRIPT);
});

afterEach(() => vi.useRealTimers());

it('tells readers that the scripts are missing, and takes it back when the page starts late', async () => {
  vi.advanceTimersByTime(9_999);
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice()?.textContent).toContain('Part of this page failed to load');
  setHydrated('true');
  await vi.waitFor(() => expect(notice()).toBeNull());
});

it('says nothing if the page has started', () => {
  setHydrated('true');
  vi.advanceTimersByTime(10_000);
  expect(notice()).toBeNull();
});
