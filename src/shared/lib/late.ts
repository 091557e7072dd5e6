import { type ComponentType, createContext } from 'react';

export type LatePart = 'documents' | 'links' | 'menuLinks' | 'consent' | 'app' | 'theme';

/**
 * What stands around every page and need not be taken over with it. On the server it is there at once; the browser has it as HTML and
 * fetches its script, one chunk for all of it, when the page has been hydrated.
 */
export const LateContext = createContext<ComponentType<{ part: LatePart }>>(() => null);
