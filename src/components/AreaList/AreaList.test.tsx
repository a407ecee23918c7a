// @vitest-environment happy-dom
import type { AreaState } from '@site/src/lib/offlineFiles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import AreaList from './index';

afterEach(cleanup);

const area = (fields: Partial<AreaState>): AreaState => ({
  id: 'docs',
  label: 'Documentation',
  bytes: 2_000_000,
  files: 10,
  stored: 0,
  isWanted: false,
  isShared: false,
  ...fields,
});
const nothing = () => undefined;
const show = (fields: Partial<AreaState>, isStoring = false) =>
  render(
    <AreaList areas={[area(fields)]} isStoring={isStoring} onStore={nothing} onRemove={nothing} />,
  );

test('says what readers need if the areas are unknown', () => {
  render(<AreaList areas={undefined} isStoring={false} onStore={nothing} onRemove={nothing} />);
  expect(screen.getByText(/supports service workers/)).toBeDefined();
});

test.each([
  [{}, false, /2\.0 MB, not saved/],
  [{ stored: 3 }, false, /3 of 10 files saved/],
  [{ stored: 3, isWanted: true }, true, /saving, 30%/],
  [{ stored: 3, isWanted: true }, false, /incomplete, 30%/],
  [{ stored: 10, isWanted: true }, false, /2\.0 MB, saved/],
])('shows the state of an area: %o', (fields, isStoring, text) => {
  show(fields, isStoring);
  expect(screen.getByText(text)).toBeDefined();
});

test('saves and removes an area', () => {
  const onStore = vi.fn();
  const onRemove = vi.fn();
  render(
    <AreaList
      areas={[area({ stored: 3 })]}
      isStoring={false}
      onStore={onStore}
      onRemove={onRemove}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save for offline reading: Documentation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Documentation' }));
  expect([onStore.mock.lastCall, onRemove.mock.lastCall]).toEqual([['docs'], ['docs']]);
});

test('has no buttons for what all areas share, and no button to save what is saved', () => {
  show({ isShared: true, stored: 3 });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ stored: 10 });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
});
