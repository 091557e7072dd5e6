import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** Bookings of years, past and to come, in every bay, for measurements and for the check that they are read by indexes. */
export async function scaleBookings(db: Database, many: number): Promise<void> {
  const { rows: bays } = await db.execute<{ id: number; branch: number }>(
    sql`select id, branch_id as branch from bays`,
  );
  for (const { id, branch } of bays)
    await db.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, token_hash)
      select case n % 10 when 0 then 'cancelled' else 'booked' end, 'online', ${branch}, ${id}, at, at + interval '1 hour', at + interval '1 hour',
        '[]', '+99893' || lpad((n % 5000)::text, 7, '0'), md5(n::text || ' ' || ${id}::text)
      from (select n, date_trunc('hour', now()) - interval '1400 days' + make_interval(hours => (n * 17)::int) as at
        from generate_series(1, ${many}::int / ${bays.length}::int) n) times`);
  await db.execute(sql`vacuum analyze bookings`);
}
