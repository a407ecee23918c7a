import { type RefObject, useEffect } from 'react';

/** What the theme's search bar passes. */
export interface KeyboardOptions {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called for a letter or digit typed while the button has the focus. */
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
 * Opens the search with Ctrl or Cmd and K, or with a slash outside of fields;
 * closes it with the same shortcut or Escape. Ours, so that the keys work
 * before the dialog is loaded.
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
      // Autofill sends key events without a key.
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
