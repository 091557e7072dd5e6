import { createContext } from 'react';

/** `chunk`: the screen's code alone, for a link in sight. `data`: its queries too, for a link about to be followed. */
export type Prefetch = (path: string, what: 'chunk' | 'data') => void;

/** Filled in the browser, and not at all when the visitor saves data. */
export const PrefetchContext = createContext<Prefetch | null>(null);
