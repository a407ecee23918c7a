import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a list that has its own scrollbar to its current item, without
 * scrolling the page.
 *
 * @param key identifies the current item; the list scrolls again when it changes
 */
export function useShowCurrent<E extends HTMLElement>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the current item does
  useEffect(() => {
    const list = ref.current;
    const item = list?.querySelector('[aria-current]');
    if (list && item) {
      const fromTop = item.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += fromTop - list.clientHeight / 2;
    }
  }, [key]);
  return ref;
}
