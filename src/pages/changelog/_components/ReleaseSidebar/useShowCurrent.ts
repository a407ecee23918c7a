import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a list that scrolls by itself to its current item, without moving the
 * page.
 *
 * @param key the current item; the list follows when it changes
 */
export function useShowCurrent<E extends HTMLElement>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the item that is looked up
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
