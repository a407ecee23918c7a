import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nameParts } from './nameParts';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

function visibleFocusable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * Keeps the Tab key inside the dialog. The dialog has its own focus trap, but it only covers the
 * elements that existed when it opened.
 */
function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  const elements = visibleFocusable(container);
  const from = event.shiftKey ? elements[0] : elements.at(-1);
  const to = event.shiftKey ? elements.at(-1) : elements[0];
  if (document.activeElement === from) {
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  }
}

/**
 * Moves the focus to the new copy of a removed element, or to the field, because redrawing a
 * list loses the focus.
 */
function restoreFocus(container: HTMLElement, removed: Element | null): void {
  const href = removed?.getAttribute('href');
  const copy = visibleFocusable(container).find(
    (element) => href && element.getAttribute('href') === href,
  );
  (copy ?? container.querySelector<HTMLElement>('.DocSearch-Input'))?.focus();
}

/**
 * Makes the open dialog accessible: adds roles, keeps the focus inside, and restores it when the
 * dialog closes.
 *
 * @returns an element at the top of the dialog's list, for content to show next to the results
 */
export function useDialog(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Read this during rendering, before the dialog takes the focus.
  const opener = useRef(document.activeElement);

  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const list = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !list) {
      return undefined;
    }
    let focused = document.activeElement;
    const onFocusIn = (): void => {
      focused = document.activeElement;
    };
    container.addEventListener('focusin', onFocusIn);
    const onRedraw = new MutationObserver(() => {
      nameParts(container);
      if (document.activeElement === document.body && !focused?.isConnected) {
        restoreFocus(container, focused);
      }
    });
    nameParts(container);
    onRedraw.observe(container, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-controls'],
    });
    const element = document.createElement('div');
    list.prepend(element);
    setSlot(element);
    const onKeyDown = (event: KeyboardEvent): void => keepFocusInside(container, event);
    container.addEventListener('keydown', onKeyDown, true);
    return () => {
      onRedraw.disconnect();
      container.removeEventListener('focusin', onFocusIn);
      container.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);

  useEffect(() => {
    const { current } = opener;
    return () => {
      // If there's no opener, the theme has already focused the search button.
      if (current instanceof HTMLElement && current !== document.body && current.isConnected) {
        current.focus({ preventScroll: true });
      }
    };
  }, []);

  return slot;
}
