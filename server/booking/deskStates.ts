import { sql } from 'drizzle-orm';
import type { DeskBookingState } from '#contract/bookingsDesk';
import { nextBookingStates } from '#contract/rules/bookings';
import type { Database } from '../platform/db/database';
import { ApiFailure } from '../platform/http/errors';
import { minuteAt } from '../platform/minutes';
import { prepareBaySlot } from './allocateBay';
import { blockedBays, freeBayNow, overlappingBookings, plannedTimes, type Times } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskContext, writeBooking } from './deskScope';
import { notifyOfBooking, type StoredBooking } from './notify';
import { offerFreedSlot } from './waitlist';

/**
 * Changes the state of a booking at the desk and offers a freed slot to the waitlist. The caller must hold the branch
 * lock. @throws 409 `booking_step` for a forbidden transition, `no_room` if an undo needs a slot that is taken now
 */
export async function setBookingState(
  tx: Database,
  booking: StoredBooking,
  { state, reason, overbooking }: DeskBookingState,
  by: DeskContext,
): Promise<void> {
  if (booking.state === state) return;
  const times = { startsAt: booking.startsAt.getTime(), now: Date.now() };
  if (booking.visitId !== null || !nextBookingStates(booking.state, times).includes(state))
    throw new ApiFailure(409, 'booking_step');
  const place = placeBefore(booking);
  const isOff = state === 'cancelled';
  const after = await writeBooking(tx, booking.id, {
    state,
    ...(place && (await restoreTo(tx, booking, { place, overbooking }, by))),
    ...(state === 'done' && (await freeBayNow(tx, booking))),
    ...(isOff && {
      sequence: sql`sequence + 1`,
      cancelledAt: sql`now()`,
      cancelledBy: 'desk',
      cancelReason: reason?.trim() ?? null,
    }),
  });
  await recordBooking(tx, by.actor, { action: 'changed', before: booking, after });
  if (isOff && booking.state === 'booked' && booking.endsAt.getTime() > Date.now())
    await notifyOfBooking(tx, after, 'cancelled', by.notifier);
  if (isOff || state === 'no_show' || state === 'done') await offerFreedSlot(tx, booking, by.notifier);
}

function placeBefore(booking: StoredBooking): Times | null {
  const { state, startsAt, endsAt, freeAt } = booking;
  if (state === 'no_show') return { startsAt, endsAt, freeAt };
  return state === 'done' ? plannedTimes(booking) : null;
}

type Back = { place: Times; overbooking: string | undefined };

async function restoreTo(
  tx: Database,
  booking: StoredBooking,
  { place: times, overbooking }: Back,
  { me }: DeskContext,
) {
  const span = { from: minuteAt(times.startsAt), to: minuteAt(times.freeAt) };
  const taken = await overlappingBookings(tx, { bays: [booking.bayId], span, except: booking.id });
  const place = { branch: booking.branchId, bay: booking.bayId, at: span.from };
  const minutes = minuteAt(times.endsAt) - span.from;
  if (taken.length === 0)
    return { ...(await prepareBaySlot(tx, place, { minutes, buffer: span.to - span.from - minutes })), planned: null };
  const isShut = (await blockedBays(tx, { bays: [booking.bayId], span })).size > 0;
  if (isShut || overbooking === undefined)
    throw new ApiFailure(409, 'no_room', { more: { why: [isShut ? 'shut' : 'taken'], taken } });
  const over = { isOverbooked: true, overbookingReason: overbooking.trim(), overbookedBy: me.id };
  return { ...times, ...over, planned: null };
}
