// Readers gain: the button also works if another tab registered or started the new version, and nobody is asked if
// nothing is stored.
// Delete when: the PWA plugin sends its message to the worker that waits, reloads the page if none does, and only shows
// its prompt if files are stored.

import { startNewVersion, startUnlessStored } from '@site/src/lib/startNewVersion';
import type PopupType from '@theme/PwaReloadPopup';
import Popup from '@theme-original/PwaReloadPopup';
import { type ComponentProps, useEffect, useState } from 'react';

/** The newest prompt of the page. The PWA plugin renders each one into the same element. */
let newest: symbol;

/** The prompt to reload the page when a new version of the site is stored. */
export default function PwaReloadPopupWrapper({ onReload }: ComponentProps<typeof PopupType>) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const id = Symbol('prompt');
    newest = id;
    void startUnlessStored().then((mustAsk) => setNeeded(mustAsk && newest === id));
  }, []);
  const reload = () => {
    // Reloads the page as soon as the new version has started.
    onReload();
    void startNewVersion();
  };
  return isNeeded && <Popup onReload={reload} />;
}
