import { createContext } from 'react';
import type { Path } from 'react-router';

/** Where the visitor will be: the target of the navigation under way, or else where they are. Rendering lags behind it. */
export type Destination = () => Pick<Path, 'pathname' | 'search'>;

/** Filled in the browser. */
export const DestinationContext = createContext<Destination | null>(null);
