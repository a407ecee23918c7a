import { type RefObject, useEffect } from 'react';

/** Options that the theme's search bar passes. */
export interface KeyboardOptions {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called if a letter or digit is typed while the button has the focus. */
  readonly onInput?: (event: KeyboardEvent) => void;
  readonly searchButtonRef?: RefObject<HTMLButtonElement | null>;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/**
 * Opens the search with Ctrl+K or Cmd+K, or with a slash outside of text fields. Closes it with
 * the same shortcut or Escape. This replaces DocSearch's own hook so that the keys work before
 * the dialog has loaded.
 */
export function useDocSearchKeyboardEvents({
  isOpen,
  onOpen,
  onClose,
  onInput,
  searchButtonRef,
}: KeyboardOptions): void {
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
        searchButtonRef?.current &&
        searchButtonRef.current === document.activeElement
      ) {
        onInput?.(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, onInput, searchButtonRef]);
}
