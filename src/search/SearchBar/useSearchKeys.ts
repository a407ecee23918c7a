import { type RefObject, useEffect } from 'react';

interface Options {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called if a letter or digit is typed while the button has the focus. */
  readonly onInput: (event: KeyboardEvent) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/**
 * Opens the search with Ctrl+K or Cmd+K, or with a slash outside of text fields. Closes it with
 * the same shortcut or Escape. DocSearch has its own hook for this, but that would load the
 * search box with every page.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, onInput, button }: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Autofill dispatches keyboard events without a key.
      const key = event.key?.toLowerCase();
      if (event.isComposing || event.altKey || !key) {
        return;
      }
      const withModifier = event.ctrlKey || event.metaKey;
      const shortcut = key === 'k' && withModifier && !event.shiftKey;
      if (isOpen ? shortcut || key === 'escape' : shortcut) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      } else if (!isOpen && key === '/' && !withModifier && !isTyping(event)) {
        event.preventDefault();
        onOpen();
      } else if (
        !isOpen &&
        !withModifier &&
        /^[\p{L}\p{N}]$/u.test(key) &&
        button.current &&
        button.current === document.activeElement
      ) {
        onInput(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, button]);
}
