// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Contributors from '.';

afterEach(cleanup);

const people = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `person-${index + 1}`);

it('shows ten contributors and the others after a click', () => {
  const { container } = render(<Contributors handles={people(13)} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(screen.getAllByRole('link')).toHaveLength(13);
  expect(within(details).getAllByText(/^person-/)).toHaveLength(3);
  expect(details.open).toBe(false);
  expect(within(details).getByText('Show 3 more contributors')).toBeTruthy();
});

it('has no button if there are no more contributors to show', () => {
  const { container } = render(<Contributors handles={people(10)} />);
  expect(container.querySelector('details')).toBeNull();
});

it('links to the profile and shows initials', () => {
  render(<Contributors handles={['Josh-Cena']} />);
  const link = screen.getByRole('link', { name: 'Josh-Cena' });
  expect(link.getAttribute('href')).toBe('https://github.com/Josh-Cena');
  expect(link.textContent).toBe('JCJosh-Cena');
});
