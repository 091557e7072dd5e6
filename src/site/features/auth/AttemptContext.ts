import { createContext, use } from 'react';

/** Counter of submits by all buttons of a step: a stale response of an earlier attempt is ignored. */
export interface Attempts {
  latest: number;
  begin: () => number;
}

export const AttemptContext = createContext<Attempts>({ latest: 0, begin: () => 0 });

export const useAttempts = (): Attempts => use(AttemptContext);
