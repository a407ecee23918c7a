import { useEffect } from 'react';

/** The theme's results: a main part inside of the page's own, and a landmark for each trail. */
const INNER = '[role="main"] main';
const TRAILS = '[role="main"] article > nav';

/**
 * Leaves one main part on the results page, and no landmark in its results:
 * screen readers would list fifteen of them, some with the same name.
 */
export function useSearchLandmarks(): void {
  useEffect(() => {
    const mend = () => {
      document.querySelector(INNER)?.setAttribute('role', 'presentation');
      for (const trail of document.querySelectorAll(TRAILS)) {
        trail.setAttribute('role', 'group');
      }
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
