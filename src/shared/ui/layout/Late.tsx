import { type ComponentType, createContext, createElement, memo, Suspense, use } from 'react';

export type LatePart = 'documents' | 'links' | 'menuLinks' | 'consent' | 'app' | 'idle' | 'phoneBar' | 'bookingStrip';

/**
 * Page frame parts that hydrate after the page, in one late chunk. They must hydrate soon: React delays navigation
 * until all server HTML is hydrated.
 */
export const LateContext = createContext<ComponentType<{ part: LatePart }>>(() => null);

/** The component is memoised: an update before hydration makes React discard the server HTML and its input. */
export const Late = memo(({ part }: { part: LatePart }) => (
  <Suspense>{createElement(use(LateContext), { part })}</Suspense>
));
Late.displayName = 'Late';
