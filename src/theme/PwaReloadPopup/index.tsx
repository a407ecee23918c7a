// Readers gain: the button also works if another tab registered or started the new version.
// Delete when: the PWA plugin sends its message to the worker that waits, and reloads the page if none does.

import { startNewVersion } from '@site/src/lib/startNewVersion';
import type PopupType from '@theme/PwaReloadPopup';
import Popup from '@theme-original/PwaReloadPopup';
import type { ComponentProps } from 'react';

/** The prompt to reload the page when a new version of the site is stored. */
export default function PwaReloadPopupWrapper({ onReload }: ComponentProps<typeof PopupType>) {
  const reload = () => {
    // Reloads the page as soon as the new version has started.
    onReload();
    void startNewVersion();
  };
  return <Popup onReload={reload} />;
}
