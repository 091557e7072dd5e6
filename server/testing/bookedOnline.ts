import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** A customer has booked at a branch by a proven phone. The booking was cancelled since, so it takes no time. */
export async function bookedOnline(db: Database, userId: number, branch: number): Promise<void> {
  await db.execute(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded)
    select 'cancelled', 'online', ${branch}, (select min(id) from bays), now(), now() + interval '1 hour', now() + interval '1 hour', '[]',
      id, phone, first_name, name_folded from users where id = ${userId}`);
}
