// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PageLoading from '.';

afterEach(cleanup);

describe('PageLoading', () => {
  it('shows nothing at first and a loading indicator after a delay', () => {
    const { container, rerender } = render(<PageLoading onRetry={() => {}} />);
    expect(container.textContent).toBe('');
    rerender(<PageLoading pastDelay onRetry={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('shows the error and lets readers retry', () => {
    const retry = vi.fn();
    render(<PageLoading error={new Error('Page 7 is lost')} pastDelay onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Page 7 is lost');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('explains what to check if a script failed to load', () => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    render(<PageLoading error={error} onRetry={() => {}} />);
    expect(screen.getByText(/Check your network connection/)).toBeTruthy();
  });

  it("isn't animated for readers who prefer reduced motion", () => {
    const css = readFileSync(join(__dirname, 'styles.module.css'), 'utf8');
    const [still, moving] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(still).not.toContain('animation');
    expect(moving).toContain('animation: turn');
  });
});
