import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import Announcer from '../Announcer';
import { pageStatus } from '../liteClient';
import SearchNotes from '../SearchNotes';
import { idle } from '../status';

/** What the results page does not say by itself: to screen readers, and about where results come from. */
export default function ResultsStatus(): ReactNode {
  const status = useSyncExternalStore(pageStatus.subscribe, pageStatus.get, () => idle);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const form = document.querySelector('.search-page-wrapper form');
    const element = document.createElement('div');
    form?.after(element);
    setSlot(element);
    // The theme gives its version menus no name.
    const label = translate({
      id: 'search.versions.label',
      message: 'Version',
      description: 'Label of the menus that narrow a search to a version',
    });
    for (const menu of form?.querySelectorAll('select:not([aria-label])') ?? []) {
      menu.setAttribute('aria-label', label);
    }
    return () => {
      pageStatus.set(idle);
      element.remove();
    };
  }, []);

  return (
    <>
      <Announcer status={status} />
      <SearchNotes slot={slot} status={status} showsFailure />
    </>
  );
}
