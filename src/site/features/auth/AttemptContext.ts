import { createContext, use } from 'react';

/** The tries of one step, whichever button they are made by: what came of one is not shown beside the next. */
export interface Attempts {
  latest: number;
  /** Returns the number of the try that begins. */
  begin: () => number;
}

export const AttemptContext = createContext<Attempts>({ latest: 0, begin: () => 0 });

export const useAttempts = (): Attempts => use(AttemptContext);
