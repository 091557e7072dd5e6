import { createContext } from 'react';
import type { Path } from 'react-router';

/** Returns the target of a pending navigation, otherwise the current address. */
export type Destination = () => Pick<Path, 'pathname' | 'search'>;

export const DestinationContext = createContext<Destination | null>(null);

/** Returns whether a click opens the link in another tab or window, or downloads it. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export interface Prefetch {
  chunk: (path: string) => void;
  data: (path: string) => void;
  hasData: (path: string) => boolean;
}

/** Null on the server. Prefetches nothing if the browser requests Save-Data. */
export const PrefetchContext = createContext<Prefetch | null>(null);

/** Returns whether the browser requests Save-Data. The server then sends smaller pictures (publicFiles). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
