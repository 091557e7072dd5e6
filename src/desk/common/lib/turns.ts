interface Versioned {
  id: number;
  version: number;
}

const nothing = () => undefined;

/** Changes of one thing go one after the other: the second is made at the version that the first has made. */
export const makeTurns = () => {
  /** The last thing that is under way for each. */
  const turns = new Map<number, Promise<unknown>>();
  /** At which version one's own last change has left each. */
  const versions = new Map<number, number>();
  return {
    inTurn: <Result>(ids: readonly number[], work: () => Promise<Result>): Promise<Result> => {
      const result = Promise.all(ids.map(async (id) => turns.get(id))).then(work);
      const over: Promise<void> = result.then(nothing, nothing).then(() => {
        for (const id of ids) if (turns.get(id) === over) turns.delete(id);
      });
      for (const id of ids) turns.set(id, over);
      return over.then(() => result);
    },
    /** Nothing of one's own is under way: what the server said last may be shown. */
    isAtRest: (id: number): boolean => !turns.has(id),
    noteVersion: ({ id, version }: Versioned): void => void versions.set(id, version),
    /** What is on the screen may be older than one's own last change, never than somebody else's: that is the server's to say. */
    latestVersion: ({ id, version }: Versioned): number => Math.max(version, versions.get(id) ?? 0),
  };
};
