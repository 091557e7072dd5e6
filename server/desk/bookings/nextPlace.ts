import { availability } from '../../booking/availability';
import { baysInOrder } from '../../booking/chooseBay';
import { DAY_MINUTES, dayOf, isoOf, midnightOf, minuteAt } from '../../booking/minutes';
import type { StoredBooking } from '../../booking/tell';
import { type BranchWorld, readWorlds } from '../../booking/worlds';
import type { Database } from '../../db/database';
import { categoriesOf, freeAt } from './place';

/** How far a new time is looked for, and how far ahead it begins at least. */
const SEARCH_DAYS = 14;
const NOTICE_MINUTES = 120;
/** Minutes of a day between which a customer is moved to another time of day: a branch may be open at night. */
const USUAL_HOURS = { from: 9 * 60, to: 20 * 60 };

type Free = { at: number; bays: number[] };
type Found = { starts_at: string; bay: number };

/**
 * Another place in its branch for the work as it was booked: its own time in another bay, else the same time of day on the next day that has it, else the
 * nearest time within the usual hours of the first following day that has one. Null: none within two weeks.
 */
export async function nextPlace(tx: Database, booking: StoredBooking): Promise<Found | null> {
  const [from, to, free] = [booking.startsAt, booking.endsAt, booking.freeAt].map(minuteAt) as [number, number, number];
  const earliest = Math.max(from, Math.ceil(minuteAt(new Date())) + NOTICE_MINUTES);
  const span = { first: dayOf(from), last: dayOf(earliest) + SEARCH_DAYS };
  const asked = { branches: [booking.branchId], ...span, minutes: free - from, except: booking.id };
  const [found] = await readWorlds(tx, asked);
  if (!found) return null;
  const work = { minutes: to - from, buffer: free - to, categories: await categoriesOf(tx, booking.services) };
  const start =
    sameTime(found, work, { from, earliest, last: span.last }) ??
    usualTime(found, work, { from, earliest, last: span.last });
  if (!start) return null;
  const { at, bays } = start;
  const { world } = found;
  const [bay] = baysInOrder(world.bays, world.taken, bays, { from: at, to: at + work.minutes + work.buffer });
  return bay === undefined ? null : { starts_at: isoOf(at), bay };
}

type Work = { minutes: number; buffer: number; categories: readonly number[] };
type Search = { from: number; earliest: number; last: number };

function sameTime({ world }: BranchWorld, work: Work, { from, earliest, last }: Search): Free | null {
  for (let at = from; dayOf(at) <= last; at += DAY_MINUTES) {
    const bays = at < earliest ? [] : freeAt(world, work, at);
    if (bays.length > 0) return { at, bays };
  }
  return null;
}

function usualTime({ world, rules }: BranchWorld, work: Work, { from, earliest, last }: Search): Free | null {
  const wish = { ...work, step: rules?.stepMinutes ?? 60 };
  const clock = from - midnightOf(dayOf(from));
  for (const { day, starts } of availability(world, wish, { first: dayOf(from) + 1, last, asker: 'desk' })) {
    const far = ({ at }: Free) => Math.abs(at - midnightOf(day) - clock);
    const [nearest] = starts
      .filter(({ at }) => {
        const minute = at - midnightOf(day);
        return at >= earliest && minute >= USUAL_HOURS.from && minute < USUAL_HOURS.to;
      })
      .toSorted((one, other) => far(one) - far(other));
    if (nearest) return nearest;
  }
  return null;
}
