import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { bookings, bookingWaits } from '../db/schema/booking';
import { phoneSpans, within } from '../repositories/formerPhones';

/** A signed-in customer. */
export type Owner = { id: number; phone: string };

/** What they have booked, and what was booked under their numbers, while those were theirs, by nobody who had signed in. */
export async function isTheirs(
  db: Database,
  { id, phone }: Owner,
  table: typeof bookings | typeof bookingWaits,
): Promise<SQL> {
  const spans = await phoneSpans(db, phone, id);
  return sql`(${eq(table.userId, id)} or (${table.userId} is null and ${within(spans, sql`${table.phone}`, sql`${table.createdAt}`)}))`;
}
