export interface FairQueueOptions {
  atOnce: number;
  maxWaiting: number;
  maxOfOne: number;
  refuse: () => Error;
}

interface Waiting {
  begin: () => void;
  giveUp: (error: Error) => void;
}

export type FairQueue = <Result>(visitor: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Round-robin between visitors, so one with many tasks delays only their own.
 * If full, it evicts a task of the visitor with the most.
 */
export const fairQueue = ({ atOnce, maxWaiting, maxOfOne, refuse }: FairQueueOptions): FairQueue => {
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;

  const next = () => {
    const [first] = lines;
    if (!first || running >= atOnce) return;
    const [visitor, line] = first;
    lines.delete(visitor);
    const turn = line.shift();
    if (line.length > 0) lines.set(visitor, line);
    waiting -= 1;
    running += 1;
    turn?.begin();
  };

  const makePlace = (visitor: string) => {
    const [longest, line] = [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most));
    if (line.length <= (lines.get(visitor)?.length ?? 0) + 1) throw refuse();
    line.pop()?.giveUp(refuse());
    if (line.length === 0) lines.delete(longest);
    waiting -= 1;
  };

  const turnOf = (visitor: string) =>
    new Promise<void>((begin, giveUp) => {
      const line = lines.get(visitor) ?? [];
      lines.set(visitor, [...line, { begin, giveUp }]);
      waiting += 1;
      next();
    });

  return async (visitor, work) => {
    if ((lines.get(visitor)?.length ?? 0) >= maxOfOne) throw refuse();
    if (waiting >= maxWaiting) makePlace(visitor);
    await turnOf(visitor);
    try {
      return await work();
    } finally {
      setImmediate(() => {
        running -= 1;
        next();
      });
    }
  };
};
