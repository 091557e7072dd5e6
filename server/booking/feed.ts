import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Database } from '../db/database';
import { bays } from '../db/schema/bays';
import { bookingFeeds, bookings } from '../db/schema/booking';
import { branches } from '../db/schema/company';
import type { Language } from '../http/language';
import { ofEither } from '../repositories/expressions';
import { hashOfToken } from '../visits/tokens';
import { endedLines, uidOf } from './calendar';
import type { StoredBooking } from './tell';
import { readRules } from './worlds';

/** Days that have passed. */
const KEPT_DAYS = 30;
/** Ahead, where nobody has written rules. */
const USUAL_DAYS = 30;
/** How often a calendar program is to ask anew, in seconds. */
const TTL = 15 * 60;
const STATES = ['booked', 'arrived', 'in_work', 'done', 'no_show', 'cancelled'] as const;
/** Nobody is there then. */
const OFF: readonly string[] = ['no_show', 'cancelled'];

type Reading = { language: Language; siteUrl: string };

/** A branch's bookings for the calendar of its staff, by the secret address; null where that is none. No phone, no plate, a first name at most. */
export async function branchCalendar(db: Database, token: string, reading: Reading): Promise<string | null> {
  const [branch] = await db
    .select({ id: branches.id, name: branches.name, address: branches.address })
    .from(bookingFeeds)
    .innerJoin(branches, eq(branches.id, bookingFeeds.branchId))
    .where(eq(bookingFeeds.tokenHash, hashOfToken(token)));
  if (!branch) return null;
  const { language, siteUrl } = reading;
  const horizon = (await readRules(db))(branch.id)?.horizonDays ?? USUAL_DAYS;
  const rows = await db
    .select({ ...getTableColumns(bookings), bay: bays.name })
    .from(bookings)
    .innerJoin(bays, eq(bays.id, bookings.bayId))
    .where(
      and(
        eq(bookings.branchId, branch.id),
        inArray(bookings.state, [...STATES]),
        sql`starts_at >= now() - make_interval(days => ${KEPT_DAYS})`,
        sql`starts_at < now() + make_interval(days => ${horizon + 1})`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const calendar = ical({
    prodId: { company: 'Yolda', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL,
    name: ofEither(branch.name, language),
  });
  for (const row of rows)
    calendar.createEvent({
      id: uidOf(row.reference, siteUrl),
      sequence: row.sequence,
      stamp: row.changedAt,
      start: row.startsAt,
      end: row.endsAt,
      summary: summaryOf(row, language),
      location: ofEither(branch.address, language),
      status: OFF.includes(row.state) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return endedLines(calendar.toString());
}

type Listed = StoredBooking & { bay: typeof bays.$inferSelect.name };

const summaryOf = ({ reference, car, services, name, bay }: Listed, language: Language): string =>
  [
    name?.trim().split(/\s+/)[0],
    car,
    services.map((service) => ofEither(service.name, language)).join(', '),
    ofEither(bay, language),
    reference,
  ]
    .filter(Boolean)
    .join(' · ');
