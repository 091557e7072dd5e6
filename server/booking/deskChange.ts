import { sql } from 'drizzle-orm';
import type { DeskBooking, DeskBookingChange } from '#contract/bookingsDesk';
import type { BookingState } from '#contract/rules/bookings';
import { normalizeName } from '#contract/rules/names';
import { normalizePlate } from '#contract/rules/plates';
import { storedPhone } from '../platform/auth/phones';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import { minuteAt } from '../platform/minutes';
import { areBranches } from '../staff/people';
import { isInScope } from '../staff/scope';
import { type ChangeInput, versionIn } from '../visits/change';
import { createBlock } from './bayBlocks';
import { stepsOf } from './change';
import { carOf, plateOf } from './deskBook';
import { allocateBayAtDesk, categoriesOf, requireBay, workOf } from './deskPlace';
import { readBookingOrThrow } from './deskRead';
import { recordBooking } from './deskRecord';
import { type DeskContext, findBooking, minuteOf, requireFutureStart, writeBooking } from './deskScope';
import { bookingToken } from './links';
import { notifyOfBooking, notifyOfDeskMove, type StoredBooking } from './notify';
import { offerFreedSlot } from './waitlist';

const PLACED: readonly BookingState[] = ['booked', 'arrived', 'in_work', 'blocked'];
const OF_A_BLOCK: readonly string[] = ['starts_at', 'minutes', 'bay', 'overbooking', 'note'];

/**
 * Changes a booking at the desk. Requires the branch lock. Moves by staff do not count against the customer's limit.
 */
export async function changeBooking(
  tx: Database,
  booking: StoredBooking,
  change: DeskBookingChange,
  by: DeskContext,
): Promise<void> {
  if (booking.state === 'held') throw new ApiFailure(409, 'booking_step');
  const foreign = Object.keys(change).find((field) => booking.state === 'blocked' && !OF_A_BLOCK.includes(field));
  if (foreign !== undefined) throw refusedField(foreign, by.language);
  const place = await placeOf(tx, booking, change, by);
  const person = await personOf(tx, booking, change, by);
  if (Object.keys({ ...place, ...person }).length === 0) return;
  const after = await writeBooking(tx, booking.id, { ...person, ...place });
  await recordBooking(tx, by.actor, { action: 'changed', before: booking, after });
  if (after.state === 'booked') {
    if (after.phone !== booking.phone && after.startsAt.getTime() > Date.now())
      await notifyOfBooking(tx, after, 'booked', by.notifier);
    else if (after.branchId !== booking.branchId && after.startsAt.getTime() > Date.now())
      await notifyOfBooking(tx, after, 'moved', by.notifier);
    else if (minuteAt(after.startsAt) !== minuteAt(booking.startsAt))
      await notifyOfDeskMove(tx, { before: booking, after }, by.notifier, await stepsOf(tx, after));
  }
  if (place) await offerFreedSlot(tx, booking, by.notifier);
}

async function placeOf(tx: Database, booking: StoredBooking, change: DeskBookingChange, by: DeskContext) {
  const { services, branch = booking.branchId, overbooking } = change;
  const isElsewhere = branch !== booking.branchId;
  const bay = change.bay ?? (isElsewhere ? undefined : booking.bayId);
  const [from, to, free] = [booking.startsAt, booking.endsAt, booking.freeAt].map(minuteAt) as [number, number, number];
  const at = change.starts_at === undefined ? from : minuteOf(change.starts_at, by.language);
  const isOther = services !== undefined && !isSame(services, booking);
  const model = change.model === undefined ? booking.modelId : change.model;
  const work = isOther
    ? await workOf(tx, { services, minutes: change.minutes, model, bookedServices: booking.services }, by.language)
    : null;
  const own = { minutes: change.minutes ?? to - from, buffer: free - to };
  const requirements = work?.requirements(1) ?? { ...own, categories: await categoriesOf(tx, booking.services) };
  if (!isOther && !isElsewhere && at === from && bay === booking.bayId && requirements.minutes === to - from)
    return null;
  if (!PLACED.includes(booking.state)) throw new ApiFailure(409, 'booking_step');
  if (booking.state === 'booked' && at !== from) requireFutureStart(at, by.language);
  if (isElsewhere) await requireBranch(tx, booking, branch, by);
  if (bay !== undefined && bay !== booking.bayId) await requireBay(tx, bay, branch, by.language);
  const slotRequest = { branch, at, requirements, except: booking.id, overbooking };
  const place =
    booking.state === 'blocked'
      ? await createBlock(tx, { ...slotRequest, bay: bay ?? booking.bayId }, by)
      : await allocateBayAtDesk(tx, { ...slotRequest, bay }, by);
  return {
    ...place,
    ...(work && { services: work.services, estimate: work.estimate }),
    ...(at === from && !isElsewhere ? shiftsEnd(to, at + requirements.minutes) : MOVED),
  };
}

async function requireBranch(tx: Database, { state }: StoredBooking, branch: number, { me, language }: DeskContext) {
  if (state !== 'booked') throw new ApiFailure(409, 'booking_step');
  if (!isInScope(me.scope, branch) || !(await areBranches(tx, [branch]))) throw refusedField('branch', language);
}

const isSame = (services: readonly number[], booking: StoredBooking): boolean =>
  JSON.stringify(services) === JSON.stringify(booking.services.map(({ id }) => id));

const MOVED = { sequence: sql`sequence + 1`, chosenAt: sql`now()`, confirmedAt: null };

const shiftsEnd = (before: number, after: number) =>
  before === after
    ? {}
    : {
        sequence: sql`sequence + 1`,
        dayReminderSequence: sql`case when day_told = sequence then sequence + 1 else day_told end`,
        soonReminderSequence: sql`case when soon_told = sequence then sequence + 1 else soon_told end`,
      };

/** A corrected phone detaches the booking from the account and invalidates the link of the former phone. */
async function personOf(tx: Database, booking: StoredBooking, change: DeskBookingChange, by: DeskContext) {
  const phone = change.phone === undefined ? booking.phone : storedPhone(change.phone);
  const note = change.note?.trim();
  const complaint = change.complaint?.trim();
  const name = change.name === undefined ? booking.name : normalizeName(change.name);
  const isCar = change.model !== undefined && change.model !== booking.modelId;
  const isYear = change.year !== undefined && change.year !== booking.year;
  return {
    ...(phone !== booking.phone && {
      phone,
      userId: null,
      carId: null,
      tokenHash: hashOfToken(bookingToken({ id: booking.id, phone }, by.notifier.config.secrets.code)),
      ...MOVED,
    }),
    ...(name !== booking.name && { name }),
    ...(note !== undefined && note !== booking.note && { note }),
    ...(complaint !== undefined && complaint !== booking.complaint && { complaint }),
    ...((isCar || isYear) && {
      ...(await carOf(tx, { model: isCar ? change.model : undefined, year: isYear ? change.year : undefined }, by)),
      carId: null,
    }),
    ...(change.plate !== undefined &&
      normalizePlate(change.plate) !== (booking.plate ?? '') &&
      (await plateOf(tx, change.plate, phone === booking.phone ? booking.userId : null))),
    ...(change.language !== undefined && change.language !== booking.language && { language: change.language }),
  };
}

export type { ChangeInput };

type Work = (tx: Database, booking: StoredBooking, by: DeskContext) => Promise<void>;

/** Runs `work` in a transaction under the branch lock. @throws 412 for a stale version */
export async function changingBooking(input: ChangeInput, by: DeskContext, work: Work): Promise<void> {
  const { db, params, body, me } = input;
  const seen = await findBooking(db, me.scope, params.id);
  if (!seen) throw new ApiFailure(404, 'not_found');
  const isDone = await runInBranchQueue(seen.branchId, () =>
    db.transaction(async (tx) => {
      await lockBranches(tx, [seen.branchId, ...otherBranch(body)]);
      await tx.execute(sql`select from ${bookings} where id = ${params.id} for update`);
      const booking = await findBooking(tx, me.scope, params.id);
      if (!booking) throw new ApiFailure(404, 'not_found');
      if (booking.version !== versionIn(input) || booking.branchId !== seen.branchId) return false;
      await work(tx, booking, by);
      return true;
    }),
  );
  if (isDone) return;
  const current = await deskBookingFor(db, params.id, by);
  throw new ApiFailure(412, 'booking_changed', { more: { current, asked: body ?? null } });
}

const otherBranch = (body: unknown): number[] =>
  typeof body === 'object' && body !== null && 'branch' in body && typeof body.branch === 'number' ? [body.branch] : [];

/**
 * Returns a booking for the reply to a change. @throws 404 if it does not exist or belongs to a branch outside the
 * reader's scope
 */
export const deskBookingFor = (
  db: Database,
  id: number,
  { me, language, notifier }: DeskContext,
): Promise<DeskBooking> => readBookingOrThrow(db, id, { me, language, secret: notifier.config.secrets.code });
