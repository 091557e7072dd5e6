import { type SQL, sql } from 'drizzle-orm';

import { matchesPhoneSpans } from '../accounts/formerPhones';

import type { DataSubject, ErasureSubject, PersonalDataPart, RowsOf } from '../accounts/personalData';
import type { Database } from '../platform/db/database';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';

async function anonymizeBooker(tx: Database, { id: userId, spans }: ErasureSubject): Promise<number> {
  const isOwnedBy = sql`(user_id = ${userId}::integer or (user_id is null and ${matchesPhoneSpans(spans, sql`phone`, sql`created_at`)}))`;
  await tx.execute(sql`update ${bookings} set user_id = null, car_id = null, phone = null, name = null, complaint = '', note = '', plate = null, token_hash = null,
      version = version + 1, changed_at = now(),
      cancelled_at = case when state = 'booked' and starts_at > now() then now() else cancelled_at end,
      cancelled_by = case when state = 'booked' and starts_at > now() then 'customer' else cancelled_by end,
      state = case when state = 'booked' and starts_at > now() then 'cancelled' else state end
    where ${isOwnedBy}`);
  await tx.execute(sql`delete from ${waitlistEntries} where ${isOwnedBy}`);
  return 0;
}

/** Anonymizes up to `most` bookings past their retention period and returns their number. */
export async function anonymizeOldBookings(tx: Database, isOld: SQL, most: number): Promise<number> {
  const { rows } =
    await tx.execute(sql`update ${bookings} set user_id = null, car_id = null, phone = null, name = null, complaint = '', note = '', plate = null, token_hash = null
    where id in (select id from ${bookings} where num_nulls(phone, name, plate) < 3 and ${isOld} limit ${most} for update skip locked) returning 1`);
  return rows.length;
}

async function bookedOf(
  rowsOf: RowsOf,
  { id, spans }: DataSubject,
): Promise<Record<'bookings' | 'booking_waits', unknown[]>> {
  const isOwnedBy = (table: SQL) =>
    sql`(${table}.user_id = ${id}::integer or (${table}.user_id is null and ${matchesPhoneSpans(spans, sql`${table}.phone`, sql`${table}.created_at`)}))`;
  return {
    bookings:
      await rowsOf(sql`select reference, state, source, branch.name as branch, starts_at, ends_at, services, estimate, booking.phone,
        booking.name, car, year, plate, complaint, note, language, consent_version, moves, confirmed_at, booking.created_at, cancelled_at
      from bookings booking join branches branch on branch.id = branch_id where ${isOwnedBy(sql`booking`)} order by booking.id`),
    booking_waits:
      await rowsOf(sql`select day, services, state, branch.name as branch, wait.phone, wait.name, language, created_at
      from booking_waits wait join branches branch on branch.id = branch_id where ${isOwnedBy(sql`wait`)} order by wait.id`),
  };
}

export const bookingData: PersonalDataPart = { erase: anonymizeBooker, export: bookedOf };
