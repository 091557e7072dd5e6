import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The time by the clock that all processes share. */
export async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`select extract(epoch from now())::float8 * 1000 as ms`);
  const ms = rows[0]?.ms;
  if (ms === undefined) throw new Error('The database told no time');
  return new Date(ms);
}
