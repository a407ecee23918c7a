/** Keys that sites wrote before their names had a suffix. */
const OLD_KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
] as const;

/** The part of the browser's storage that moving needs. */
type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Gives each old key its name with the suffix and deletes the old one. A value
 * that is already stored under the new name is more recent, and stays.
 */
export function moveKeys(storage: KeyStorage, suffix: string): void {
  for (const key of OLD_KEYS) {
    const value = storage.getItem(key);
    if (value === null) {
      continue;
    }
    if (storage.getItem(key + suffix) === null) {
      storage.setItem(key + suffix, value);
    }
    storage.removeItem(key);
  }
}
