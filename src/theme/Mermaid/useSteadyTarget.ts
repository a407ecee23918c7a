import { hashTarget } from '@site/src/lib/hashTarget';
import { type RefObject, useEffect } from 'react';

/** Where the target was when the reader last scrolled, and where the window was scrolled to since then. */
let top: number | undefined;
let scrollY: number | undefined;

/** Distance between the top of the window and the element that the URL's hash refers to, in pixels. */
function targetTop(): number | undefined {
  return hashTarget(window.location.hash)?.getBoundingClientRect().top;
}

function remember(): void {
  if (window.scrollY !== scrollY) {
    top = targetTop();
    scrollY = window.scrollY;
  }
}

/** Undoes what moved the target, unless it isn't in view because the reader has scrolled away. */
function restore(): void {
  const now = targetTop();
  if (top !== undefined && now !== undefined && top >= 0 && top < window.innerHeight) {
    window.scrollBy({ top: now - top, behavior: 'instant' });
    scrollY = window.scrollY;
  }
}

/**
 * Keeps the section that a link points to where it is while an element above it gets its size. Browsers do
 * that themselves (scroll anchoring), but not if the size changes while a page loads.
 */
export function useSteadyTarget(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!element.current || !window.location.hash) {
      return undefined;
    }
    top = targetTop();
    scrollY = window.scrollY;
    const observer = new ResizeObserver(restore);
    window.addEventListener('scroll', remember, { passive: true });
    observer.observe(element.current);
    return () => {
      window.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, [element]);
}
