import { DAY_MINUTES } from '#contract/rules/clock';
import { type Hours, openSpans } from '../catalog/openingHours';
import { dayOf, merged, midnightOf, minutesWithin, type Span } from '../platform/minutes';

export type Bay = { id: number; does: readonly number[] };
/**
 * `minutes`: time that counts against the online share, else 0. `isOverrun`: work exceeds its plan, and `to` is now.
 */
export type BusySpan = Span & { bay: number; minutes: number; isOverrun?: boolean };
/** `share`: percentage of daily bay minutes bookable online. */
export type Rules = { lead: number; horizon: number; share: number };
export type BranchSchedule = {
  hours: Hours;
  bays: readonly Bay[];
  taken: readonly BusySpan[];
  rules: Rules;
  now: number;
};

/** A bay needs the skills for all `categories`. `step`: minutes between starts on the slot grid, from midnight. */
export type ServiceRequirements = { categories: readonly number[]; minutes: number; buffer: number; step: number };
export type Asker = 'online' | 'desk';

export type Start = { at: number; bays: number[] };
export type DayStarts = { day: number; starts: Start[] };

/** Minutes from now in which a bay is not offered online if its car is past the planned end. */
const OVERRUN_MINUTES = 60;

export const canPerform = ({ does }: Bay, categories: readonly number[]): boolean =>
  does.length === 0 || categories.every((category) => does.includes(category));

/**
 * Returns possible starts by day with their free bays. The buffer may run past closing time. Lead time, booking horizon
 * and daily share limit online starts only.
 */
export function availability(
  schedule: BranchSchedule,
  requirements: ServiceRequirements,
  { first, last, asker = 'online' }: { first: number; last: number; asker?: Asker },
): DayStarts[] {
  const { rules, now } = schedule;
  const open = openSpans(schedule.hours, first, last + Math.ceil(requirements.minutes / DAY_MINUTES));
  const bays = schedule.bays
    .filter((bay) => canPerform(bay, requirements.categories))
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

const late = (one: BusySpan): BusySpan => (one.isOverrun ? { ...one, to: one.to + OVERRUN_MINUTES } : one);

function isFree(bay: { taken: Span[]; next: number }, { from, to }: Span): boolean {
  while ((bay.taken[bay.next]?.to ?? Infinity) <= from) bay.next += 1;
  return (bay.taken[bay.next]?.from ?? Infinity) >= to;
}

function shareOf({ bays, taken, rules }: BranchSchedule, open: readonly Span[]): (work: Span) => boolean {
  const remaining = new Map<number, number>();
  const leftOf = (day: number): number => {
    const known = remaining.get(day);
    if (known !== undefined) return known;
    const span = spanOf(day);
    const all = minutesWithin(open, span) * bays.length;
    const booked = taken.reduce(
      (sum, { from, minutes }) => sum + minutesWithin([{ from, to: from + minutes }], span),
      0,
    );
    const minutes = all * rules.share - booked * 100;
    remaining.set(day, minutes);
    return minutes;
  };
  return (work) => {
    for (let day = dayOf(work.from); midnightOf(day) < work.to; day++)
      if (minutesWithin([work], spanOf(day)) * 100 > leftOf(day)) return false;
    return true;
  };
}

const spanOf = (day: number): Span => ({ from: midnightOf(day), to: midnightOf(day + 1) });
