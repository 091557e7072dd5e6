import { and, eq, ne, sql } from 'drizzle-orm';
import type { Booking } from '#contract/bookings';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { bookings } from '../platform/db/schema/booking';
import { branches } from '../platform/db/schema/company';
import type { Language } from '../platform/language';
import { isoOf, minuteAt } from '../platform/minutes';
import { changeOptionsOf, hasEnded } from './change';
import { bookingToken, isOwnedBy, type Owner } from './links';
import { idsWithoutSlot } from './lostSlots';
import type { StoredBooking } from './notify';

const MAX_OWN_BOOKINGS = 50;

type ReadOptions = { language: Language; secret: string };

/** Returns a booking for its customer, without phone and name, since the link may be shared. */
export async function publicBooking(
  db: Database,
  booking: StoredBooking,
  { language, secret }: ReadOptions,
  known?: ReadonlySet<number>,
): Promise<Booking> {
  const [place] = await db.select().from(branches).where(eq(branches.id, booking.branchId));
  if (!place) throw new Error('The branch of the booking does not exist');
  const withoutSlot = known ?? (await idsWithoutSlot(db, [booking]));
  const { isOpen, movesLeft, noMove, until } = await changeOptionsOf(db, booking);
  return {
    token: bookingToken(booking, secret),
    reference: booking.reference,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held, expired and blocked bookings have no link
    state: booking.state as Booking['state'],
    branch: {
      id: place.id,
      name: localizedOrFallback(place.name, language),
      address: localizedOrFallback(place.address, language),
      phone: place.serviceManagerPhone,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    services: booking.services.map(({ name, ...one }) => ({ ...one, name: localizedOrFallback(name, language) })),
    price: booking.estimate,
    starts_at: isoOf(minuteAt(booking.startsAt)),
    ends_at: isoOf(minuteAt(booking.endsAt)),
    car: booking.car ?? '',
    year: booking.year ?? 0,
    confirmed: booking.confirmedAt !== null,
    can_change: isOpen,
    change_until: isoOf(until),
    moves_left: movesLeft,
    no_move: noMove,
    is_over: hasEnded(booking),
    is_stranded: withoutSlot.has(booking.id),
    sequence: booking.sequence,
  };
}

/**
 * Returns at most 50 bookings of the account and its phones: upcoming ones by start, then past ones, newest first.
 * Holds are excluded.
 */
export async function ownBookings(db: Database, owner: Owner, reading: ReadOptions): Promise<Booking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(await isOwnedBy(db, owner, bookings), ne(bookings.state, 'expired')))
    .orderBy(
      sql`ends_at > now() desc`,
      sql`case when ends_at > now() then starts_at end`,
      sql`starts_at desc`,
      sql`${bookings.id}`,
    )
    .limit(MAX_OWN_BOOKINGS);
  const linked = rows.filter(({ tokenHash }) => tokenHash !== null);
  const withoutSlot = await idsWithoutSlot(db, linked);
  return Promise.all(linked.map((row) => publicBooking(db, row, reading, withoutSlot)));
}
