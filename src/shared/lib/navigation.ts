import { createContext } from 'react';
import type { Path } from 'react-router';

/** Where the visitor will be: the target of the navigation under way, or else where they are. Rendering lags behind it. */
export type Destination = () => Pick<Path, 'pathname' | 'search'>;

/** Filled in the browser. */
export const DestinationContext = createContext<Destination | null>(null);

/** A click that opens a link in another tab or window, or saves it: the page stays as it is. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Fetches what the screen of an address needs before the link to it is followed. */
export interface Prefetch {
  /** Fetches the screen's code alone, for a link in sight. */
  chunk: (path: string) => void;
  /** Starts its queries too, for a link about to be followed. */
  data: (path: string) => void;
  /** Whether what `data` asked for has come: the screen will be whole at once. */
  hasData: (path: string) => boolean;
}

/** Filled in the browser only; does nothing for a visitor who saves data. */
export const PrefetchContext = createContext<Prefetch | null>(null);

/** Whether the visitor asked their browser to save data. Pictures then come narrower by the server's doing (publicFiles). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
