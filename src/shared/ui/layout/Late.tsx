import { createElement, memo, Suspense, use } from 'react';
import { LateContext, type LatePart } from '../../lib/late';

/** Memoised: an update that reaches a part before its script makes React throw away the server's HTML, and a tick in it. */
export const Late = memo(({ part }: { part: LatePart }) => (
  <Suspense>{createElement(use(LateContext), { part })}</Suspense>
));
Late.displayName = 'Late';
