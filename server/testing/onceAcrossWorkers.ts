import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const staleMs = 15_000;

/** Runs `make` in one jest worker; the others wait for `done()`. The lock of a killed worker expires after 15 s. */
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

/** If a stalled worker loses its lock, two workers make the same files. */
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
