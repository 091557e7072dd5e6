import { DAY_MINUTES } from '#contract/rules/clock';
import { type Hours, openSpans } from '../catalog/openingHours';
import { dayOf, merged, midnightOf, minutesWithin, type Span } from '../platform/minutes';

/** `does`: categories of services; empty: all. */
export type Bay = { id: number; does: readonly number[] };
/**
 * A bay's time that is gone: `from` its beginning `to` the end of the buffer; `minutes` of work where it was booked on line, else 0. `isOverrun`: a car is
 * still in work after the planned end, and `to` is the present.
 */
export type Taken = Span & { bay: number; minutes: number; isOverrun?: boolean };
/** `share`: how much of a day's open bay minutes may be booked on line, in percent. */
export type Rules = { lead: number; horizon: number; share: number };
/** A branch as it is `now`. */
export type BranchSchedule = { hours: Hours; bays: readonly Bay[]; taken: readonly Taken[]; rules: Rules; now: number };

/** Services together. `categories`: of each that has one; a bay does all of them or is none. `step`: the grid, counted from midnight. */
export type ServiceRequirements = { categories: readonly number[]; minutes: number; buffer: number; step: number };
/** `desk`: whoever stands at the counter is bound by opening hours and by what is taken alone. */
export type Asker = 'online' | 'desk';

export type Start = { at: number; bays: number[] };
export type DayStarts = { day: number; starts: Start[] };

/** On line a bay is not offered for so long where the car in it is late: nobody knows when it will be done. */
const OVERRUN_MINUTES = 60;

export const canDo = ({ does }: Bay, categories: readonly number[]): boolean =>
  does.length === 0 || categories.every((category) => does.includes(category));

/**
 * When the work can begin on each day from `first` to `last`, in order, with the bays that are free for it. It lies within opening hours; the buffer
 * after it keeps the bay, and may run over the end. On line it begins after the lead time and by the horizon, as long as the day's share lasts.
 */
export function availability(
  schedule: BranchSchedule,
  requirements: ServiceRequirements,
  { first, last, asker = 'online' }: { first: number; last: number; asker?: Asker },
): DayStarts[] {
  const { rules, now } = schedule;
  const open = openSpans(schedule.hours, first, last + Math.ceil(requirements.minutes / DAY_MINUTES));
  const bays = schedule.bays
    .filter((bay) => canDo(bay, requirements.categories))
    .map(({ id }) => ({
      id,
      taken: merged(
        schedule.taken.filter(({ bay }) => bay === id).map((one) => (asker === 'online' ? late(one) : one)),
      ),
      next: 0,
    }));
  const earliest = asker === 'online' ? now + rules.lead : -Infinity;
  const latest = asker === 'online' ? dayOf(now) + rules.horizon : Infinity;
  const isWithinShare = shareOf(schedule, open);
  const days: DayStarts[] = [];
  let at = 0;
  for (let day = first; day <= last; day++) {
    const starts: Start[] = [];
    days.push({ day, starts });
    if (day > latest) continue;
    for (let minute = 0; minute < DAY_MINUTES; minute += requirements.step) {
      const from = midnightOf(day) + minute;
      if (from < earliest) continue;
      while ((open[at]?.to ?? Infinity) <= from) at += 1;
      const span = open[at];
      if (!span || from < span.from || from + requirements.minutes > span.to) continue;
      if (asker === 'online' && !isWithinShare({ from, to: from + requirements.minutes })) continue;
      const free = bays.filter((bay) => isFree(bay, { from, to: from + requirements.minutes + requirements.buffer }));
      if (free.length > 0) starts.push({ at: from, bays: free.map(({ id }) => id) });
    }
  }
  return days;
}

const late = (one: Taken): Taken => (one.isOverrun ? { ...one, to: one.to + OVERRUN_MINUTES } : one);

/** Asked in the order of time: what ended before is left behind. */
function isFree(bay: { taken: Span[]; next: number }, { from, to }: Span): boolean {
  while ((bay.taken[bay.next]?.to ?? Infinity) <= from) bay.next += 1;
  return (bay.taken[bay.next]?.from ?? Infinity) >= to;
}

/** Whether work may still be booked on line: a day's share counts the part of each work that lies within that day. */
function shareOf({ bays, taken, rules }: BranchSchedule, open: readonly Span[]): (work: Span) => boolean {
  const left = new Map<number, number>();
  const leftOf = (day: number): number => {
    const known = left.get(day);
    if (known !== undefined) return known;
    const span = spanOf(day);
    const all = minutesWithin(open, span) * bays.length;
    const booked = taken.reduce(
      (sum, { from, minutes }) => sum + minutesWithin([{ from, to: from + minutes }], span),
      0,
    );
    const minutes = all * rules.share - booked * 100;
    left.set(day, minutes);
    return minutes;
  };
  return (work) => {
    for (let day = dayOf(work.from); midnightOf(day) < work.to; day++)
      if (minutesWithin([work], spanOf(day)) * 100 > leftOf(day)) return false;
    return true;
  };
}

const spanOf = (day: number): Span => ({ from: midnightOf(day), to: midnightOf(day + 1) });
