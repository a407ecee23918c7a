import { useEffect } from 'react';
import { onMoreText } from '../../client';

/** The dialog has no call for it, but it searches when its field gets the focus. */
function searchAgain(): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field?.value) {
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
