import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './placeTooltip';
import styles from './styles.module.css';
import { useTooltipTarget } from './useTooltipTarget';

interface Props {
  /** Part of the page whose elements with `data-tooltip` are explained. */
  readonly area: RefObject<HTMLElement | null>;
}

/**
 * One tooltip for all tags of the page, attached to the page root so that
 * nothing cuts it off. Screen readers get the same words as a description.
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
