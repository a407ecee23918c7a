import { createContext, useContext } from 'react';

/** The start of all IDs in one group of tabs; unique on the page. */
export const TabGroupContext = createContext('');

/** IDs that connect a tab with its panel, without spaces: ARIA attributes take lists of IDs. */
export function tabIds(
  group: string,
  value: string,
): { readonly tab: string; readonly panel: string } {
  const name = `${group}-${encodeURIComponent(value)}`;
  return { tab: `${name}-tab`, panel: `${name}-panel` };
}

/** The IDs of a tab in the surrounding group. */
export function useTabIds(value: string) {
  return tabIds(useContext(TabGroupContext), value);
}
