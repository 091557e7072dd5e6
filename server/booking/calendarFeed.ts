import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '#contract/bookings';
import type { CalendarFeed } from '#contract/bookingsDesk';
import { REMINDERS } from '#contract/rules/bookings';
import { hashOfToken, newToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { bays, bookings, calendarFeeds } from '../platform/db/schema/booking';

import { branches } from '../platform/db/schema/company';
import { pageAddress } from '../platform/http/addresses';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { type Actor, recordAudit } from '../staff/audit/record';
import { isInScope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { readRules } from './branchSchedule';
import { bookingPath } from './links';
import type { StoredBooking } from './notify';

const words: Record<Language, { change: string; off: string; phone: string }> = {
  ru: { change: 'Перенести или отменить', off: 'Запись отменена', phone: 'Телефон' },
  uz: { change: 'Koʻchirish yoki bekor qilish', off: 'Yozuv bekor qilingan', phone: 'Telefon' },
};

const ALARM_SECONDS = REMINDERS.soon.to * 60;

const endedLines = (text: string): string => `${text.trimEnd()}\r\n`;

const uidOf = (reference: string, siteUrl: string): string => `${reference}@${new URL(siteUrl).hostname}`;

/**
 * Returns a booking as an iCalendar file. Calendar apps replace an event by one with the same UID and a higher
 * SEQUENCE.
 */
export function calendarOf(booking: Booking, { language, siteUrl }: { language: Language; siteUrl: string }): string {
  const isOff = booking.state === 'cancelled';
  const link = pageAddress(siteUrl, language, bookingPath(booking.token));
  const { change, off, phone } = words[language];
  const calendar = ical({
    prodId: { company: 'Yolda', product: 'Booking', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: uidOf(booking.reference, siteUrl),
    sequence: booking.sequence,
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `Yolda: ${booking.services.map(({ name }) => name).join(', ')}`,
    location: {
      title: booking.branch.name,
      address: booking.branch.address,
      geo: { lat: booking.branch.latitude, lon: booking.branch.longitude },
    },
    description: `${booking.reference}\n${phone}: ${booking.branch.phone}\n${isOff ? off : change}: ${link}`,
    url: link,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isOff) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: event.summary() });
  return endedLines(calendar.toString());
}

const RETENTION_DAYS = 30;
const USUAL_DAYS = 30;
const TTL = 15 * 60;
const STATES = ['booked', 'arrived', 'in_work', 'done', 'no_show', 'cancelled'] as const;
/** States whose event is exported as cancelled. */
const OFF: readonly string[] = ['no_show', 'cancelled'];

type ReadOptions = { language: Language; siteUrl: string };

/** Returns a branch's calendar feed by token, or null. It contains no phones, plates or family names. */
export async function branchCalendar(db: Database, token: string, reading: ReadOptions): Promise<string | null> {
  const [branch] = await db
    .select({ id: branches.id, name: branches.name, address: branches.address })
    .from(calendarFeeds)
    .innerJoin(branches, eq(branches.id, calendarFeeds.branchId))
    .where(eq(calendarFeeds.tokenHash, hashOfToken(token)));
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
        sql`starts_at >= now() - make_interval(days => ${RETENTION_DAYS})`,
        sql`starts_at < now() + make_interval(days => ${horizon + 1})`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const calendar = ical({
    prodId: { company: 'Yolda', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL,
    name: localizedOrFallback(branch.name, language),
  });
  for (const row of rows)
    calendar.createEvent({
      id: uidOf(row.reference, siteUrl),
      sequence: row.sequence,
      stamp: row.changedAt,
      start: row.startsAt,
      end: row.endsAt,
      summary: summaryOf(row, language),
      location: localizedOrFallback(branch.address, language),
      status: OFF.includes(row.state) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return endedLines(calendar.toString());
}

type Listed = StoredBooking & { bay: typeof bays.$inferSelect.name };

const summaryOf = ({ reference, car, services, name, bay }: Listed, language: Language): string =>
  [
    name?.trim().split(/\s+/)[0],
    car,
    services.map((service) => localizedOrFallback(service.name, language)).join(', '),
    localizedOrFallback(bay, language),
    reference,
  ]
    .filter(Boolean)
    .join(' · ');

type FeedRequest = { branch: number; me: SignedIn };

async function requireOwn(db: Database, { branch, me }: FeedRequest): Promise<void> {
  const isThere = isInScope(me.scope, branch) && (await db.$count(branches, eq(branches.id, branch))) > 0;
  if (!isThere) throw new ApiFailure(404, 'not_found');
}

/**
 * Returns when the calendar feed of a branch was created, null if it has none. @throws 404 for a branch outside the
 * scope of `me`
 */
export async function readCalendarFeed(db: Database, request: FeedRequest): Promise<CalendarFeed> {
  await requireOwn(db, request);
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.branchId, request.branch));
  return { made_at: feed?.madeAt.toISOString() ?? null };
}

/**
 * Returns a new token for the calendar feed of a branch, stored as a hash. The former token stops working. @throws 404
 * for a branch outside the scope of `me`
 */
export async function createCalendarFeed(tx: Database, request: FeedRequest, actor: Actor): Promise<string> {
  await requireOwn(tx, request);
  const token = newToken();
  const feed = { tokenHash: hashOfToken(token), madeAt: sql`now()` };
  await tx
    .insert(calendarFeeds)
    .values({ branchId: request.branch, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.branchId, set: feed });
  await recordAudit(tx, actor, { thing: 'booking', action: 'feed_made', branchId: request.branch });
  return token;
}

/**
 * Deletes the calendar feed of a branch, so that its token stops working. Without a feed it does nothing. @throws 404
 * for a branch outside the scope of `me`
 */
export async function deleteCalendarFeed(tx: Database, request: FeedRequest, actor: Actor): Promise<void> {
  await requireOwn(tx, request);
  const ended = await tx.delete(calendarFeeds).where(eq(calendarFeeds.branchId, request.branch)).returning();
  if (ended.length > 0)
    await recordAudit(tx, actor, { thing: 'booking', action: 'feed_ended', branchId: request.branch });
}
