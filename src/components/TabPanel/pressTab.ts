import type { KeyboardEvent } from 'react';

/** Handles the keys of tabs that the theme lacks: Space selects a tab, and Home and End go to the first and last one. */
export function pressTab(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = tab.parentElement?.children;
  if (event.key === ' ') {
    event.preventDefault();
    tab.click();
  } else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    const target = event.key === 'Home' ? tabs?.[0] : tabs?.[tabs.length - 1];
    (target as HTMLElement | undefined)?.focus();
  }
}
