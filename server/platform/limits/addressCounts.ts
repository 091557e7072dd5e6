import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { queryRows } from '../db/queryRows';
import { addressCounts } from '../db/schema/system';
import type { Counted } from './windowCounts';

/** Counts a call atomically in a fixed window, which begins with the first call. */
export async function countAddress(db: Database, key: string, windowMs: number): Promise<Counted> {
  const isActive = sql`counted.ends_at > now()`;
  const { rows } = await queryRows<{ count: number; ttl: number }>(
    db,
    { count: 'number', ttl: 'number' },
    sql`
    insert into ${addressCounts} as counted (key, count, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowMs / 1000}::float8))
    on conflict (key) do update set
      count = case when ${isActive} then counted.count + 1 else 1 end,
      ends_at = case when ${isActive} then counted.ends_at else excluded.ends_at end
    returning count, (extract(epoch from ends_at - now()) * 1000)::float8 as ttl`,
  );
  const [row] = rows;
  if (!row) throw new Error('The address was not counted');
  return { count: row.count, ttl: row.ttl };
}

export async function deleteExpiredCounts(db: Database): Promise<void> {
  await db.execute(sql`delete from ${addressCounts} where key in (
    select key from ${addressCounts} where ends_at < now() limit 1000 for update skip locked)`);
}
