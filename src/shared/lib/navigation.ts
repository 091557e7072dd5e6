import { createContext } from 'react';
import type { Path } from 'react-router';

/** Returns the target of the pending navigation, or the current address. Rendering lags behind it. */
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

/** Provided in the browser only. Does nothing with Save-Data. */
export const PrefetchContext = createContext<Prefetch | null>(null);

/** Returns whether the visitor's browser asks to save data. The server then sends smaller pictures (publicFiles). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
