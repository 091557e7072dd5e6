import { createContext } from 'react';

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
