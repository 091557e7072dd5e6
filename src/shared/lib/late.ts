import { type ComponentType, createContext } from 'react';

export type LatePart = 'documents' | 'links' | 'menuLinks' | 'consent' | 'app' | 'idle';

/**
 * What is around every page and is hydrated after it. On the server it is rendered at once. The browser has it as HTML and fetches its
 * script with the visitor's first action; that of `idle`, which renders nothing at first, after hydration.
 */
export const LateContext = createContext<ComponentType<{ part: LatePart }>>(() => null);
