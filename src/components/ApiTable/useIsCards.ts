import { type RefObject, useEffect, useState } from 'react';

/** Whether the styles lay out the rows of a table as cards, which depends on its width. */
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
