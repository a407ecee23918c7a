import { useEffect } from 'react';
import { onMoreText } from '../client';

/** Whether a result other than the first is selected, or the focus is in the list. */
function isWalking(container: Element): boolean {
  const options = [...container.querySelectorAll('[role="option"]')];
  return (
    options.findIndex((option) => option.getAttribute('aria-selected') === 'true') > 0 ||
    options.some((option) => option.contains(document.activeElement))
  );
}

/**
 * Repeats the search. The dialog has no API for this, but it searches when its field receives
 * the focus. If a reader is moving through the list, it stays as it is so that results don't
 * shift.
 */
export function searchAgain(): void {
  const container = document.querySelector('.DocSearch-Container');
  const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (container && field?.value && !isWalking(container)) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/**
 * Repeats the search if more text has become searchable since the last response, and when the
 * browser is back online.
 */
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
