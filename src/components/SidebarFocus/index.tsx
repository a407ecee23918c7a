import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The theme's button that expands the sidebar, which is only there while the sidebar is collapsed. */
  readonly children: ReactNode;
}

const SIDEBAR = '.theme-doc-sidebar-container';

/** Moves the focus to an element if it's nowhere, or on something in the sidebar that has just been hidden. */
function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest(SIDEBAR)) {
    element?.focus();
  }
}

/** The theme reacts to any key, so the Tab key would expand the sidebar. */
function ignoreOtherKeys(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    // Otherwise, Enter also presses the button that gets the focus, and Space scrolls the page.
    event.preventDefault();
  } else {
    event.stopPropagation();
  }
}

/** Keeps the focus on the button that collapses or expands the sidebar, and lets only Enter and Space press it. */
export default function SidebarFocus({ children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(box.current?.querySelector<HTMLElement>('[role="button"]'));
    return () => focusIfLost(document.querySelector<HTMLElement>(`${SIDEBAR} .button`));
  }, []);
  return (
    <div ref={box} onKeyDownCapture={ignoreOtherKeys}>
      {children}
    </div>
  );
}
