import { createContext } from 'react';

/** Whether the first Markdown image is in the first viewport, where lazy loading would delay it. */
export const EagerImages = createContext(false);
