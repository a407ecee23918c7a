// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PageLoading from '.';

afterEach(cleanup);

describe('PageLoading', () => {
  it('shows nothing at first, and an indicator after the delay', () => {
    const { container, rerender } = render(<PageLoading onRetry={() => {}} />);
    expect(container.textContent).toBe('');
    rerender(<PageLoading pastDelay onRetry={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('shows the error and retries when asked', () => {
    const retry = vi.fn();
    render(<PageLoading error={new Error('Page 7 is lost')} pastDelay onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Page 7 is lost');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says what to check when a script did not arrive', () => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    render(<PageLoading error={error} onRetry={() => {}} />);
    expect(screen.getByText(/Check your connection/)).toBeTruthy();
  });

  it('moves only for readers who do not ask for less motion', () => {
    const css = readFileSync(join(__dirname, 'styles.module.css'), 'utf8');
    const [still, moving] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(still).not.toContain('animation');
    expect(moving).toContain('animation: turn');
  });
});
