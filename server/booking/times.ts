import { and, eq, max, or } from 'drizzle-orm';
import type { BookingTimes, NextTimes } from '#contract/bookings';
import { MAX_ALTERNATIVES } from '#contract/rules/bookings';
import { dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { bookingRules } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { dayOf, isNear, isoOf, minuteAt } from '../platform/minutes';
import {
  availability,
  type BranchSchedule,
  canPerform,
  type DayStarts,
  type ServiceRequirements,
} from './availability';
import { readBranchSchedules } from './branchSchedule';
import { priceRange } from './priceRange';
import { readRequestedServices, withBookedDuration } from './serviceRequirements';

export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23P01';

type TakenSlot = { branch: number; at: number; requirements: ServiceRequirements; except?: number };

async function findAlternatives(db: Database, { branch, at, requirements, except }: TakenSlot): Promise<string[]> {
  const first = dayOf(at);
  if (!isNear(first)) return [];
  const minutes = requirements.minutes + requirements.buffer;
  const request = { branches: [branch], first, last: first + 1, minutes, ...(except !== undefined && { except }) };
  const [found] = await readBranchSchedules(db, request);
  if (!found) return [];
  const starts = availability(found.schedule, requirements, request).flatMap((day) =>
    day.starts.map((start) => start.at),
  );
  const before = starts.filter((start) => start < at).slice(-MAX_ALTERNATIVES);
  const after = starts.filter((start) => start > at).slice(0, MAX_ALTERNATIVES);
  return [...before, ...after].map(isoOf);
}

export class SlotTakenError extends Error {
  override name = 'SlotTakenError';
  constructor(readonly slotTaken: TakenSlot) {
    super('gone');
  }
}

/** Runs `work`. @throws 409 `time_gone` if it finds the slot taken, with the nearest free starts as `neighbours` */
export async function withAlternatives<T>(db: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOverlap(error)) throw new ApiFailure(409, 'time_gone', { more: { neighbours: [] }, cause: error });
    if (!(error instanceof SlotTakenError)) throw error;
    throw new ApiFailure(409, 'time_gone', { more: { neighbours: await findAlternatives(db, error.slotTaken) } });
  }
}

/** `instead`: token of the hold or booking to replace, whose slot counts as free. */
type SlotsRequest = { services: readonly number[]; model?: number | undefined; instead?: string | undefined };
type DaysRequest = SlotsRequest & { branch: number; from: string; days: number };
type NextSlotsRequest = SlotsRequest & { now?: number };

/**
 * Returns the online starts of a branch by day, with price range and last bookable day. @throws 400 for an invalid day
 * or service, 404 for a hidden branch
 */
export async function bookingTimes(
  db: Database,
  { services, branch, from, days, model, instead }: DaysRequest,
): Promise<BookingTimes> {
  if (!isNear(dayNumberOf(from))) throw new ApiFailure(400, 'day_not_bookable');
  const own = instead === undefined ? null : await readReplacedBooking(db, instead);
  const found = await readRequestedServices(db, services);
  const requested = own?.tokenHash ? withBookedDuration(found, own) : found;
  const span = { first: dayNumberOf(from), last: dayNumberOf(from) + days - 1 };
  const reach = { minutes: requested.minutes + requested.requirements(1).buffer };
  const except = own ? { except: own.id } : {};
  const [place] = await readBranchSchedules(db, { branches: [branch], ...span, ...reach, ...except });
  if (!place) throw new ApiFailure(404, 'not_found');
  const { schedule, rules } = place;
  const requirements = requested.requirements(rules?.stepMinutes ?? 60);
  return {
    minutes: requested.minutes,
    price: await priceRange(db, requested, model),
    days: availability(schedule, requirements, span).map(({ day, starts }) => ({
      day: dateOfDayNumber(day),
      starts: starts.map(({ at }) => isoOf(at)),
      full: starts.length === 0 && isFull(schedule, requirements, day),
    })),
    until: dateOfDayNumber(dayOf(schedule.now) + schedule.rules.horizon),
  };
}

async function readReplacedBooking(db: Database, token: string) {
  const { id, tokenHash, startsAt, endsAt, freeAt } = bookings;
  const hash = hashOfToken(token);
  const [own] = await db
    .select({ id, tokenHash, startsAt, endsAt, freeAt })
    .from(bookings)
    .where(or(and(eq(bookings.holder, hash), eq(bookings.state, 'held')), eq(bookings.tokenHash, hash)));
  return own ?? null;
}

export const isFull = (schedule: BranchSchedule, requirements: ServiceRequirements, day: number): boolean =>
  startsOf(availability({ ...schedule, taken: [] }, requirements, { first: day, last: day })).length > 0;

const startsOf = (days: readonly DayStarts[]): number[] => days.flatMap(({ starts }) => starts.map(({ at }) => at));

/**
 * Returns the first online start in each branch with a suitable bay, null if its booking horizon has none. @throws 400
 * for a service that cannot be booked online
 */
export async function nextTimes(
  db: Database,
  { services, model, instead, now = Date.now() }: NextSlotsRequest,
): Promise<NextTimes> {
  const own = instead === undefined ? null : await readReplacedBooking(db, instead);
  const requested = await readRequestedServices(db, services);
  const today = dayOf(minuteAt(new Date(now)));
  const [horizon] = await db.select({ days: max(bookingRules.horizonDays) }).from(bookingRules);
  const span = { first: today, last: today + (horizon?.days ?? 0) };
  const reach = { minutes: requested.minutes + requested.requirements(1).buffer };
  const schedules = await readBranchSchedules(db, { ...span, ...reach, now, ...(own && { except: own.id }) });
  return {
    minutes: requested.minutes,
    price: await priceRange(db, requested, model),
    branches: schedules.flatMap(({ branch, schedule, rules }) => {
      if (!rules?.online) return [];
      const requirements = requested.requirements(rules.stepMinutes);
      if (!schedule.bays.some((bay) => canPerform(bay, requirements.categories))) return [];
      return [{ branch, starts_at: firstOf(schedule, requirements, today) }];
    }),
  };
}

function firstOf(schedule: BranchSchedule, requirements: ServiceRequirements, today: number): string | null {
  for (let day = today; day <= today + schedule.rules.horizon; day++) {
    const [start] = startsOf(availability(schedule, requirements, { first: day, last: day }));
    if (start !== undefined) return isoOf(start);
  }
  return null;
}
