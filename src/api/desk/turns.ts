interface Versioned {
  id: number;
  version: number;
}

const nothing = () => undefined;

/** Of all that take turns: what has not been answered, or not been sent yet. */
const underWay = new Set<Promise<unknown>>();
/** Something stands on the screen that the server has not confirmed. */
export const isAnythingUnderWay = (): boolean => underWay.size > 0;

/**
 * Changes of one thing go one after the other: the second is made at the version that the first has made. `lay`: what a list shows of one's
 * own last change, over an answer that is older.
 */
export const makeTurns = <Thing extends Versioned>(
  lay: (shown: Thing, own: Thing) => void = (shown, own) => void Object.assign(shown, own),
) => {
  /** The last thing that is under way for each. */
  const turns = new Map<number, Promise<unknown>>();
  /** How many changes have begun of each. */
  const begun = new Map<number, number>();
  /** As one's own last change has left each. */
  const left = new Map<number, Thing>();
  /** What is on the screen of each ahead of its answer. */
  const ahead = new Map<number, Set<(draft: Thing) => void>>();
  return {
    inTurn: <Result>(ids: readonly number[], work: () => Promise<Result>): Promise<Result> => {
      const result = Promise.all(ids.map(async (id) => turns.get(id))).then(work);
      const over: Promise<void> = result.then(nothing, nothing).then(() => {
        underWay.delete(over);
        for (const id of ids) if (turns.get(id) === over) turns.delete(id);
      });
      underWay.add(over);
      for (const id of ids) {
        turns.set(id, over);
        begun.set(id, (begun.get(id) ?? 0) + 1);
      }
      return over.then(() => result);
    },
    /** Nothing of one's own is under way: what the server said last may be shown. */
    isAtRest: (id: number): boolean => !turns.has(id),
    /** What is read while a change goes on would take it off the screen again: it is read anew when nothing is under way. Not to be asked within a turn. */
    readAtRest: async <Answer>(id: number, read: () => PromiseLike<Answer>): Promise<Answer> => {
      for (;;) {
        while (turns.has(id)) await turns.get(id);
        const before = begun.get(id);
        const answer = await read();
        if (begun.get(id) === before) return answer;
      }
    },
    /** `show` is on the screen ahead of the answer, until what is given here is called. */
    showAhead: (id: number, show: (draft: Thing) => void): (() => void) => {
      const shows = ahead.get(id) ?? new Set();
      ahead.set(id, shows.add(show));
      return () => void shows.delete(show);
    },
    /** What a list has of it, with one's own changes: an answer that was on its way knows nothing of them. */
    asShown: <Read extends Thing>(read: Read): Read => {
      const own = left.get(read.id);
      const shown = structuredClone(read);
      if (own && own.version > read.version) lay(shown, own);
      for (const show of ahead.get(read.id) ?? []) show(shown);
      return shown;
    },
    note: (thing: Thing): void => void left.set(thing.id, thing),
    /** What is on the screen may be older than one's own last change, never than somebody else's: that is the server's to say. */
    latest: (shown: Thing): Thing => {
      const own = left.get(shown.id);
      return own && own.version >= shown.version ? own : shown;
    },
  };
};
