import { and, eq, inArray, sql } from 'drizzle-orm';
import { DAY_MINUTES } from '#contract/rules/clock';
import { BOOKING_USUAL_MINUTES } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import type { BookedEstimate, BookedService } from '../platform/db/schema/booking';
import { services as allServices } from '../platform/db/schema/catalog';
import { bays, services as visibleServices } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { dayOf, isNear, isoOf, midnightOf, minuteAt, type Span, timeAt } from '../platform/minutes';
import { bookingsOf } from '../staff/scope';
import { type BaySlot, baysInOrder, chooseBay, prepareBaySlot } from './allocateBay';
import { availability, type BranchSchedule, canPerform, type ServiceRequirements } from './availability';
import { readBranchScheduleAt, readBranchSchedules, type ScheduledBranch } from './branchSchedule';

import type { DeskContext } from './deskScope';
import type { StoredBooking } from './notify';
import { priceRange } from './priceRange';
import { readRequestedServices } from './serviceRequirements';

export type Work = {
  services: BookedService[];
  estimate: BookedEstimate | null;
  requirements: (step: number) => ServiceRequirements;
};

type AskedWork = {
  services: readonly number[];
  minutes?: number | undefined;
  model?: number | null | undefined;
  bookedServices?: readonly BookedService[];
};

/**
 * Returns services, price estimate and bay requirements of a booking by staff. Services of `bookedServices` that are
 * hidden now remain bookable; `minutes` overrides the duration. @throws 400 on `services`
 */
export async function workOf(
  db: Database,
  { services, minutes, model, bookedServices = [] }: AskedWork,
  language: Language,
): Promise<Work> {
  const hidden = await hiddenAmong(
    db,
    bookedServices.filter(({ id }) => services.includes(id)),
  );
  const today = services.filter((id) => hidden.every((one) => one.id !== id));
  const requested =
    today.length === 0 ? null : await readRequestedServices(db, today, 'desk').catch(unknownService(language));
  const all = [...(requested?.services ?? []), ...hidden];
  const usual = all.reduce((sum, one) => sum + one.minutes, 0);
  const lasts = minutes ?? (usual || BOOKING_USUAL_MINUTES);
  const estimate = requested && (await priceRange(db, { ...requested, services: all }, model));
  const categories = await categoriesOf(db, hidden);
  return {
    services: all,
    estimate,
    requirements: (step) => {
      const requirements = requested?.requirements(step) ?? { categories: [], buffer: 0, step };
      return { ...requirements, categories: [...new Set([...requirements.categories, ...categories])], minutes: lasts };
    },
  };
}

async function hiddenAmong(db: Database, bookedServices: readonly BookedService[]): Promise<BookedService[]> {
  if (bookedServices.length === 0) return [];
  const ids = bookedServices.map(({ id }) => id);
  const visible = await db
    .select({ id: visibleServices.id })
    .from(visibleServices)
    .where(inArray(visibleServices.id, ids));
  const hidden = bookedServices.filter(({ id }) => visible.every((one) => one.id !== id));
  return hidden.filter(({ id }, at) => hidden.findIndex((one) => one.id === id) === at);
}

/**
 * Returns the hidden services among `ids`, without a price, in the form of booked services. Minutes default to
 * BOOKING_USUAL_MINUTES.
 */
export async function hiddenServices(db: Database, ids: readonly number[]): Promise<BookedService[]> {
  if (ids.length === 0) return [];
  const { id, name, durationMinutes: minutes } = allServices;
  const rows = await db
    .select({ id, name, minutes })
    .from(allServices)
    .where(and(inArray(id, [...ids]), eq(allServices.hidden, true)));
  return rows.map((one) => ({ ...one, minutes: one.minutes ?? BOOKING_USUAL_MINUTES, price: null }));
}

const unknownService = (language: Language) => (error: unknown) => {
  throw error instanceof ApiFailure ? refusedField('services', language) : error;
};

/** Returns the category ids of services, also of hidden ones: the skills that their bay needs. */
export async function categoriesOf(db: Database, services: readonly BookedService[]): Promise<number[]> {
  if (services.length === 0) return [];
  const ids = services.map(({ id }) => id);
  const rows = await db.select({ id: allServices.categoryId }).from(allServices).where(inArray(allServices.id, ids));
  return [...new Set(rows.flatMap(({ id }) => id ?? []))];
}

/** Rejects a bay that is hidden or belongs to another branch. @throws 400 on `bay` */
export async function requireBay(db: Database, bay: number, branch: number, language: Language): Promise<void> {
  if ((await db.$count(bays, sql`id = ${bay} and branch_id = ${branch}`)) === 0) throw refusedField('bay', language);
}

type SlotRequest = {
  branch: number;
  at: number;
  requirements: Omit<ServiceRequirements, 'step'>;
  bay?: number | undefined;
  except?: number;
  overbooking?: string | undefined;
};
type Taking = BaySlot & { isOverbooked: boolean; overbookingReason: string | null; overbookedBy: number | null };
export const NOT_OVERBOOKED = { isOverbooked: false, overbookingReason: null, overbookedBy: null } as const;

/**
 * Allocates a bay at any minute, off the slot grid too. Requires the branch lock. @throws 409 `no_room` without a free
 * bay or a reason for overbooking; a blocked bay is never overbooked
 */
export async function allocateBayAtDesk(
  tx: Database,
  request: SlotRequest,
  { me, language }: DeskContext,
): Promise<Taking> {
  const { branch, at, requirements, bay, except, overbooking } = request;
  if (!isNear(dayOf(at))) throw refusedField('starts_at', language);
  const found = await readBranchScheduleAt(tx, branch, at, except, {
    minutes: requirements.minutes + requirements.buffer,
  });
  if (!found) throw new ApiFailure(409, 'branch_hidden');
  const { schedule } = found;
  const span = { from: at, to: at + requirements.minutes + requirements.buffer };
  const free = freeAt(schedule, requirements, at);
  const own = bay !== undefined && free.includes(bay) ? bay : null;
  const room = bay === undefined ? chooseBay(schedule.bays, schedule.taken, free, span) : own;
  if (room !== null)
    return { ...(await prepareBaySlot(tx, { branch, bay: room, at }, requirements)), ...NOT_OVERBOOKED };
  const able = schedule.bays.filter((one) => canPerform(one, requirements.categories)).map(({ id }) => id);
  const requestedBays = bay === undefined ? able : [bay];
  const isClosed = freeAt({ ...schedule, bays: [{ id: 0, does: [] }], taken: [] }, requirements, at).length === 0;
  const isFull = requestedBays.length > 0 && requestedBays.every((id) => overlaps(schedule, id, span) > 0);
  const isBayHidden = bay !== undefined && schedule.bays.every(({ id }) => id !== bay);
  const why = [
    ...(isFull ? ['taken'] : []),
    ...(isClosed ? ['closed'] : []),
    ...(able.some((id) => requestedBays.includes(id)) ? [] : [isBayHidden ? 'hidden' : 'bay']),
  ];
  const candidates = requestedBays.length > 0 ? requestedBays : schedule.bays.map(({ id }) => id);
  const shut = await blockedBays(tx, { bays: candidates, span });
  const open = candidates.filter((id) => !shut.has(id));
  const isShut = shut.size > 0 && open.length === 0;
  if (isShut || overbooking === undefined) {
    const taken = isFull ? await overlappingBookings(tx, { bays: requestedBays, span, except }) : [];
    throw new ApiFailure(409, 'no_room', { more: { why: isShut ? ['shut'] : why, taken } });
  }
  const [least] = open.toSorted((one, other) => overlaps(schedule, one, span) - overlaps(schedule, other, span));
  if (least === undefined) throw refusedField('bay', language);
  const place = await prepareBaySlot(tx, { branch, bay: least, at }, requirements);
  return { ...place, isOverbooked: true, overbookingReason: overbooking.trim(), overbookedBy: me.id };
}

export function freeAt(
  schedule: BranchSchedule,
  requirements: Omit<ServiceRequirements, 'step'>,
  at: number,
): number[] {
  const day = dayOf(at);
  const [starts] = availability(schedule, { ...requirements, step: 1 }, { first: day, last: day, asker: 'desk' });
  return starts?.starts.find((start) => start.at === at)?.bays ?? [];
}

const overlaps = ({ taken }: BranchSchedule, bay: number, { from, to }: Span): number =>
  taken.filter((one) => one.bay === bay && one.from < to && one.to > from).length;

/** Returns the ids of those bays that have a bay block overlapping `span` (minutes since 1970), in any branch. */
export async function blockedBays(tx: Database, { bays: ids, span }: BaySpan): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await queryRows<{ bay: number }>(
    tx,
    { bay: 'number' },
    sql`
    select bay_id as bay from ${bookingsOf({ branches: null })} booking where bay_id in ${[...ids]} and state = 'blocked'
      and tstzrange(starts_at, free_at) && tstzrange(${timeAt(span.from).toISOString()}::timestamptz, ${timeAt(span.to).toISOString()}::timestamptz)`,
  );
  return new Set(rows.map(({ bay }) => bay));
}

/**
 * Occupied time range: a car in work past its planned end keeps its bay. The columns keep the plan, or the exclusion
 * constraint would reject the overlap.
 */
const takenSpan = sql`tstzrange(starts_at, case when state = 'in_work' then greatest(free_at, now()) else free_at end)`;

type BaySpan = { bays: readonly number[]; span: Span; except?: number | undefined };

/**
 * Returns the ids of bookings, holds and bay blocks that occupy the bays during `span` (minutes since 1970), in any
 * branch, by start. The caller must hold the branch lock if it then takes the slot.
 */
export async function overlappingBookings(tx: Database, { bays: ids, span, except }: BaySpan): Promise<number[]> {
  const { rows } = await queryRows<{ id: number }>(
    tx,
    { id: 'number' },
    sql`
    select id from ${bookingsOf({ branches: null })} booking where bay_id in ${[...ids]}
      and state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked') and id is distinct from ${except ?? null}::int
      and ${takenSpan} && tstzrange(${timeAt(span.from).toISOString()}::timestamptz, ${timeAt(span.to).toISOString()}::timestamptz)
    order by starts_at, id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the columns that end a booking now, or a minute long if it starts later. `planned` stores its times for undo.
 */
export async function freeBayNow(
  tx: Database,
  booking: StoredBooking,
  now = Date.now(),
): Promise<Partial<StoredBooking>> {
  const { startsAt, endsAt, freeAt } = booking;
  const minute = Math.floor(minuteAt(new Date(now)));
  if (minuteAt(freeAt) <= minute) return {};
  const planned = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), freeAt: freeAt.toISOString() };
  const from = minuteAt(startsAt) < minute ? minuteAt(startsAt) : await lastFreeMinute(tx, booking, minute);
  const end = timeAt(minuteAt(startsAt) < minute ? minute : from + 1);
  return { startsAt: timeAt(from), endsAt: endsAt < end ? endsAt : end, freeAt: end, planned };
}

export type Times = Pick<StoredBooking, 'startsAt' | 'endsAt' | 'freeAt'>;

export const plannedTimes = ({ planned }: StoredBooking): Times | null =>
  planned && {
    startsAt: new Date(planned.startsAt),
    endsAt: new Date(planned.endsAt),
    freeAt: new Date(planned.freeAt),
  };

/** Returns the columns that restore the planned times, or none if they are taken. Requires the branch lock. */
export async function restorePlannedTimes(tx: Database, booking: StoredBooking): Promise<Partial<StoredBooking>> {
  const times = plannedTimes(booking);
  if (!times) return {};
  const [at, end, free] = [times.startsAt, times.endsAt, times.freeAt].map(minuteAt) as [number, number, number];
  const span = { from: at, to: free };
  const taken = await overlappingBookings(tx, { bays: [booking.bayId], span, except: booking.id });
  if (taken.length > 0) return {};
  const place = { branch: booking.branchId, bay: booking.bayId, at };
  return { ...(await prepareBaySlot(tx, place, { minutes: end - at, buffer: free - end })), planned: null };
}

async function lastFreeMinute(tx: Database, { id, bayId }: StoredBooking, minute: number): Promise<number> {
  const { rows } = await queryRows<{ back: number }>(
    tx,
    { back: 'number' },
    sql`
    select back from generate_series(1, ${DAY_MINUTES}::int) back where not exists (
      select from ${bookingsOf({ branches: null })} booking where bay_id = ${bayId} and id <> ${id}
        and state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked')
        and ${takenSpan} && tstzrange(${timeAt(minute).toISOString()}::timestamptz - make_interval(mins => back),
          ${timeAt(minute).toISOString()}::timestamptz - make_interval(mins => back - 1)))
    order by back limit 1`,
  );
  return minute - (rows[0]?.back ?? 0);
}

const SEARCH_DAYS = 14;
const NOTICE_MINUTES = 120;
/** Minutes from midnight. Automatic moves to another time of day start between them. */
const USUAL_HOURS = { from: 9 * 60, to: 20 * 60 };

type Free = { at: number; bays: number[] };
type Found = { starts_at: string; bay: number };

/**
 * Finds a new slot: the same time in another bay, the same time on a later day, then the nearest time within
 * USUAL_HOURS. Null if two weeks have none.
 */
export async function findNextSlot(tx: Database, booking: StoredBooking): Promise<Found | null> {
  const [from, to, free] = [booking.startsAt, booking.endsAt, booking.freeAt].map(minuteAt) as [number, number, number];
  const earliest = Math.max(from, Math.ceil(minuteAt(new Date())) + NOTICE_MINUTES);
  const span = { first: dayOf(from), last: dayOf(earliest) + SEARCH_DAYS };
  const scheduleRequest = { branches: [booking.branchId], ...span, minutes: free - from, except: booking.id };
  const [found] = await readBranchSchedules(tx, scheduleRequest);
  if (!found) return null;
  const work = { minutes: to - from, buffer: free - to, categories: await categoriesOf(tx, booking.services) };
  const start =
    sameTime(found, work, { from, earliest, last: span.last }) ??
    usualTime(found, work, { from, earliest, last: span.last });
  if (!start) return null;
  const { at, bays } = start;
  const { schedule } = found;
  const [bay] = baysInOrder(schedule.bays, schedule.taken, bays, { from: at, to: at + work.minutes + work.buffer });
  return bay === undefined ? null : { starts_at: isoOf(at), bay };
}

type WorkLength = { minutes: number; buffer: number; categories: readonly number[] };
type Search = { from: number; earliest: number; last: number };

function sameTime({ schedule }: ScheduledBranch, work: WorkLength, { from, earliest, last }: Search): Free | null {
  for (let at = from; dayOf(at) <= last; at += DAY_MINUTES) {
    const bays = at < earliest ? [] : freeAt(schedule, work, at);
    if (bays.length > 0) return { at, bays };
  }
  return null;
}

function usualTime(
  { schedule, rules }: ScheduledBranch,
  work: WorkLength,
  { from, earliest, last }: Search,
): Free | null {
  const requirements = { ...work, step: rules?.stepMinutes ?? 60 };
  const clock = from - midnightOf(dayOf(from));
  for (const { day, starts } of availability(schedule, requirements, { first: dayOf(from) + 1, last, asker: 'desk' })) {
    const distanceOf = ({ at }: Free) => Math.abs(at - midnightOf(day) - clock);
    const [nearest] = starts
      .filter(({ at }) => {
        const minute = at - midnightOf(day);
        return at >= earliest && minute >= USUAL_HOURS.from && minute < USUAL_HOURS.to;
      })
      .toSorted((one, other) => distanceOf(one) - distanceOf(other));
    if (nearest) return nearest;
  }
  return null;
}
