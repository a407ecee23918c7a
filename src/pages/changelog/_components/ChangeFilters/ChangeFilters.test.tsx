// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ChangeFilters from '.';

afterEach(cleanup);

const base = {
  categories: [{ value: 'bug-fixes', label: 'Bug fixes', count: 3 }],
  packages: [{ value: '@docusaurus/core', label: '@docusaurus/core', count: 2 }],
  category: '',
  packageName: '',
  onCategory: vi.fn(),
  onPackage: vi.fn(),
  onClear: vi.fn(),
  shown: 4,
  total: 4,
};

it('reports the reader’s choice', () => {
  render(<ChangeFilters {...base} />);
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'bug-fixes' } });
  fireEvent.change(screen.getByLabelText('Package'), { target: { value: '@docusaurus/core' } });
  expect(base.onCategory).toHaveBeenCalledWith('bug-fixes');
  expect(base.onPackage).toHaveBeenCalledWith('@docusaurus/core');
  expect(screen.getByRole('status').textContent).toBe('4 changes');
  expect(screen.queryByRole('button')).toBeNull();
});

it('counts the remaining changes and lets readers show all changes again', () => {
  render(<ChangeFilters {...base} category="bug-fixes" shown={3} />);
  expect(screen.getByRole('status').textContent).toBe('3 of 4 changes');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(base.onClear).toHaveBeenCalled();
});

it('says so when no changes are left', () => {
  render(<ChangeFilters {...base} category="bug-fixes" packageName="@docusaurus/core" shown={0} />);
  expect(screen.getByRole('status').textContent).toBe('No changes match both filters.');
});

it("shows no package filter if the release doesn't list any packages", () => {
  render(<ChangeFilters {...base} packages={[]} />);
  expect(screen.queryByLabelText('Package')).toBeNull();
});
