import { createContext, use } from 'react';

/** Numbers the attempts of a step over all its buttons, so a late reply is not shown for a newer attempt. */
export interface Attempts {
  latest: number;
  begin: () => number;
}

export const AttemptContext = createContext<Attempts>({ latest: 0, begin: () => 0 });

export const useAttempts = (): Attempts => use(AttemptContext);
