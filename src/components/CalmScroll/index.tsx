import { prefersReducedMotion } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** The theme's button that scrolls to the top of the page. */
  readonly children: ReactNode;
}

function jump(event: MouseEvent): void {
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo({ top: 0 });
  }
}

/** Goes to the top of the page at once if readers prefer reduced motion. */
export default function CalmScroll({ children }: Props) {
  return <div onClickCapture={jump}>{children}</div>;
}
