type Granted = (lock: Lock | null) => unknown;

/** Fake Web Locks: exclusive, in request order, with `ifAvailable` and `signal`. Tabs must share one instance. */
export function inProcessLocks(): LockManager {
  const tails = new Map<string, Promise<unknown>>();
  const requestCounts = new Map<string, number>();

  const request = async (name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    if (options.ifAvailable && (requestCounts.get(name) ?? 0) > 0) return granted(null);
    requestCounts.set(name, (requestCounts.get(name) ?? 0) + 1);
    const turn = tails.get(name) ?? Promise.resolve();
    const entered = turn.then(() => options.signal?.throwIfAborted());
    const result = entered.then(() => granted({ name, mode: 'exclusive' }));
    const settled = result.catch(() => {}).then(() => requestCounts.set(name, (requestCounts.get(name) ?? 1) - 1));
    tails.set(name, settled);
    await untilAborted(entered, options.signal);
    return result;
  };

  return {
    request: (name: string, second: LockOptions | Granted, third?: Granted) =>
      typeof second === 'function' ? request(name, {}, second) : request(name, second, third ?? (() => undefined)),
    query: async () => ({ held: [], pending: [] }),
  } as LockManager;
}

/** As in browsers, the signal aborts only waiting: a granted lock is held until its callback ends. */
function untilAborted(entered: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return entered;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    entered.then(resolve, reject);
  });
}
