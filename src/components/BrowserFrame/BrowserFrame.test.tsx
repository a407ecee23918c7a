// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import BrowserFrame from '.';

afterEach(cleanup);

describe('BrowserFrame', () => {
  it('is a figure with its URL as the caption', () => {
    render(
      <BrowserFrame url="example.com/docs/">
        <p>Hello</p>
      </BrowserFrame>,
    );
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('figcaption')?.textContent).toBe(
      'In the browser, at example.com/docs/',
    );
    expect(figure.textContent).toContain('Hello');
  });

  it('has a default URL', () => {
    render(<BrowserFrame>Hello</BrowserFrame>);
    expect(screen.getByText('docs.example.com')).toBeTruthy();
  });
});
