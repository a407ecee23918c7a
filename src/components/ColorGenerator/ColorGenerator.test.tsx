// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ColorGenerator from '.';

const { stored, page } = vi.hoisted(() => ({
  stored: new Map<string, string>(),
  page: { mode: 'light' as 'light' | 'dark', setMode: (_: 'light' | 'dark') => {} },
}));

vi.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => {
    const [colorMode, setColorMode] = useState(page.mode);
    page.setMode = setColorMode;
    return { colorMode, setColorMode };
  },
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
}));

vi.mock('./CssToCopy', () => ({
  default: ({ css }: { readonly css: string }) => <pre>{css}</pre>,
}));

const primary = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary color' });
const css = () => document.querySelector('pre')?.textContent;
const applied = () => document.head.querySelector('style')?.textContent ?? '';
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

beforeEach(() => {
  stored.clear();
  page.mode = 'light';
});

afterEach(cleanup);

describe('ColorGenerator', () => {
  it("starts with the defaults and doesn't change the page", () => {
    render(<ColorGenerator />);
    expect(primary().value).toBe('#2e8555');
    expect(screen.getByRole('status').textContent).toContain('4.56 (AA)');
    expect(applied()).toBe('');
  });

  it('applies and stores a new color, rates its shades, and updates the CSS', () => {
    render(<ColorGenerator />);
    type(primary(), '#0b5');
    const row = screen.getByRole('row', { name: /-darkest/ });
    expect(within(row).getByText('#00833b')).toBeTruthy();
    expect(within(row).getByText('AA')).toBeTruthy();
    expect(css()).toContain('--ifm-color-primary: #00bb55;');
    expect(applied()).toContain('--ifm-color-primary: #00bb55;');
    expect(stored.get('color-generator.light')).toContain('#00bb55');
    expect(primary().value).toBe('#0b5');
    fireEvent.blur(primary());
    expect(primary().value).toBe('#00bb55');
  });

  it('explains an invalid color and keeps the last valid one', () => {
    render(<ColorGenerator />);
    type(primary(), 'green');
    expect(primary().getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(primary().getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toMatch(/“green” isn’t a color.*the color stays #2e8555/);
    expect(css()).toContain('--ifm-color-primary: #2e8555;');
  });

  it('explains an invalid adjustment', () => {
    render(<ColorGenerator />);
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Adjustment for --ifm-color-primary-dark',
    });
    type(field, '2');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/“2” isn’t a valid adjustment/)).toBeTruthy();
    type(field, '0.5');
    expect(screen.queryByText(/isn’t a valid adjustment/)).toBeNull();
    expect(css()).toContain('--ifm-color-primary-dark: #17422a;');
  });

  it('keeps the colors of each mode for the session', () => {
    const { unmount } = render(<ColorGenerator />);
    type(primary(), '#0000cc');
    fireEvent.click(screen.getByRole('button', { name: 'Edit dark mode' }));
    expect(screen.getByRole('group', { name: 'Dark mode colors' })).toBeTruthy();
    expect(primary().value).toBe('#25c2a0');
    type(primary(), '#99ccff');
    fireEvent.click(screen.getByRole('button', { name: 'Edit light mode' }));
    expect(primary().value).toBe('#0000cc');
    unmount();
    expect(applied()).toBe('');

    page.mode = 'dark';
    render(<ColorGenerator />);
    expect(primary().value).toBe('#99ccff');
    expect(applied()).toContain('#0000cc');
  });

  it('falls back to the defaults if the stored settings are invalid', () => {
    stored.set('color-generator.light', '{"baseColor":"red"}');
    render(<ColorGenerator />);
    expect(primary().value).toBe('#2e8555');
  });

  it('resets one mode, including unfinished input', () => {
    render(<ColorGenerator />);
    const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset light mode' });
    expect(reset().disabled).toBe(true);
    type(primary(), '#0000cc');
    type(primary(), '#0000');
    fireEvent.click(reset());
    expect(primary().value).toBe('#2e8555');
    expect(stored.size).toBe(0);
    expect(applied()).toBe('');
  });
});
