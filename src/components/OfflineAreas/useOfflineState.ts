import type { OfflineRequest, OfflineState } from '@site/src/lib/offlineFiles';
import { useEffect, useState } from 'react';

/** Sends a message to the service worker. */
export async function tellWorker(request: OfflineRequest): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(request);
}

/**
 * What's stored for offline reading. Undefined on the server, and until the service worker answers. In browsers without
 * service workers, it stays undefined.
 */
export function useOfflineState(): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>();
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) {
      return undefined;
    }
    const update = ({ data }: MessageEvent<OfflineState>) => {
      if (data.type === 'OFFLINE') {
        setState(data);
      }
    };
    serviceWorker.addEventListener('message', update);
    void tellWorker({ type: 'report' });
    return () => serviceWorker.removeEventListener('message', update);
  }, []);
  return state;
}
