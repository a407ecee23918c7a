import storage from '@generated/site-storage';
import { moveKeys } from './moveKeys';

if (typeof window !== 'undefined' && storage.namespace) {
  try {
    moveKeys(window.localStorage, storage.namespace);
  } catch (error) {
    // A reader may refuse storage to this site. Then there is nothing to move.
    console.error('The names of stored settings could not be changed.', error);
  }
}
