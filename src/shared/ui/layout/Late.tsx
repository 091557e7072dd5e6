import { type ComponentType, createContext, createElement, memo, Suspense, use } from 'react';

export type LatePart = 'documents' | 'links' | 'menuLinks' | 'consent' | 'app' | 'idle';

/**
 * What is around every page and is hydrated after it. On the server it is rendered at once; the browser has it as HTML and fetches its
 * script, one chunk for all of it. It may not wait for longer: React holds a page change back until all server HTML is hydrated.
 */
export const LateContext = createContext<ComponentType<{ part: LatePart }>>(() => null);

/** Memoised: an update that reaches a part before its script makes React throw away the server's HTML, and a tick in it. */
export const Late = memo(({ part }: { part: LatePart }) => (
  <Suspense>{createElement(use(LateContext), { part })}</Suspense>
));
Late.displayName = 'Late';
