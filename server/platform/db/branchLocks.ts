import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** First keys of two-key advisory locks: arbitrary numbers that no other lock uses. */
const BRANCHES = 7_305_551;
const PERSONS = 7_305_552;

/**
 * Serializes bay allocation. To prevent deadlocks, locks branches in the order of ids. A caller that also needs
 * `lockPerson` must call it first.
 */
export async function lockBranches(tx: Database, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${BRANCHES}, ${id})`);
}

export async function lockPerson(tx: Database, person: string): Promise<void> {
  const key = createHash('sha256').update(person).digest().readInt32BE(0);
  await tx.execute(sql`select pg_advisory_xact_lock(${PERSONS}, ${key})`);
}

const queues = new Map<number, Promise<unknown>>();

/**
 * Runs `work` in a serial queue of the branch. `work` must open the transaction itself, so that waiting occupies no
 * database connection.
 */
export async function runInBranchQueue<T>(branch: number, work: () => Promise<T>): Promise<T> {
  const before = queues.get(branch);
  const own = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  queues.set(branch, own);
  try {
    return await own;
  } finally {
    if (queues.get(branch) === own) queues.delete(branch);
  }
}
