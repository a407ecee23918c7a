import { createContext, useContext } from 'react';

/** The prefix of all IDs in a group of tabs, which is unique on the page. */
export const TabGroupContext = createContext('');

/** Returns the IDs that connect a tab to its panel. They contain no spaces because ARIA attributes accept lists of IDs. */
export function tabIds(
  group: string,
  value: string,
): { readonly tab: string; readonly panel: string } {
  const name = `${group}-${encodeURIComponent(value)}`;
  return { tab: `${name}-tab`, panel: `${name}-panel` };
}

/** Returns the IDs of a tab in the surrounding group. */
export function useTabIds(value: string) {
  return tabIds(useContext(TabGroupContext), value);
}
