// Readers gain: the button also works if another tab has already replaced the service worker.
// Delete when: the PWA plugin reloads the page in this case.

import { useReload } from '@site/src/hooks/useReload';
import type PopupType from '@theme/PwaReloadPopup';
import Popup from '@theme-original/PwaReloadPopup';
import type { ComponentProps } from 'react';

/** The prompt to reload the page when a new version of the site is stored. */
export default function PwaReloadPopupWrapper({ onReload }: ComponentProps<typeof PopupType>) {
  return <Popup onReload={useReload(onReload)} />;
}
