import { useSyncExternalStore } from 'react';

const STEP_MS = 20_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

const tick = () => {
  now = Date.now();
  for (const read of readers) read();
};

const subscribe = (read: () => void) => {
  readers.add(read);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, STEP_MS);
  }
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The time, new every 20 s: one clock for all countdowns of a screen, so that a list of them is rendered together. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
