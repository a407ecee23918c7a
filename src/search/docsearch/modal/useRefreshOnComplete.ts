import { useEffect } from 'react';
import { onMoreText } from '../../client';

/**
 * Asks again when more text can be searched than at the last answer. The dialog
 * has no call for that, but it searches when its field gets the focus.
 */
export function useRefreshOnComplete(): void {
  useEffect(
    () =>
      onMoreText(() => {
        const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        if (field?.value) {
          field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        }
      }),
    [],
  );
}
