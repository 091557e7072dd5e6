import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewDeskBooking } from '#contract/bookingsDesk';
import { newestYear } from '#contract/rules/bounds';
import { normalizeName } from '#contract/rules/names';
import { normalizePlate } from '#contract/rules/plates';
import { findAccount } from '../accounts/customers';
import { changeEnquiry } from '../enquiries/deskChange';
import { storedPhone } from '../platform/auth/phones';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { cars } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { brands, carModels } from '../platform/db/schema/catalog';
import { ApiFailure } from '../platform/http/errors';
import { refusedField, refusedNumber } from '../platform/http/refusals';
import { minuteAt } from '../platform/minutes';
import { areBranches } from '../staff/people';
import { isInScope, lockEnquiry, type StoredEnquiry } from '../staff/scope';
import { allocateBayAtDesk, requireBay, workOf } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskContext, minuteOf, requireFutureStart } from './deskScope';
import { bookingToken } from './links';
import { notifyOfBooking } from './notify';

/** Books on behalf of a customer. Phone blocks and online limits do not apply to staff. */
export async function makeBooking(
  tx: Database,
  newDeskBooking: NewDeskBooking,
  by: DeskContext,
): Promise<{ id: number }> {
  const { me, language, actor, notifier } = by;
  const { branch, bay, minutes, overbooking } = newDeskBooking;
  if (!isInScope(me.scope, branch) || !(await areBranches(tx, [branch]))) throw refusedField('branch', language);
  await lockBranches(tx, [branch]);
  if (bay !== undefined) await requireBay(tx, bay, branch, language);
  const enquiry = await enquiryOf(tx, newDeskBooking, by);
  const isThere = newDeskBooking.source === 'walk_in';
  if (newDeskBooking.starts_at === undefined && !isThere) throw refusedField('starts_at', language, 'required');
  const at = newDeskBooking.starts_at === undefined ? minuteNow() : minuteOf(newDeskBooking.starts_at, language);
  if (isThere && at > minuteNow()) throw refusedField('starts_at', language);
  requireFutureStart(at, language);
  const { services, estimate, requirements } = await workOf(
    tx,
    { services: newDeskBooking.services, minutes, model: newDeskBooking.model },
    language,
  );
  const place = await allocateBayAtDesk(tx, { branch, at, requirements: requirements(1), bay, overbooking }, by);
  const phone = storedPhone(newDeskBooking.phone);
  const userId = (await findAccount(tx, phone))?.id ?? null;
  const [stored] = await tx
    .insert(bookings)
    .values({
      ...place,
      ...(await carOf(tx, newDeskBooking, by)),
      ...(newDeskBooking.plate !== undefined && (await plateOf(tx, newDeskBooking.plate, userId))),
      state: isThere ? 'arrived' : 'booked',
      source: newDeskBooking.source,
      services,
      estimate,
      userId,
      phone,
      name: normalizeName(newDeskBooking.name),
      nameFolded: foldedName(normalizeName(newDeskBooking.name)),
      complaint: (newDeskBooking.complaint ?? enquiry?.text ?? '').trim(),
      note: newDeskBooking.note?.trim() ?? '',
      language: newDeskBooking.language ?? enquiry?.language ?? (await languageOf(tx, userId)) ?? language,
      enquiryId: enquiry?.id ?? null,
    })
    .returning({ id: bookings.id });
  if (!stored) throw new Error('The booking was not stored');
  const tokenHash = hashOfToken(bookingToken({ id: stored.id, phone }, notifier.config.secrets.code));
  const [row] = await tx.update(bookings).set({ tokenHash }).where(eq(bookings.id, stored.id)).returning();
  if (!row) throw new Error('The booking does not exist');
  await recordBooking(tx, actor, { action: 'created', after: row });
  if (enquiry) {
    const done = { id: enquiry.id, version: enquiry.version, change: { status: 'done' } } as const;
    await changeEnquiry(tx, done, { me, actor, store: null });
  }
  if (row.state === 'booked' && row.startsAt.getTime() > Date.now()) await notifyOfBooking(tx, row, 'booked', notifier);
  return { id: row.id };
}

/**
 * Returns the columns for a typed plate: the normalized plate and the garage car of the account with that plate. An
 * empty text clears both.
 */
export async function plateOf(tx: Database, typed: string, userId: number | null) {
  const plate = normalizePlate(typed);
  if (plate === '') return { plate: null, carId: null };
  const [own] =
    userId === null
      ? []
      : await tx
          .select({ id: cars.id })
          .from(cars)
          .where(and(eq(cars.userId, userId), eq(cars.plate, plate)))
          .limit(1);
  return { plate, carId: own?.id ?? null };
}

async function languageOf(tx: Database, userId: number | null) {
  if (userId === null) return undefined;
  const [requirements] = await tx
    .select({ language: notificationPreferences.language })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return requirements?.language;
}

const minuteNow = (): number => Math.floor(minuteAt(new Date()));

/** Locks the enquiry that becomes a booking, so that a concurrent second booking of it is rejected. */
async function enquiryOf(
  tx: Database,
  { enquiry: id }: NewDeskBooking,
  by: DeskContext,
): Promise<StoredEnquiry | null> {
  if (id === undefined) return null;
  const held = await lockEnquiry(tx, by.me.scope, id);
  if (!held) throw refusedField('enquiry', by.language);
  const isActive = and(eq(bookings.enquiryId, id), inArray(bookings.state, ['booked', 'arrived', 'in_work']));
  if ((await tx.$count(bookings, isActive)) > 0) throw new ApiFailure(409, 'enquiry_booked');
  return held;
}

type Car = { model?: number | null | undefined; year?: number | null | undefined };

/**
 * Returns the columns for car model and year: null clears a column, undefined leaves it unchanged. @throws 400 on
 * `model` for an unknown one, on `year` for a future one
 */
export async function carOf(tx: Database, { model, year }: Car, { language }: DeskContext) {
  if (year && year > newestYear()) throw refusedNumber('year', language, { why: 'maximum', limit: newestYear() });
  const ofYear = year === undefined ? {} : { year };
  if (model === undefined) return ofYear;
  if (model === null) return { ...ofYear, modelId: null, car: null };
  const [named] = await tx
    .select({ car: sql<string>`${brands.name} || ' ' || ${carModels.name}` })
    .from(carModels)
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(carModels.id, model));
  if (!named) throw refusedField('model', language);
  return { ...ofYear, modelId: model, car: named.car };
}
