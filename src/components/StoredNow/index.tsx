import StoredList from '../StoredList';
import { clearStored, useStoredEntries } from './useStoredEntries';

/** The entries that this site has stored in the reader's browser, with a button to remove them. */
export default function StoredNow() {
  return <StoredList entries={useStoredEntries()} onClear={() => void clearStored()} />;
}
