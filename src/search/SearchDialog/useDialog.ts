import { useLayoutEffect, useState } from 'react';

/** Sets an attribute only if its value changes, because the caller observes these attributes. */
function set(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Adds roles and labels to the open dialog for assistive technology. In DocSearch 3.9.0, the
 * backdrop has the role of a button, all lists have the same ID and label, and references point
 * to lists that don't exist.
 */
export function nameParts(container: HTMLElement): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex']) {
    container.removeAttribute(name);
  }
  set(container.querySelector('.DocSearch-SearchBar'), 'role', 'presentation');
  set(container.querySelector('.DocSearch-Footer'), 'role', 'presentation');

  const lists = [...container.querySelectorAll('.DocSearch-Hits')].map((group, index) => {
    const list = group.querySelector('ul');
    const title = group.querySelector('.DocSearch-Hit-source');
    set(title, 'id', `docsearch-title-${index}`);
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'aria-labelledby', `docsearch-title-${index}`);
    return `docsearch-list-${index}`;
  });

  const field = container.querySelector('.DocSearch-Input');
  set(field, 'role', 'combobox');
  set(field, 'aria-haspopup', 'listbox');
  set(field, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) {
    set(field, 'aria-controls', lists.join(' '));
  } else {
    field?.removeAttribute('aria-controls');
  }
}

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
 * Makes the open dialog accessible: adds roles, and keeps the focus inside.
 *
 * @param provider who answers, for style sheets
 * @returns an element at the top of the dialog's list, for content to show next to the results
 */
export function useDialog(provider: 'hosted' | 'embedded'): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const list = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !list) {
      return undefined;
    }
    container.dataset.provider = provider;
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
  }, [provider]);

  return slot;
}
