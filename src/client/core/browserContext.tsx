import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page is hydrated. `useIsBrowser` reads this context. */
export const Context = createContext(false);

/**
 * Like Docusaurus' provider, but it starts the second render as a transition. React then renders in
 * slices, and the page can respond to readers in between.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
