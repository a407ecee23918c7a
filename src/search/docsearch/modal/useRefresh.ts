import { useEffect } from 'react';
import { onMoreText } from '../../client';

/** True when a result other than the first is chosen, or the focus is in the list. */
function isWalking(container: Element): boolean {
  const options = [...container.querySelectorAll('[role="option"]')];
  return (
    options.findIndex((option) => option.getAttribute('aria-selected') === 'true') > 0 ||
    options.some((option) => option.contains(document.activeElement))
  );
}

/**
 * The dialog has no call for it, but it searches when its field gets the focus.
 * A list that a reader is walking stays as it is: it must not move under them.
 */
function searchAgain(): void {
  const container = document.querySelector('.DocSearch-Container');
  const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (container && field?.value && !isWalking(container)) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/** Asks again when more text can be searched than at the last answer, and when the network returns. */
export function useRefresh(): void {
  useEffect(() => {
    const stopListening = onMoreText(searchAgain);
    window.addEventListener('online', searchAgain);
    return () => {
      stopListening();
      window.removeEventListener('online', searchAgain);
    };
  }, []);
}
