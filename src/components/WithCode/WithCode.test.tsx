// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import WithCode from '.';

afterEach(cleanup);

describe('WithCode', () => {
  it('shows text between backticks as code and keeps the rest', () => {
    const { container } = render(<WithCode text="Set `a` to `true`, `now`." />);
    expect(container.textContent).toBe('Set a to true, now.');
    const codes = [...container.querySelectorAll('code')].map((code) => code.textContent);
    expect(codes).toEqual(['a', 'true', 'now']);
  });

  it('never treats text as HTML', () => {
    const { container } = render(<WithCode text="`<img src=x>` and <b>bold</b>" />);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toBe('<img src=x> and <b>bold</b>');
  });
});
