import type { LiveSource } from '@site/src/lib/liveFrame';
import { createContext } from 'react';

/** The code in the live editor around a component. */
export const LiveSourceContext = createContext<LiveSource>({ code: '', noInline: false });
