/** Runs work one after the other; refuses more than `limit` that wait, by `refuse`. */
export const oneByOne = (limit: number, refuse: () => Error) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= limit) throw refuse();
    waiting += 1;
    const mine = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => undefined);
    return mine;
  };
};
