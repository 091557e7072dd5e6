import { asc, inArray, sql } from 'drizzle-orm';
import { type Day, emptyWeek, minuteOf, type Week } from '#contract/content/hours';
import { DAY_MINUTES, dateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from '#contract/rules/clock';
import type { Database } from '../platform/db/database';
import { branches, hoursExceptions } from '../platform/db/schema/visible';
import { merged, midnightOf, type Span } from '../platform/minutes';

type SpecialHours = { from: number; to: number; day: Day };
export type Hours = { week: Week; special: readonly SpecialHours[] };

const hoursOf = (day: number, { week, special }: Hours): Day =>
  special.find(({ from, to }) => from <= day && day <= to)?.day ?? week[weekdayOfDayNumber(day)] ?? [];

/**
 * Returns the opening hours of the days `first` to `last` and of the day before, whose night shift may end on `first`.
 * The spans are in Tashkent minutes; adjacent spans are merged.
 */
export function openSpans(hours: Hours, first: number, last: number): Span[] {
  const spans: Span[] = [];
  for (let day = first - 1; day <= last; day++)
    for (const [opens, closes] of hoursOf(day, hours)) {
      const [from, to] = [minuteOf(opens), minuteOf(closes)];
      const midnight = midnightOf(day);
      spans.push({ from: midnight + from, to: midnight + to + (to <= from ? DAY_MINUTES : 0) });
    }
  return merged(spans);
}

/** Returns the weekly hours and exceptions of branches for the days `first` to `last` (Tashkent day numbers). */
export async function readHours(
  db: Database,
  { branches: ids, first, last }: { branches?: readonly number[] | undefined; first: number; last: number },
): Promise<{ branch: number; hours: Hours }[]> {
  const places = await db
    .select({ id: branches.id, week: branches.week })
    .from(branches)
    .where(ids ? inArray(branches.id, [...ids]) : undefined)
    .orderBy(asc(branches.position), asc(branches.id));
  const special = await db
    .select({
      from: hoursExceptions.from,
      to: hoursExceptions.to,
      branchId: hoursExceptions.branchId,
      day: hoursExceptions.day,
    })
    .from(hoursExceptions)
    .where(
      sql`${hoursExceptions.from} <= ${dateOfDayNumber(last + 1)} and coalesce(${hoursExceptions.to}, ${hoursExceptions.from}) >= ${dateOfDayNumber(first - 1)}`,
    )
    .orderBy(asc(hoursExceptions.from), asc(hoursExceptions.id));
  return places.map(({ id, week }) => {
    const own = [id, null].flatMap((of) => special.filter(({ branchId }) => branchId === of));
    return {
      branch: id,
      hours: {
        week: week ?? emptyWeek(),
        special: own.map(({ from, to, day }) => ({ from: dayNumberOf(from), to: dayNumberOf(to ?? from), day })),
      },
    };
  });
}
