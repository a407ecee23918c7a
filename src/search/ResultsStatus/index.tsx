import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import Announcer from '../Announcer';
import { pageStatus } from '../liteClient';
import SearchNotes from '../SearchNotes';
import { idle } from '../status';
import { nameResults } from './nameResults';

/**
 * Adds what the results page lacks: announcements for screen readers, and notes about the
 * results.
 */
export default function ResultsStatus(): ReactNode {
  const status = useSyncExternalStore(pageStatus.subscribe, pageStatus.get, () => idle);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const form = document.querySelector('.search-page-wrapper form');
    const page = form?.parentElement;
    if (!page) {
      return undefined;
    }
    const element = document.createElement('div');
    form.after(element);
    setSlot(element);
    nameResults(page);
    const keepNamed = new MutationObserver(() => nameResults(page));
    keepNamed.observe(page, { childList: true, subtree: true });
    return () => {
      keepNamed.disconnect();
      pageStatus.set(idle);
      element.remove();
    };
  }, []);

  // The page itself shows the number of results in an element that's announced.
  const isShown = status.kind === 'answered' && status.count > 0;
  return (
    <>
      <Announcer status={isShown ? idle : status} />
      <SearchNotes slot={slot} status={status} showsFailure />
    </>
  );
}
