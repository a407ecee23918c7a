// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import PageIntro from '.';

afterEach(cleanup);

describe('PageIntro', () => {
  it('shows the first-level heading and the purpose of the page', () => {
    render(<PageIntro title="Versions" lead="Pick one." />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Versions');
    expect(screen.getByText('Pick one.')).toBeDefined();
  });

  it('shows actions and hides the illustration from screen readers', () => {
    render(
      <PageIntro title="T" lead="L" actions={<button type="button">Go</button>} art={<i>x</i>} />,
    );
    expect(screen.getByRole('button', { name: 'Go' })).toBeDefined();
    expect(screen.getByText('x').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
