import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { queryRows } from './queryRows';

export async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await queryRows<{ ms: number }>(
    db,
    { ms: 'number' },
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  );
  const ms = rows[0]?.ms;
  if (ms === undefined) throw new Error('The database returned no time');
  return new Date(ms);
}

const TIMEOUT_MS = 2_000;

const CACHE_MS = 1_000;

const checks = new WeakMap<Database, Promise<number | null>>();

/**
 * Returns how many ms this server's clock is ahead of the database, or null if the database does not reply. Cached for
 * a second, because /readyz is public.
 */
export function clockSkew(db: Database): Promise<number | null> {
  const known = checks.get(db);
  if (known) return known;
  const check = withTimeout(databaseNow(db)).then(
    (now) => Date.now() - now.getTime(),
    () => null,
  );
  checks.set(db, check);
  void check.then(() => setTimeout(() => checks.delete(db), CACHE_MS).unref());
  return check;
}

export async function withTimeout<Answer>(answer: PromiseLike<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export const databaseAnswers = async (db: Database): Promise<boolean> => (await clockSkew(db)) !== null;
