import { useSyncExternalStore } from 'react';
import { serverNow, syncServerClock } from '#shared/lib/serverClock';

const STEP_MS = 20_000;

let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

const tick = () => {
  now = serverNow();
  for (const read of readers) read();
};

const subscribe = (read: () => void) => {
  readers.add(read);
  if (timer === undefined) {
    now = serverNow();
    timer = setInterval(tick, STEP_MS);
    void syncServerClock().then(tick);
  }
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Current time, updated every 20 s. One clock lets all countdowns of a screen render together. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
