import { createContext } from 'react';

/** The `pre` element of a code block that's kept from the server's HTML. Other code blocks have none. */
export const KeptPre = createContext<HTMLPreElement | undefined>(undefined);
