import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useWindowSize } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/** The widest window in which the theme hides its sidebars. */
const NARROW = 996;

/**
 * Whether a part of the first page is hidden because the window is narrow. The theme hydrates such parts on
 * phones and then removes them, so they can be empty for React.
 */
export function useIsHiddenOnPhone(): boolean {
  const isBrowser = useIsBrowser();
  const size = useWindowSize();
  const [wasHidden] = useState(
    () => ExecutionEnvironment.canUseDOM && !isBrowser && window.innerWidth <= NARROW,
  );
  return wasHidden && size !== 'desktop';
}
