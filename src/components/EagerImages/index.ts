import { createContext } from 'react';

/** Whether Markdown images are in the first viewport, where lazy loading would delay them. */
export const EagerImages = createContext(false);
