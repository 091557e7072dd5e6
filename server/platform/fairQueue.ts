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
 * Runs tasks round-robin between visitors, so that a visitor with many tasks delays only their own.
 * A full queue evicts a task of the visitor with the most tasks.
 */
export const fairQueue = ({ atOnce, maxWaiting, maxOfOne, refuse }: FairQueueOptions): FairQueue => {
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;

  const next = () => {
    const [first] = queues;
    if (!first || running >= atOnce) return;
    const [visitor, queue] = first;
    queues.delete(visitor);
    const turn = queue.shift();
    if (queue.length > 0) queues.set(visitor, queue);
    waiting -= 1;
    running += 1;
    turn?.begin();
  };

  const evictTask = (visitor: string) => {
    const [longest, queue] = [...queues].reduce((most, each) => (each[1].length > most[1].length ? each : most));
    if (queue.length <= (queues.get(visitor)?.length ?? 0) + 1) throw refuse();
    queue.pop()?.giveUp(refuse());
    if (queue.length === 0) queues.delete(longest);
    waiting -= 1;
  };

  const waitForTurn = (visitor: string) =>
    new Promise<void>((begin, giveUp) => {
      const queue = queues.get(visitor) ?? [];
      queues.set(visitor, [...queue, { begin, giveUp }]);
      waiting += 1;
      next();
    });

  return async (visitor, work) => {
    if ((queues.get(visitor)?.length ?? 0) >= maxOfOne) throw refuse();
    if (waiting >= maxWaiting) evictTask(visitor);
    await waitForTurn(visitor);
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
