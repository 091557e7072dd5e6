const LOCK_NAME = 'yolda:session';

/**
 * Chromium tells a tab of another's localStorage writes and of a released lock over different pipes, in no promised order: a tab that
 * had to wait for the lock lets the writes arrive before it reads.
 */
const SETTLE_MS = 50;

/** Runs `work` while no other tab runs any, where the browser has Web Locks (secure contexts); elsewhere at once. */
export async function exclusivelyBetweenTabs<T>(
  locks: LockManager | undefined,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  if (!locks) return work();
  const free = await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  );
  if (free) return free.result;
  return locks.request(LOCK_NAME, { signal }, async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLE_MS);
    });
    return work();
  });
}
