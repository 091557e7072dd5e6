import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SlotProblem } from '#contract/bookingsDesk';
import type { BookingWithoutSlot, ContentDependents } from '../catalog/content/hooks';

import { openSpans } from '../catalog/openingHours';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { services } from '../platform/db/schema/catalog';
import { dayOf, minuteAt, type Span } from '../platform/minutes';
import { canPerform } from './availability';
import { readBranchSchedules, type ScheduledBranch } from './branchSchedule';
import type { StoredBooking } from './notify';

type Booked = Pick<
  StoredBooking,
  'id' | 'branchId' | 'bayId' | 'services' | 'startsAt' | 'endsAt' | 'isOverbooked' | 'source'
>;
export type LostSlotReason = Exclude<SlotProblem, 'rules'>;

/** Removes changed online rules, under which an existing booking keeps its slot. */
export const lostSlotReasons = (why: readonly SlotProblem[] = []): LostSlotReason[] =>
  why.filter((reason): reason is LostSlotReason => reason !== 'rules');

/** Returns by id why bookings lost their slot. Ignores opening hours and bay skills of overbookings. 6 statements. */
export async function slotProblemsOf(db: Database, rows: readonly Booked[]): Promise<Map<number, SlotProblem[]>> {
  if (rows.length === 0) return new Map();
  const days = rows.flatMap(({ startsAt, endsAt }) => [dayOf(minuteAt(startsAt)), dayOf(minuteAt(endsAt))]);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const branches = [...new Set(rows.map(({ branchId }) => branchId))];
  const schedules = new Map(
    (await readBranchSchedules(db, { branches, first, last })).map((found) => [
      found.branch,
      { ...found, open: openSpans(found.schedule.hours, first, last) },
    ]),
  );
  const ids = [...new Set(rows.flatMap((row) => row.services.map(({ id }) => id)))];
  const known = await db
    .select({ id: services.id, category: services.categoryId, hidden: services.hidden })
    .from(services)
    .where(inArray(services.id, ids));
  const serviceOf = new Map(known.map((one) => [one.id, one]));
  const found = rows.map((row): [number, SlotProblem[]] => {
    const own = row.services.map(({ id }) => serviceOf.get(id));
    const branch = schedules.get(row.branchId);
    const categories = own.flatMap((service) => service?.category ?? []);
    return [
      row.id,
      [
        ...(own.some((service) => !service || service.hidden) ? (['service'] as const) : []),
        ...(branch ? reasonsOfBranch(row, branch, categories) : (['branch'] as const)),
      ],
    ];
  });
  return new Map(found.filter(([, why]) => why.length > 0));
}

function reasonsOfBranch(
  { bayId, startsAt, endsAt, isOverbooked, source }: Booked,
  { rules, schedule, open }: ScheduledBranch & { open: readonly Span[] },
  categories: readonly number[],
): SlotProblem[] {
  const bay = schedule.bays.find(({ id }) => id === bayId);
  const [from, to] = [minuteAt(startsAt), minuteAt(endsAt)];
  const isOpen = open.some((span) => span.from <= from && to <= span.to);
  const isReached = rules?.online && dayOf(from) <= dayOf(schedule.now) + schedule.rules.horizon;
  return [
    ...(!bay || (!isOverbooked && !canPerform(bay, categories)) ? (['bay'] as const) : []),
    ...(!isOpen && !isOverbooked ? (['closed'] as const) : []),
    ...(source === 'online' && !isReached ? (['rules'] as const) : []),
  ];
}

/**
 * Returns the ids of those bookings that have not ended and have lost their slot (`slotProblemsOf`). Changed online
 * rules do not count.
 */
export async function idsWithoutSlot(
  db: Database,
  rows: readonly StoredBooking[],
  now = Date.now(),
): Promise<Set<number>> {
  const coming = rows.filter(({ state, endsAt }) => state === 'booked' && endsAt.getTime() > now);
  const why = await slotProblemsOf(db, coming);
  return new Set(coming.map(({ id }) => id).filter((id) => lostSlotReasons(why.get(id)).length > 0));
}

type WithoutSlotFilter = { branches?: readonly number[] | null; from?: Date };

/**
 * Returns the bookings that start after `from` and have a slot problem, including changed online rules, by start.
 * `branches` null means all branches.
 */
export async function bookingsWithoutSlot(
  db: Database,
  { branches = null, from = new Date() }: WithoutSlotFilter = {},
): Promise<BookingWithoutSlot[]> {
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
  const reasons = await slotProblemsOf(db, rows);
  return rows.flatMap(({ id, version, reference, branchId: branch, startsAt }) => {
    const why = reasons.get(id);
    return why ? [{ id, version, reference, branch, startsAt, why }] : [];
  });
}

/**
 * Counts present and future bookings, holds and bay blocks that prevent the move of a bay to `branch`, because they
 * belong to another branch.
 */
export const bookingsOfBay = (db: Database, bay: number, branch: unknown): Promise<number> =>
  db.$count(
    bookings,
    sql`bay_id = ${bay} and branch_id is distinct from ${Number(branch)} and free_at > now()
      and state in ('held', 'booked', 'arrived', 'in_work', 'blocked')`,
  );

export const bookingsByContent: ContentDependents = { bookingsWithoutSlot, bookingsOfBay };
