interface Versioned {
  id: number;
  version: number;
}

const nothing = () => undefined;

const underWay = new Set<Promise<unknown>>();
/** Whether any change on screen is not confirmed by the server yet. Used before the page is left. */
export const hasUnconfirmedChanges = (): boolean => underWay.size > 0;

/**
 * Serial queue per record: the next change starts with the version that the previous one returned.
 * @param lay applies one's own last change to a list row whose reply is older
 */
export const makeSerialQueues = <Thing extends Versioned>(
  lay: (shown: Thing, own: Thing) => void = (shown, own) => void Object.assign(shown, own),
) => {
  const queues = new Map<number, Promise<unknown>>();
  const begun = new Map<number, number>();
  const lastResults = new Map<number, Thing>();
  const ahead = new Map<number, Set<(draft: Thing) => void>>();
  return {
    enqueue: <Result>(ids: readonly number[], work: () => Promise<Result>): Promise<Result> => {
      const result = Promise.all(ids.map(async (id) => queues.get(id))).then(work);
      const over: Promise<void> = result.then(nothing, nothing).then(() => {
        underWay.delete(over);
        for (const id of ids) if (queues.get(id) === over) queues.delete(id);
      });
      underWay.add(over);
      for (const id of ids) {
        queues.set(id, over);
        begun.set(id, (begun.get(id) ?? 0) + 1);
      }
      return over.then(() => result);
    },
    isIdle: (id: number): boolean => !queues.has(id),
    /**
     * Repeats the read until no change ran meanwhile, so a stale reply replaces no change on screen. Deadlocks inside
     * the queue.
     */
    readWhenIdle: async <Answer>(id: number, read: () => PromiseLike<Answer>): Promise<Answer> => {
      for (;;) {
        while (queues.has(id)) await queues.get(id);
        const before = begun.get(id);
        const answer = await read();
        if (begun.get(id) === before) return answer;
      }
    },
    /** Adds an optimistic change to every row shown, until the returned function is called. */
    showOptimistically: (id: number, show: (draft: Thing) => void): (() => void) => {
      const shows = ahead.get(id) ?? new Set();
      ahead.set(id, shows.add(show));
      return () => void shows.delete(show);
    },
    /** Returns a list row with one's own changes applied, because a reply in flight may not include them. */
    withOwnChanges: <Read extends Thing>(read: Read): Read => {
      const own = lastResults.get(read.id);
      const shown = structuredClone(read);
      if (own && own.version > read.version) lay(shown, own);
      for (const show of ahead.get(read.id) ?? []) show(shown);
      return shown;
    },
    note: (thing: Thing): void => void lastResults.set(thing.id, thing),
    /** Returns one's own last result unless the row on screen is newer: a colleague's later change wins. */
    latest: (shown: Thing): Thing => {
      const own = lastResults.get(shown.id);
      return own && own.version >= shown.version ? own : shown;
    },
  };
};
