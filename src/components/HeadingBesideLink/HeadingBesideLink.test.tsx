// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { headingsBesideLinks } from '.';

afterEach(cleanup);

/** Renders a heading as the theme's component does. */
function ThemeHeading({ as, children }: { as: 'h3'; children: ReactNode }) {
  const As = headingsBesideLinks({ as, id: 'install' }) as ElementType as ComponentType<object>;
  const props = { className: 'anchor', id: 'install' };
  return (
    <As {...props}>
      {children}
      <a href="#install" aria-label="Direct link to Install">
        #
      </a>
    </As>
  );
}

describe('headingsBesideLinks', () => {
  it('excludes the link from the name of the heading', () => {
    render(
      <ThemeHeading as="h3">
        Install <em>it</em>
      </ThemeHeading>,
    );
    const heading = screen.getByRole('heading', { name: 'Install it', level: 3 });
    expect(heading.querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Direct link to Install' })).toBeTruthy();
  });

  it('keeps the element, its ID, and its class', () => {
    const { container } = render(<ThemeHeading as="h3">Install</ThemeHeading>);
    expect(container.querySelector('h3.anchor#install > a')).toBeTruthy();
  });

  it('is the plain element if the heading has no link', () => {
    expect(headingsBesideLinks({ as: 'h1', id: 'install' })).toBe('h1');
    expect(headingsBesideLinks({ as: 'h2' })).toBe('h2');
  });
});
