import { type SQL, sql } from 'drizzle-orm';
import { type PhoneSpan, within } from '../accounts/formerPhones';
import type { Database } from '../platform/db/database';
import { bookings, bookingWaits } from '../platform/db/schema/booking';

/** What a person has booked stays without them, what is to come is cancelled, and their links open nothing. They wait for nothing any more. */
export async function forgetBooker(tx: Database, spans: readonly PhoneSpan[], userId: number | null): Promise<void> {
  const isTheirs = sql`(user_id = ${userId}::integer or (user_id is null and ${within(spans, sql`phone`, sql`created_at`)}))`;
  await tx.execute(sql`update ${bookings} set user_id = null, car_id = null, phone = null, name = null, note = '', plate = null, token_hash = null,
      version = version + 1, changed_at = now(),
      cancelled_at = case when state = 'booked' and starts_at > now() then now() else cancelled_at end,
      cancelled_by = case when state = 'booked' and starts_at > now() then 'customer' else cancelled_by end,
      state = case when state = 'booked' and starts_at > now() then 'cancelled' else state end
    where ${isTheirs}`);
  await tx.execute(sql`delete from ${bookingWaits} where ${isTheirs}`);
}

/** Bookings of so long ago stay, without the person: as after the end of an account. Returns how many lost their name. */
export async function forgetOldBookers(tx: Database, isOld: SQL, most: number): Promise<number> {
  const { rows } =
    await tx.execute(sql`update ${bookings} set user_id = null, car_id = null, phone = null, name = null, note = '', plate = null, token_hash = null
    where id in (select id from ${bookings} where num_nulls(phone, name, plate) < 3 and ${isOld} limit ${most} for update skip locked) returning 1`);
  return rows.length;
}
