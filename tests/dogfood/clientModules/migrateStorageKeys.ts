import storage from '@generated/site-storage';
import { moveKeys } from './moveKeys';

if (typeof window !== 'undefined' && storage.namespace) {
  try {
    moveKeys(window.localStorage, storage.namespace);
  } catch (error) {
    // If the reader blocks storage for this site, there's nothing to move.
    console.error('The names of stored settings could not be changed.', error);
  }
}
