import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NewDeskBooking } from '#contract/bookingsDesk';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { services } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Actor } from '../staff/audit/record';
import { lockEnquiry } from '../staff/scope';
import { modelOfName } from '../visits/customerCar';
import type { AttachBay, BeginContext, Identified, PlacedVisit, VisitFollower } from '../visits/hooks';
import type { StoredVisit } from '../visits/seal';
import { makeBooking } from './deskBook';
import { freeBayNow, restorePlannedTimes } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskReader, findBooking, writeBooking } from './deskScope';
import { bookingToken } from './links';
import type { StoredBooking } from './notify';

async function bookingToBegin(
  tx: Database,
  { id, branch }: { id: number; branch: number },
  { me, language }: DeskReader,
): Promise<StoredBooking> {
  await lockBranches(tx, [branch]);
  const booking = await findBooking(tx, me.scope, id);
  if (booking?.branchId !== branch) throw refusedField('booking', language);
  if (booking.state !== 'booked' && booking.state !== 'arrived') throw new ApiFailure(409, 'booking_step');
  return booking;
}

type Step = { booking: StoredBooking; visit: number | null; state: 'in_work' | 'arrived' | 'done' };

async function followVisit(tx: Database, { booking, visit, state }: Step, actor: Actor): Promise<void> {
  const ended = state === 'done' ? await freeBayNow(tx, booking) : {};
  const after = await writeBooking(tx, booking.id, { state, visitId: visit, ...ended });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

/**
 * Ends a booking without the branch lock, which must be taken before the visit lock. The shorter time range cannot
 * overlap another one. The waitlist gets no offer, which would need the lock.
 */
async function endVisitOfBooking(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'in_work'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (!booking) return;
  if (state === 'arrived' && booking.source === 'walk_in') await cancelWalkIn(tx, booking, actor);
  else await followVisit(tx, { booking, visit: state === 'done' ? visit : null, state }, actor);
}

/** Frees the bay of a car whose visit was cancelled: a walk-in has no earlier booking to return to. */
async function cancelWalkIn(tx: Database, booking: StoredBooking, actor: Actor): Promise<void> {
  const cancelled = { state: 'cancelled', cancelledAt: sql`now()`, cancelledBy: 'desk' } as const;
  const after = await writeBooking(tx, booking.id, { ...cancelled, visitId: null });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

/** Sets a booking to in work again, with the planned times if they are free. Requires the branch lock. */
async function resumeVisitOfBooking(tx: Database, visit: number, actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'done'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (!booking) return;
  const after = await writeBooking(tx, booking.id, { state: 'in_work', ...(await restorePlannedTimes(tx, booking)) });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

/**
 * Gives the booking in work the corrected person and car. Another phone detaches it from the account and ends its link,
 * as a correction of the booking does.
 */
async function identifyVisitOfBooking(
  tx: Database,
  { id, phone, name, carId, plate, car, year }: StoredVisit,
  { fields, notifier, actor }: Identified,
): Promise<void> {
  const own = and(eq(bookings.visitId, id), inArray(bookings.state, ['in_work', 'done']));
  const [booking] = await tx.select().from(bookings).where(own).orderBy(desc(bookings.id)).limit(1).for('update');
  if (!booking || phone === null) return;
  const isMoved = fields.includes('phone');
  const model = car === booking.car ? booking.modelId : await modelOfName(tx, car);
  const moved = {
    phone,
    userId: null,
    tokenHash: hashOfToken(bookingToken({ id: booking.id, phone }, notifier.config.secrets.code)),
  };
  const after = await writeBooking(tx, booking.id, {
    ...(isMoved && moved),
    ...(fields.includes('name') && { name }),
    carId: isMoved || booking.userId === null ? null : carId,
    modelId: model,
    car,
    year,
    plate,
  });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

/**
 * Books the current time for a car that came without a booking, for the service of its enquiry, and returns a callback
 * that gives the booking the person and car of the visit.
 */
async function takeBayNow(
  tx: Database,
  { branch, place, enquiry, phone, first_name: first, last_name: last, language, car, complaint }: PlacedVisit,
  by: BeginContext,
): Promise<AttachBay | null> {
  await lockBranches(tx, [branch]);
  const asked = enquiry === undefined ? null : await lockEnquiry(tx, by.me.scope, enquiry);
  const bookable = asked?.serviceId ? await readVisibleService(tx, asked.serviceId) : [];
  const newBooking: NewDeskBooking = {
    branch,
    ...(place.bay !== undefined && { bay: place.bay }),
    services: bookable,
    source: 'walk_in',
    phone,
    name: `${first} ${last}`.trim(),
    language,
    complaint: complaint ?? asked?.text ?? '',
    ...(car.model !== undefined && { model: car.model }),
  };
  const made = await makeBooking(tx, newBooking, by).catch((error: unknown) => {
    const isFull = error instanceof ApiFailure && (error.code === 'no_room' || error.code === 'branch_hidden');
    if (isFull && place.bay === undefined) return null;
    throw error;
  });
  if (!made) return null;
  return async ({ id, userId, carId, plate, car: name, year }, actor) => {
    const booking = await writeBooking(tx, made.id, { userId, carId, plate, car: name, year });
    await followVisit(tx, { booking, visit: id, state: 'in_work' }, actor);
  };
}

const readVisibleService = async (tx: Database, service: number): Promise<number[]> =>
  (await tx.select({ id: services.id }).from(services).where(eq(services.id, service))).map(({ id }) => id);

export const bookingsByVisit: VisitFollower = {
  beginFromBooking: async (tx, of, by) => {
    const booking = await bookingToBegin(tx, of, by);
    return {
      enquiryId: booking.enquiryId,
      complaint: booking.complaint,
      note: booking.note,
      works: booking.services,
      attach: (visit, actor) => followVisit(tx, { booking, visit, state: 'in_work' }, actor),
    };
  },
  takeBay: takeBayNow,
  ended: endVisitOfBooking,
  identified: identifyVisitOfBooking,
  resumed: resumeVisitOfBooking,
};
