// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ChangeDetails from '.';

afterEach(cleanup);

const source = (number: number) => ({
  id: `pr-${number}`,
  pr: number,
  authors: [`person-${number}`],
  packages: ['@docusaurus/core'],
});

it('shows a single pull request without a list', () => {
  const { container } = render(<ChangeDetails change={{ ...source(1), summary: 'Adds A' }} />);
  expect(container.innerHTML.replace(/ class="[^"]*"/, '')).toBe(
    '<div><a href="https://github.com/facebook/docusaurus/pull/1" target="_blank" rel="noopener noreferrer">#1</a><a href="https://github.com/person-1" target="_blank" rel="noopener noreferrer">@person-1</a><span>@docusaurus/core</span></div>',
  );
});

it('lists several pull requests, each with its details and an anchor', () => {
  const more = [source(2), source(3)];
  render(<ChangeDetails change={{ ...source(1), summary: 'Adds A, B, and C', more }} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '#1@person-1@docusaurus/core',
    '#2@person-2@docusaurus/core',
    '#3@person-3@docusaurus/core',
  ]);
  // The first ID is the one of the change.
  expect(items.map(({ id }) => id)).toEqual(['', 'pr-2', 'pr-3']);
  expect(screen.getByRole('link', { name: '#3' }).getAttribute('href')).toMatch(/pull\/3$/);
});
