import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface TooltipTarget {
  /** The element whose tooltip is shown. */
  readonly target: HTMLElement | undefined;
  /** Call this when the pointer moves onto the tooltip, so that the tooltip stays open. */
  readonly keep: () => void;
  /** Call this when the pointer leaves the tooltip. */
  readonly leave: () => void;
}

/** How long readers have to move the pointer from the target to its tooltip, in milliseconds. */
const GRACE = 120;

function explained(event: Event): HTMLElement | undefined {
  return event.target instanceof Element
    ? (event.target.closest<HTMLElement>('[data-tooltip]') ?? undefined)
    : undefined;
}

/**
 * Finds the element with `data-tooltip` that the reader hovers over or has
 * focused. When the pointer leaves an element, or the page moves under the
 * pointer, the focused element is used again. Escape dismisses the tooltip until
 * another element is hovered over or focused.
 */
export function useTooltipTarget(area: RefObject<HTMLElement | null>): TooltipTarget {
  const [target, setTarget] = useState<HTMLElement>();
  const focused = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(focused.current), GRACE);
  }, []);

  useEffect(() => {
    const element = area.current;
    const show = (event: Event) => {
      const next = explained(event);
      if (next) {
        clearTimeout(timer.current);
        setTarget(next);
      }
    };
    const hide = () => {
      focused.current = undefined;
      setTarget(undefined);
    };
    const point = (event: PointerEvent) => {
      // A finger presses what it touches, so it can't hover.
      if (event.pointerType !== 'touch') {
        show(event);
      }
    };
    const focus = (event: Event) => {
      // A click also moves the focus, but only readers who use the keyboard need the tooltip then.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        focused.current = explained(event);
        show(event);
      }
    };
    const out = (event: Event) => {
      if (explained(event)) {
        leave();
      }
    };
    const blur = (event: Event) => {
      focused.current = undefined;
      out(event);
    };
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        hide();
      }
    };
    element?.addEventListener('pointerover', point);
    element?.addEventListener('pointerout', out);
    element?.addEventListener('focusin', focus);
    // A click may remove the element before the pointer leaves it.
    element?.addEventListener('click', hide);
    element?.addEventListener('focusout', blur);
    document.addEventListener('keydown', dismissOnEscape);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('pointerover', point);
      element?.removeEventListener('pointerout', out);
      element?.removeEventListener('focusin', focus);
      element?.removeEventListener('click', hide);
      element?.removeEventListener('focusout', blur);
      document.removeEventListener('keydown', dismissOnEscape);
    };
  }, [area, leave]);

  return { target, keep, leave };
}
