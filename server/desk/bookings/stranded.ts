import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { StrandedReason } from '../../../contract/desk/bookingTasks';
import { strandedReasons } from '../../booking/lostPlaces';
import type { Database } from '../../db/database';
import { bookings } from '../../db/schema/booking';

/** A booking to come that the content of the site no longer has a place for. */
export type Stranded = {
  id: number;
  version: number;
  reference: string;
  branch: number;
  startsAt: Date;
  why: StrandedReason[];
};

type Asked = { branches?: readonly number[] | null; from?: Date };

/** Bookings to come that have a reason of strandedReasons, the earliest first. 7 statements at most. */
export async function strandedBookings(
  db: Database,
  { branches = null, from = new Date() }: Asked = {},
): Promise<Stranded[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        gt(bookings.startsAt, from),
        branches === null ? undefined : inArray(bookings.branchId, [...branches]),
      ),
    )
    .orderBy(bookings.startsAt, bookings.id);
  const reasons = await strandedReasons(db, rows);
  return rows.flatMap(({ id, version, reference, branchId: branch, startsAt }) => {
    const why = reasons.get(id);
    return why ? [{ id, version, reference, branch, startsAt, why }] : [];
  });
}

/** How many bookings to come, or under way, a bay has in another branch than `branch`. */
export const bookingsOfBay = (db: Database, bay: number, branch: unknown): Promise<number> =>
  db.$count(
    bookings,
    sql`bay_id = ${bay} and branch_id is distinct from ${Number(branch)} and free_at > now()
      and state in ('held', 'booked', 'arrived', 'in_work', 'blocked')`,
  );
