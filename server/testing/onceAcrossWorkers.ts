import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const staleMs = 15_000;

/** Other workers wait for `done()`. A killed worker's lock expires after 15 s. */
export async function onceAcrossWorkers(lock: string, done: () => boolean, make: () => Promise<void>): Promise<void> {
  while (!done()) {
    if (!taken(lock)) {
      await sleep(100);
      continue;
    }
    const alive = setInterval(() => refresh(lock), 2_000);
    try {
      if (!done()) await make();
    } finally {
      clearInterval(alive);
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

/** A stalled worker may lose its lock: both then do the same. */
function refresh(lock: string): void {
  if (existsSync(lock)) utimesSync(lock, new Date(), new Date());
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > staleMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
