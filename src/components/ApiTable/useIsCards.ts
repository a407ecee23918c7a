import { type RefObject, useEffect, useState } from 'react';

/** Whether the rows of a table are laid out as cards, which depends on the table's width. */
export function useIsCards(table: RefObject<HTMLTableElement | null>): boolean {
  const [isCards, setIsCards] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setIsCards(getComputedStyle(element).display !== 'table'),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  return isCards;
}
