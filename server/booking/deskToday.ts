import { type SQL, sql } from 'drizzle-orm';
import type { DeskToday } from '#contract/activity';
import type { DeskBooking } from '#contract/bookingsDesk';
import type { Database } from '../platform/db/database';
import { branchRef, dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { occupiesBay } from '../platform/db/schema/booking';
import { bays, branches } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';
import { bookingsOf, inScope, type Scope } from '../staff/scope';
import { type ReadOptions, readBookings } from './deskRead';

/** SQL condition on the alias `booking`. The range of `starts_at` makes the planner use the index of booked ones. */
const isComing: SQL = sql`(booking.state = 'booked' and booking.ends_at > now()
  and booking.starts_at > now() - interval '1 day' and booking.starts_at < now() + interval '1 day'
  and ${dateIn(sql`booking.starts_at`)} = ${dateIn(sql`now()`)})`;

/** Returns the bookings in scope of today (Tashkent time) that have not ended and whose car has not arrived. */
export const listComingBookings = (db: Database, reading: ReadOptions): Promise<DeskBooking[]> =>
  readBookings(db, { where: isComing, order: sql`booking.starts_at` }, reading);

/** Counts the bookings that `listComingBookings` lists. */
export async function countComingBookings(db: Database, scope: Scope): Promise<number> {
  const { rows } = await queryRows<{ coming: number }>(
    db,
    { coming: 'number' },
    sql`select count(*)::int as coming from ${bookingsOf(scope)} booking where ${isComing}`,
  );
  return rows[0]?.coming ?? 0;
}

/**
 * Counts the bays of each visible branch in scope: `used` ones have a car in work, or a booking, hold or block now;
 * the others are `free`, also outside the opening hours.
 */
export async function countBays(db: Database, scope: Scope, language: Language): Promise<DeskToday['bays']> {
  const { rows } = await queryRows<DeskToday['bays'][number]>(
    db,
    { branch: 'json', used: 'number', free: 'number' },
    sql`with used as materialized (
      select booking.bay_id from ${bookingsOf(scope)} booking
        where ${occupiesBay} and tstzrange(booking.starts_at, booking.free_at) @> now()
      union select booking.bay_id from ${bookingsOf(scope)} booking where booking.state = 'in_work')
    select ${branchRef(sql`counted.id`, language)} as branch, counted.used, counted.free from (
      select branch.id, branch.position, (count(*) filter (where bay.id in (select bay_id from used)))::int as used,
        (count(*) filter (where bay.id not in (select bay_id from used)))::int as free
      from ${bays} bay join ${branches} branch on branch.id = bay.branch_id
      where ${inScope(scope, sql`branch.id`)} group by branch.id, branch.position) counted
    order by counted.position, counted.id`,
  );
  return rows;
}
