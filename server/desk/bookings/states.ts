import { sql } from 'drizzle-orm';
import { bookingFollowers } from '../../../contract/bookingStates';
import type { DeskBookingState } from '../../../contract/desk/booking';
import { minuteAt } from '../../booking/minutes';
import { placeIn } from '../../booking/take';
import { type StoredBooking, tellOfBooking } from '../../booking/tell';
import { offerNext } from '../../booking/waits';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import { noteBooking } from './note';
import { shutIn, takenIn } from './place';
import { type By, writeBooking } from './scope';

/** `booking`: with its branch locked. One with a visit goes on with that alone. */
export async function setBookingState(
  tx: Database,
  booking: StoredBooking,
  { state, reason, overbooking }: DeskBookingState,
  by: By,
): Promise<void> {
  if (booking.state === state) return;
  const times = { startsAt: booking.startsAt.getTime(), now: Date.now() };
  if (booking.visitId !== null || !bookingFollowers(booking.state, times).includes(state))
    throw new ApiFailure(409, 'booking_step');
  const isBack = booking.state === 'no_show';
  const isOff = state === 'cancelled';
  const after = await writeBooking(tx, booking.id, {
    state,
    ...(isBack && (await backIn(tx, booking, overbooking, by))),
    ...(isOff && {
      sequence: sql`sequence + 1`,
      cancelledAt: sql`now()`,
      cancelledBy: 'desk',
      cancelReason: reason?.trim() ?? null,
    }),
  });
  await noteBooking(tx, by.actor, { action: 'changed', before: booking, after });
  // Whoever has come hears it at the counter.
  if (isOff && booking.state === 'booked' && booking.endsAt.getTime() > Date.now())
    await tellOfBooking(tx, after, 'cancelled', by.telling);
  if (isOff || state === 'no_show') await offerNext(tx, booking, by.telling);
}

/** Whoever did not come has left their time to others. */
async function backIn(tx: Database, booking: StoredBooking, overbooking: string | undefined, { me }: By) {
  const span = { from: minuteAt(booking.startsAt), to: minuteAt(booking.freeAt) };
  const taken = await takenIn(tx, { bays: [booking.bayId], span, except: booking.id });
  const place = { branch: booking.branchId, bay: booking.bayId, at: span.from };
  const minutes = minuteAt(booking.endsAt) - span.from;
  if (taken.length === 0) return placeIn(tx, place, { minutes, buffer: span.to - span.from - minutes });
  const isShut = (await shutIn(tx, { bays: [booking.bayId], span })).size > 0;
  if (isShut || overbooking === undefined)
    throw new ApiFailure(409, 'no_room', { more: { why: [isShut ? 'shut' : 'taken'], taken } });
  return { isOverbooked: true, overbookingReason: overbooking.trim(), overbookedBy: me.id };
}
