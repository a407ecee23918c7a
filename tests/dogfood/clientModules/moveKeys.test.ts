import { expect, test } from 'vitest';
import { moveKeys } from './moveKeys';

function storageOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('moves the values of old keys and deletes the old keys', () => {
  const storage = storageOf({
    theme: 'dark',
    'docusaurus.announcement.id': 'notice',
    'docusaurus.announcement.dismiss': 'true',
    'docs-preferred-version-default': '3.7.0',
    unrelated: 'kept',
  });
  moveKeys(storage, '-abc');
  expect(Object.fromEntries(storage.map)).toEqual({
    'theme-abc': 'dark',
    'docusaurus.announcement.id-abc': 'notice',
    'docusaurus.announcement.dismiss-abc': 'true',
    'docs-preferred-version-default-abc': '3.7.0',
    unrelated: 'kept',
  });
});

test('keeps a value that is already stored under the new name', () => {
  const storage = storageOf({ theme: 'dark', 'theme-abc': 'light' });
  moveKeys(storage, '-abc');
  expect(Object.fromEntries(storage.map)).toEqual({ 'theme-abc': 'light' });
});

test('does nothing if nothing is stored', () => {
  const storage = storageOf({});
  moveKeys(storage, '-abc');
  expect(storage.map.size).toBe(0);
});
