interface Versioned {
  id: number;
  version: number;
}

const nothing = () => undefined;

const unconfirmed = new Set<Promise<unknown>>();
/** Returns whether any change is not confirmed by the server yet, for a warning before the page is left. */
export const hasUnconfirmedChanges = (): boolean => unconfirmed.size > 0;

/**
 * Creates a serial queue per record, so that each change is based on the version that the previous one returned.
 * @param merge copies the result of the user's last change into a list row of an older version
 */
export const makeSerialQueues = <Thing extends Versioned>(
  merge: (shown: Thing, own: Thing) => void = (shown, own) => void Object.assign(shown, own),
) => {
  const queues = new Map<number, Promise<unknown>>();
  const begun = new Map<number, number>();
  const lastResults = new Map<number, Thing>();
  const ahead = new Map<number, Set<(draft: Thing) => void>>();
  return {
    enqueue: <Result>(ids: readonly number[], work: () => Promise<Result>): Promise<Result> => {
      const result = Promise.all(ids.map(async (id) => queues.get(id))).then(work);
      const over: Promise<void> = result.then(nothing, nothing).then(() => {
        unconfirmed.delete(over);
        for (const id of ids) if (queues.get(id) === over) queues.delete(id);
      });
      unconfirmed.add(over);
      for (const id of ids) {
        queues.set(id, over);
        begun.set(id, (begun.get(id) ?? 0) + 1);
      }
      return over.then(() => result);
    },
    isIdle: (id: number): boolean => !queues.has(id),
    /**
     * Repeats a read until no change of the record was queued during it, so that a stale reply does not overwrite a
     * change on screen. A call from a queued task would deadlock.
     */
    readWhenIdle: async <Answer>(id: number, read: () => PromiseLike<Answer>): Promise<Answer> => {
      for (;;) {
        while (queues.has(id)) await queues.get(id);
        const before = begun.get(id);
        const answer = await read();
        if (begun.get(id) === before) return answer;
      }
    },
    /** Applies an optimistic change to every list row of a record until the returned function is called. */
    showOptimistically: (id: number, show: (draft: Thing) => void): (() => void) => {
      const shows = ahead.get(id) ?? new Set();
      ahead.set(id, shows.add(show));
      return () => void shows.delete(show);
    },
    /** Returns a list row with the user's changes applied, because a reply in flight may not include them. */
    withOwnChanges: <Read extends Thing>(read: Read): Read => {
      const own = lastResults.get(read.id);
      const shown = structuredClone(read);
      if (own && own.version > read.version) merge(shown, own);
      for (const show of ahead.get(read.id) ?? []) show(shown);
      return shown;
    },
    note: (thing: Thing): void => void lastResults.set(thing.id, thing),
    /** Returns the result of the user's last change, unless a colleague's change on screen is newer. */
    latest: (shown: Thing): Thing => {
      const own = lastResults.get(shown.id);
      return own && own.version >= shown.version ? own : shown;
    },
  };
};
