import { useEffect, useRef } from 'react';

/**
 * Returns a function that activates the waiting service worker, which reloads the page. If another tab has already
 * activated it, the function only reloads the page.
 *
 * @param activate activates the waiting service worker
 */
export function useReload(activate: () => void): () => void {
  const isActive = useRef(false);
  useEffect(() => {
    const note = () => {
      isActive.current = true;
    };
    navigator.serviceWorker.addEventListener('controllerchange', note);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', note);
  }, []);
  return () => {
    if (isActive.current) {
      window.location.reload();
    } else {
      activate();
    }
  };
}
