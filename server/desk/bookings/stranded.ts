import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { StrandedReason } from '../../../contract/desk/bookingTasks';
import { canDo } from '../../booking/availability';
import { dayOf, minuteAt, type Span } from '../../booking/minutes';
import { openSpans } from '../../booking/opening';
import { type BranchWorld, readWorlds } from '../../booking/worlds';
import type { Database } from '../../db/database';
import { bookings } from '../../db/schema/booking';
import { services } from '../../db/schema/services';

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

/**
 * Bookings to come whose branch or service is hidden, whose bay is hidden, elsewhere or cannot do the work, or whose branch is closed then. `rules`: booked on
 * line, where that is switched off or reaches less far by now; such a booking is kept and only counts as affected by a change. What the staff has put outside
 * of hours or bays with a reason is not stranded by them. 8 statements at most.
 */
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
  if (rows.length === 0) return [];
  const days = rows.flatMap(({ startsAt, endsAt }) => [dayOf(minuteAt(startsAt)), dayOf(minuteAt(endsAt))]);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const worlds = new Map((await readWorlds(db, { first, last })).map((one) => [one.branch, one]));
  const open = new Map<number, Span[]>();
  const openAt = ({ branch, world }: BranchWorld): Span[] => {
    const spans = open.get(branch) ?? openSpans(world.hours, first, last);
    open.set(branch, spans);
    return spans;
  };
  const ids = [...new Set(rows.flatMap((row) => row.services.map(({ id }) => id)))];
  const known = await db
    .select({ id: services.id, category: services.categoryId, hidden: services.hidden })
    .from(services)
    .where(inArray(services.id, ids));
  const serviceOf = new Map(known.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const found = worlds.get(row.branchId);
    const own = row.services.map(({ id }) => serviceOf.get(id));
    const why: StrandedReason[] = [];
    if (own.some((service) => !service || service.hidden)) why.push('service');
    if (!found) why.push('branch');
    else {
      const bay = found.world.bays.find(({ id }) => id === row.bayId);
      const categories = own.flatMap((service) => service?.category ?? []);
      if (!bay || (!row.isOverbooked && !canDo(bay, categories))) why.push('bay');
      const [start, end] = [minuteAt(row.startsAt), minuteAt(row.endsAt)];
      const isOpen = openAt(found).some((span) => span.from <= start && end <= span.to);
      if (!isOpen && !row.isOverbooked) why.push('closed');
      const { rules, world } = found;
      const isReached = rules?.online && dayOf(start) <= dayOf(world.now) + world.rules.horizon;
      if (row.source === 'online' && !isReached) why.push('rules');
    }
    const { id, version, reference, branchId: branch, startsAt } = row;
    return why.length > 0 ? [{ id, version, reference, branch, startsAt, why }] : [];
  });
}

/** How many bookings to come, or under way, a bay has in another branch than `branch`. */
export const bookingsOfBay = (db: Database, bay: number, branch: unknown): Promise<number> =>
  db.$count(
    bookings,
    sql`bay_id = ${bay} and branch_id is distinct from ${Number(branch)} and free_at > now()
      and state in ('held', 'booked', 'arrived', 'in_work', 'blocked')`,
  );
