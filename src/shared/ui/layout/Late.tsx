import { type ComponentType, createContext, createElement, memo, Suspense, use } from 'react';

export type LatePart = 'documents' | 'links' | 'menuLinks' | 'consent' | 'app' | 'idle';

/**
 * Page frame parts that hydrate after the page, in one chunk. They must not wait longer: React delays navigation until
 * all server HTML is hydrated.
 */
export const LateContext = createContext<ComponentType<{ part: LatePart }>>(() => null);

/** Memoised: an update before its script arrives makes React discard the server HTML and input in it. */
export const Late = memo(({ part }: { part: LatePart }) => (
  <Suspense>{createElement(use(LateContext), { part })}</Suspense>
));
Late.displayName = 'Late';
