/** The last thing that is under way for each enquiry. */
const turns = new Map<number, Promise<unknown>>();
/** At which version one's own last change has left each. */
const versions = new Map<number, number>();

/** Changes of one enquiry go one after the other: the second is made at the version that the first has made. */
export const inTurn = <Result>(ids: readonly number[], work: () => Promise<Result>): Promise<Result> => {
  const result = Promise.all(ids.map(async (id) => turns.get(id))).then(work);
  const over = result.catch(() => undefined);
  for (const id of ids) turns.set(id, over);
  void over.then(() => {
    for (const id of ids) if (turns.get(id) === over) turns.delete(id);
  });
  return result;
};

/** Nothing of one's own is under way: what the server said last may be shown. */
export const isAtRest = (id: number): boolean => !turns.has(id);

export const noteVersion = ({ id, version }: { id: number; version: number }): void => void versions.set(id, version);

/** What is on the screen may be older than one's own last change, never than somebody else's: that is the server's to say. */
export const latestVersion = ({ id, version }: { id: number; version: number }): number =>
  Math.max(version, versions.get(id) ?? 0);
