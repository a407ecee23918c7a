// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import StoredList from './index';

afterEach(cleanup);

test('while nothing is known, it says what it would show and offers no button', () => {
  render(<StoredList entries={undefined} onClear={() => {}} />);
  expect(screen.getByText(/With JavaScript switched on/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it lists each key with its value as text', () => {
  render(<StoredList entries={[{ key: 'theme-aae', value: '<b>dark</b>' }]} onClear={() => {}} />);
  expect(screen.getByText(/stores one entry/)).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('theme-aae: <b>dark</b>');
});

test('it counts the entries, and says when there are none', () => {
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

test('the button asks to clear', () => {
  const onClear = vi.fn();
  render(<StoredList entries={[]} onClear={onClear} />);
  fireEvent.click(screen.getByRole('button', { name: /Clear/ }));
  expect(onClear).toHaveBeenCalledOnce();
});
