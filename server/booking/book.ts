import { and, eq, inArray, sql } from 'drizzle-orm';
import { MAX_BOOKINGS_A_DAY, MAX_OPEN_BOOKINGS } from '#contract/rules/bookings';
import { newestYear } from '#contract/rules/bounds';
import { normalizeName } from '#contract/rules/names';
import { requirePublished } from '../accounts/consents';
import { consumeGrant } from '../accounts/phoneProof';
import { isOwnCar } from '../care/cars';
import { hashOfPhone } from '../platform/auth/phones';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches, lockPerson, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { idempotent } from '../platform/db/idempotency';
import { cars } from '../platform/db/schema/accounts';
import { bookingBlockedPhones, bookings, waitlistEntries } from '../platform/db/schema/booking';
import { brands, carModels } from '../platform/db/schema/catalog';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { minuteAt } from '../platform/minutes';
import { allocateBay } from './allocateBay';
import { NO_STAFF, recordBooking } from './deskRecord';
import { bookingToken, branchPhone } from './links';

import { type Notifier, notifyOfBooking } from './notify';
import { priceRange } from './priceRange';
import { readRequestedServices, withBookedDuration } from './serviceRequirements';

type NewBooking = {
  hold: string;
  name: string;
  phone: string;
  car: { id: number } | { model: number; year: number };
  complaint: string;
  note: string;
  consent: number | undefined;
};
type Booking = { key: string | undefined; userId: number | null; proofs: readonly string[]; language: Language };

/**
 * Turns a hold into a booking, also an expired hold while its slot is free. Idempotent per key. @throws SlotTakenError,
 * IdempotencyConflict, UnknownPolicy
 */
export async function book(
  db: Database,
  newBooking: NewBooking,
  booking: Booking,
  notifier: Notifier,
): Promise<number> {
  const { key, userId, proofs, language } = booking;
  const { phone, hold } = newBooking;
  const scope = userId === null ? 'booking' : `booking:${userId}`;
  const [before] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.holder, hashOfToken(hold)));
  if (!before) throw new ApiFailure(404, 'not_found');
  const make = async (tx: Database) => {
    await lockPerson(tx, phone);
    await lockBranches(tx, [before.branchId]);
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, before.id));
    if (!held || (held.state !== 'held' && held.state !== 'expired')) throw new ApiFailure(404, 'not_found');
    if (userId === null && !(await isProven(tx, phone, proofs, held.id)))
      throw new ApiFailure(403, 'phone_not_verified');
    await refuseBlockedPhone(tx, phone, held.branchId, notifier);
    if (newBooking.consent !== undefined) await requirePublished(tx, newBooking.consent);
    await refuseTooMany(tx, phone, held.branchId);
    const car = await carOf(tx, newBooking.car, userId);
    const [hold] = await tx
      .select({ isLive: sql<boolean>`${bookings.state} = 'held' and ${bookings.holdExpiresAt} > now()` })
      .from(bookings)
      .where(eq(bookings.id, held.id));
    const ids = held.services.map(({ id }) => id);
    // Checks the slot again, since the schedule may have changed. The lead time of a live hold counts from its
    // creation.
    const place = await allocateBay(tx, {
      branch: held.branchId,
      at: minuteAt(held.startsAt),
      requested: withBookedDuration(await readRequestedServices(tx, ids), held),
      except: held.id,
      ...(hold?.isLive && { now: held.createdAt.getTime() }),
    });
    const [row] = await tx
      .update(bookings)
      .set({
        ...place,
        ...car,
        estimate: held.estimate && (await priceRange(tx, { ...held, estimate: held.estimate }, car.modelId)),
        state: 'booked',
        userId,
        phone,
        name: normalizeName(newBooking.name),
        nameFolded: foldedName(normalizeName(newBooking.name)),
        complaint: newBooking.complaint.trim(),
        note: newBooking.note.trim(),
        language,
        consentVersion: newBooking.consent ?? null,
        tokenHash: hashOfToken(bookingToken({ id: held.id, phone }, notifier.config.secrets.code)),
        chosenAt: sql`now()`,
        changedAt: sql`now()`,
        holdExpiresAt: null,
      })
      .where(eq(bookings.id, held.id))
      .returning();
    if (!row) throw new Error('The booking was not stored');
    await tx.update(waitlistEntries).set({ state: 'booked' }).where(eq(waitlistEntries.bookingId, row.id));
    await notifyOfBooking(tx, row, 'booked', notifier);
    await recordBooking(tx, NO_STAFF, { action: 'created', after: row });
    return { id: row.id };
  };
  const reply = await runInBranchQueue(before.branchId, () =>
    idempotent(db, { scope, key, payload: { ...newBooking } }, make),
  );
  return reply.id;
}

/** The phone is verified by an offer that the waitlist sent to it by SMS, or by a code. */
async function isProven(tx: Database, phone: string, proofs: readonly string[], held: number): Promise<boolean> {
  const wait = and(
    eq(waitlistEntries.bookingId, held),
    eq(waitlistEntries.phone, phone),
    eq(waitlistEntries.state, 'offered'),
  );
  return (await tx.$count(waitlistEntries, wait)) > 0 || consumeGrant(tx, phone, proofs);
}

/**
 * Rejects a phone that staff have blocked from online booking. @throws 403 `phone_blocked` with the phone of the branch
 */
export async function refuseBlockedPhone(
  tx: Database,
  phone: string,
  branch: number,
  { config }: Notifier,
): Promise<void> {
  const hash = hashOfPhone(phone, config.secrets.code);
  if ((await tx.$count(bookingBlockedPhones, eq(bookingBlockedPhones.phoneHash, hash))) === 0) return;
  throw new ApiFailure(403, 'phone_blocked', { more: await branchPhone(tx, branch) });
}

async function refuseTooMany(tx: Database, phone: string, branch: number): Promise<void> {
  const live = and(eq(bookings.phone, phone), inArray(bookings.state, ['booked', 'arrived']), sql`ends_at > now()`);
  if ((await tx.$count(bookings, live)) >= MAX_OPEN_BOOKINGS) throw new ApiFailure(409, 'too_many_bookings');
  // Limits bookings per day: alternating booking and cancelling would send unlimited SMS.
  const ofDay = and(
    eq(bookings.phone, phone),
    eq(bookings.source, 'online'),
    sql`created_at > now() - interval '1 day'`,
  );
  if ((await tx.$count(bookings, ofDay)) >= MAX_BOOKINGS_A_DAY)
    throw new ApiFailure(409, 'too_many_bookings_today', { more: await branchPhone(tx, branch) });
}

async function carOf(tx: Database, car: NewBooking['car'], userId: number | null) {
  const name = sql<string>`${brands.name} || ' ' || ${carModels.name}`;
  if ('model' in car) {
    if (car.year > newestYear()) throw new ApiFailure(400, 'car_unknown');
    const [model] = await tx
      .select({ name })
      .from(carModels)
      .innerJoin(brands, eq(brands.id, carModels.brandId))
      .where(eq(carModels.id, car.model));
    if (!model) throw new ApiFailure(400, 'car_unknown');
    return { carId: null, modelId: car.model, car: model.name, year: car.year };
  }
  const [own] = await tx
    .select({ name, year: cars.year, modelId: cars.modelId })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(isOwnCar(userId ?? 0, car.id));
  if (!own) throw new ApiFailure(400, 'car_unknown');
  return { carId: car.id, modelId: own.modelId, car: own.name, year: own.year };
}
