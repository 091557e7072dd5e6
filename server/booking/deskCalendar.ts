import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Calendar, CalendarBay, CalendarQuery, DeskBooking } from '#contract/bookingsDesk';
import { DAY_MINUTES, dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import { DESK_PAGE_SIZE, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { latinCapitals, normalizePlate } from '#contract/rules/plates';
import { namedCustomers } from '../accounts/deskCustomers';
import { openSpans } from '../catalog/openingHours';
import { referenceParts } from '../enquiries/deskFilter';
import type { Database } from '../platform/db/database';
import { containsPattern, hasNames, localizedOrFallback } from '../platform/db/expressions';
import { cars } from '../platform/db/schema/accounts';
import { bays, bookings, occupiesBay } from '../platform/db/schema/booking';
import { branches } from '../platform/db/schema/company';
import { ApiFailure } from '../platform/http/errors';
import { isoOf, midnightOf, type Span, timeAt } from '../platform/minutes';
import { isInScope } from '../staff/scope';
import { readBranchSchedules } from './branchSchedule';
import { findBookings, type ReadOptions, readBookings } from './deskRead';

import { seesWorkOnly } from './deskScope';
import { countWaitlist } from './deskWaitlist';

const MAX_WORK_DAYS = 31;
const FINISHED_DAYS = 3;
const USUAL_STEP = 60;

/**
 * Returns opening hours, bays, bookings and length of the waitlist of a branch for `days` days from `from`. @throws 404
 * for an unknown branch or one outside the reader's scope
 */
export async function readCalendar(
  db: Database,
  { branch, from, days }: CalendarQuery,
  reading: ReadOptions,
): Promise<Calendar> {
  const { me, language } = reading;
  const [place] = await db.select({ name: branches.name }).from(branches).where(eq(branches.id, branch));
  if (!place || !isInScope(me.scope, branch)) throw new ApiFailure(404, 'not_found');
  const first = dayNumberOf(from);
  const last = first + days - 1;
  const [found] = await readBranchSchedules(db, { branches: [branch], first, last });
  const open = found ? openSpans(found.schedule.hours, first, last) : [];
  const waits = await countWaitlist(db, branch, { from, to: dateOfDayNumber(last) });
  const items = await itemsOf(db, { branch, from: midnightOf(first), to: midnightOf(last + 1) }, reading);
  return {
    branch: { id: branch, name: localizedOrFallback(place.name, language) },
    step: found?.rules?.stepMinutes ?? USUAL_STEP,
    days: Array.from({ length: days }, (_, index) => {
      const day = dateOfDayNumber(first + index);
      return { day, open: withinDay(open, first + index), waits: waits.get(day) ?? 0 };
    }),
    bays: await baysOf(db, branch, { items, language }),
    items,
  };
}

function withinDay(open: readonly Span[], day: number) {
  const [start, end] = [midnightOf(day), midnightOf(day) + DAY_MINUTES];
  return open
    .filter(({ from, to }) => from < end && to > start)
    .map(({ from, to }) => ({ from: isoOf(Math.max(from, start)), to: isoOf(Math.min(to, end)) }));
}

function itemsOf(db: Database, { branch, from, to }: Span & { branch: number }, reading: ReadOptions) {
  const [start, end] = [from, to].map((minute) => sql`${timeAt(minute).toISOString()}::timestamptz`);
  const where = sql`booking.id = any(array(
    select id from ${bookings} where branch_id = ${branch} and ${occupiesBay} and tstzrange(starts_at, free_at) && tstzrange(${start}, ${end})
    union select id from ${bookings} where branch_id = ${branch} and starts_at < ${end}
      and starts_at > ${start} - make_interval(days => case when state = 'in_work' then ${MAX_WORK_DAYS}::int else ${FINISHED_DAYS}::int end)
      and starts_at > ${start} - make_interval(days => ${MAX_WORK_DAYS}::int)
      and (free_at > ${start} or (state = 'in_work' and ${start} < now()))))`;
  return readBookings(db, { where, order: sql`booking.starts_at` }, reading);
}

async function baysOf(
  db: Database,
  branch: number,
  { items, language }: { items: readonly DeskBooking[] } & Pick<ReadOptions, 'language'>,
): Promise<CalendarBay[]> {
  const used = [...new Set(items.map(({ bay }) => bay))];
  const rows = await db
    .select({ id: bays.id, name: bays.name, categories: bays.categories, hidden: bays.hidden, branch: bays.branchId })
    .from(bays)
    .where(or(eq(bays.branchId, branch), inArray(bays.id, used)))
    .orderBy(asc(bays.position), asc(bays.id));
  return rows
    .map(({ name, hidden, branch: own, ...bay }) => ({
      ...bay,
      name: localizedOrFallback(name, language),
      hidden: hidden || own !== branch,
    }))
    .filter(({ id, hidden }) => !hidden || used.includes(id));
}

/** Searches bookings by plate and reference, and by customer if the role may see customers. */
export function searchBookings(
  db: Database,
  q: string,
  reading: ReadOptions,
  most = DESK_PAGE_SIZE,
): Promise<DeskBooking[]> {
  const parts = [sql`false`];
  const plate = normalizePlate(q);
  if (plate.length >= DESK_SEARCH_MIN_LENGTH)
    parts.push(
      sql`booking.car_id = any(array(select car.id from ${cars} car where car.plate like ${containsPattern(plate)} limit 200))`,
      sql`booking.plate like ${containsPattern(plate)}`,
    );
  const characters = latinCapitals(q).replace(/\s/g, '');
  if (/^[0-9A-Z-]{3,}$/.test(characters))
    for (const spelling of referenceParts(characters))
      parts.push(sql`booking.reference like ${containsPattern(spelling)}`);
  if (!seesWorkOnly(reading.me)) {
    const digits = q.replace(/[\s()+\-–.]/g, '');
    if (/^\d{3,}$/.test(digits)) parts.push(sql`booking.phone like ${containsPattern(digits)}`);
    parts.push(hasNames(sql`booking.name_folded`, q) ?? sql`false`);
    const named = namedCustomers(reading.me.scope, q);
    if (named) parts.push(sql`booking.user_id = any(${named})`);
  }
  const where = sql`booking.state not in ('held', 'blocked') and (${sql.join(parts, sql` or `)})`;
  const order = sql`abs(extract(epoch from booking.starts_at - now()))`;
  return findBookings(db, { where, order, most }, reading);
}
