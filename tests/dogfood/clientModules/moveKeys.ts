/** Keys that sites used before they had a suffix. */
const OLD_KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
] as const;

/** The part of the browser's storage API that's used here. */
type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Renames each old key to its name with the suffix. If there's already a value under the new
 * name, it's more recent and stays.
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
