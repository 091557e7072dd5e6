import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** A cancelled booking makes the user a customer of the branch without occupying a bay. */
export async function bookedOnline(db: Database, userId: number, branch: number): Promise<void> {
  await db.execute(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded)
    select 'cancelled', 'online', ${branch}, (select min(id) from bays), now(), now() + interval '1 hour', now() + interval '1 hour', '[]',
      id, phone, first_name, name_folded from users where id = ${userId}`);
}
