/** What persistence needs of a tab; tests give two stores one storage and two tabs' events. */
export interface Tab {
  localStorage(): Storage;
  sessionStorage(): Storage;
  /** Missing where the context is not secure. */
  locks: LockManager | undefined;
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export const thisTab = (): Tab => ({
  localStorage: () => window.localStorage,
  sessionStorage: () => window.sessionStorage,
  locks: navigator.locks,
  events: window,
});

const LOCK_NAME = 'yolda:session';

/**
 * Chromium tells a tab of another's localStorage writes and of a released lock over different pipes, in no promised order: a tab lets
 * the writes of the one that had the lock before it arrive before it reads, also when it got the lock at once.
 */
const SETTLE_MS = 100;

/** Runs `work` while no other tab runs any, where the browser has Web Locks (secure contexts); elsewhere at once. */
export function exclusivelyBetweenTabs<T>(
  locks: Tab['locks'],
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  if (!locks) return work();
  return locks.request(LOCK_NAME, { signal }, async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLE_MS);
    });
    return work();
  });
}
