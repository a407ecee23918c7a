import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './placeTooltip';
import styles from './styles.module.css';
import { useTooltipTarget } from './useTooltipTarget';

interface Props {
  /** Part of the page in which elements with `data-tooltip` get a tooltip. */
  readonly area: RefObject<HTMLElement | null>;
}

/**
 * A single tooltip for all tags on the page. It's attached to the page root so
 * that nothing clips it. Screen readers get the same text as a description.
 */
export default function TagTooltip({ area }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  const { target, keep, leave } = useTooltipTarget(area);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();

  useLayoutEffect(() => {
    setPlace(
      target && bubble.current
        ? placeTooltip(target.getBoundingClientRect(), bubble.current.getBoundingClientRect(), {
            width: document.documentElement.clientWidth,
            scrollX: window.scrollX,
            scrollY: window.scrollY,
            top: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
          })
        : undefined,
    );
  }, [target]);

  return target
    ? createPortal(
        <div
          ref={bubble}
          role="tooltip"
          className={styles.tooltip}
          style={place ?? { visibility: 'hidden' }}
          onPointerEnter={keep}
          onPointerLeave={leave}
        >
          {target.dataset.tooltip}
        </div>,
        document.body,
      )
    : null;
}
