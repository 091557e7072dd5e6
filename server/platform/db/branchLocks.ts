import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Any numbers will do, as long as nothing else in the database takes them. */
const BRANCHES = 7_305_551;
const PERSONS = 7_305_552;

/**
 * Whoever takes a branch's time holds its lock: what is free is then exact, the day's share and the end of a night included. In the order of the
 * ids, and after the lock of a person: so nobody waits in a ring.
 */
export async function lockBranches(tx: Database, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${BRANCHES}, ${id})`);
}

/** What is counted by phone, or by address, is counted by one at a time. */
export async function lockPerson(tx: Database, person: string): Promise<void> {
  const key = createHash('sha256').update(person).digest().readInt32BE(0);
  await tx.execute(sql`select pg_advisory_xact_lock(${PERSONS}, ${key})`);
}

/** By branch, the last one that waits in this process. */
const turns = new Map<number, Promise<unknown>>();

/**
 * Whoever would wait for the lock of a branch waits here, before the transaction: a queue at one branch takes no connections from others, and
 * has no end of patience but the request's.
 */
export async function inTurn<T>(branch: number, work: () => Promise<T>): Promise<T> {
  const before = turns.get(branch);
  const own = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  turns.set(branch, own);
  try {
    return await own;
  } finally {
    if (turns.get(branch) === own) turns.delete(branch);
  }
}
