import StoredList from '../StoredList';
import { clearStored, useStoredEntries } from './useStoredEntries';

/** The entries that this site has put into the reader's browser, and a way to remove them. */
export default function StoredNow() {
  return <StoredList entries={useStoredEntries()} onClear={() => void clearStored()} />;
}
