// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import StoredList from './index';

afterEach(cleanup);

test('explains what it will list and shows no button until the entries are known', () => {
  render(<StoredList entries={undefined} onClear={() => {}} />);
  expect(screen.getByText(/If JavaScript is turned on/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('lists each key with its value as text', () => {
  render(<StoredList entries={[{ key: 'theme-aae', value: '<b>dark</b>' }]} onClear={() => {}} />);
  expect(screen.getByText(/stores one entry/)).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('theme-aae: <b>dark</b>');
});

test('counts the entries and says so if there are none', () => {
  const { rerender } = render(
    <StoredList
      entries={[
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ]}
      onClear={() => {}}
    />,
  );
  expect(screen.getByText(/stores 2 entries/)).toBeDefined();
  rerender(<StoredList entries={[]} onClear={() => {}} />);
  expect(screen.getByText(/stores no settings/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test('clears the entries when readers click the button', () => {
  const onClear = vi.fn();
  render(<StoredList entries={[]} onClear={onClear} />);
  fireEvent.click(screen.getByRole('button', { name: /Clear/ }));
  expect(onClear).toHaveBeenCalledOnce();
});
