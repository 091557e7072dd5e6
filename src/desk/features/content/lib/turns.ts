/** Pieces of work one after the other; `onRest`: none is left. */
export function makeTurns(onRest: () => void) {
  let turn: Promise<unknown> = Promise.resolve();
  let working = 0;
  return {
    isWorking: () => working > 0,
    inTurn: <T>(work: () => Promise<T>): Promise<T> => {
      working += 1;
      const result = turn.then(work).finally(() => {
        working -= 1;
        if (working === 0) onRest();
      });
      turn = result.catch(() => undefined);
      return result;
    },
  };
}
