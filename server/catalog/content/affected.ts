import { createHash } from 'node:crypto';
import type { AffectedBooking } from '#contract/bookingsDesk';
import type { ContentKindName } from '#contract/content/kinds';
import type { Database } from '../../platform/db/database';
import { localizedOrFallback } from '../../platform/db/expressions';
import { branches } from '../../platform/db/schema/company';
import { ApiFailure } from '../../platform/http/errors';
import type { Language } from '../../platform/language';
import { isoOf, minuteAt } from '../../platform/minutes';
import { type BookingWithoutSlot, bookingsWithoutSlot } from './hooks';

const DECISIVE: ReadonlySet<ContentKindName> = new Set([
  'branches',
  'hoursExceptions',
  'bookingRules',
  'bays',
  'services',
]);

export type SeenBookings = string | null | undefined;

const nameOfSet = (bookings: readonly BookingWithoutSlot[]): string => {
  const ids = bookings.map(({ id }) => id).toSorted((one, other) => one - other);
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16);
};

export class BookingsAffected extends Error {
  override name = 'BookingsAffected';
  constructor(readonly bookings: readonly BookingWithoutSlot[]) {
    super('Bookings are affected');
  }
}

/**
 * Runs a content change. @throws BookingsAffected if bookings from `from` on lose their slot and `seen` does not
 * confirm them (null skips the check); the caller must roll back
 */
export async function withAffectedCheck<T>(
  tx: Database,
  kind: ContentKindName,
  { seen, from }: { seen?: SeenBookings; from?: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!DECISIVE.has(kind) || seen === null) return work();
  const range = from ? { from } : {};
  const before = new Map((await bookingsWithoutSlot(tx, range)).map(({ id, why }) => [id, new Set(why)]));
  const done = await work();
  const affected = (await bookingsWithoutSlot(tx, range)).flatMap((one) => {
    const why = one.why.filter((reason) => !before.get(one.id)?.has(reason));
    return why.length > 0 ? [{ ...one, why }] : [];
  });
  if (affected.length > 0 && seen !== nameOfSet(affected)) throw new BookingsAffected(affected);
  return done;
}

/** Returns the 409 `bookings_affected` reply, with branch names in the language of the editor. */
export async function affectedFailure(
  db: Database,
  { bookings }: BookingsAffected,
  language: Language,
): Promise<ApiFailure> {
  const rows = await db.select({ id: branches.id, name: branches.name }).from(branches);
  const names = new Map(rows.map(({ id, name }) => [id, localizedOrFallback(name, language)]));
  const named = bookings.map(
    ({ id, version, reference, branch, startsAt, why }): AffectedBooking => ({
      id,
      version,
      reference,
      branch: { id: branch, name: names.get(branch) ?? '' },
      starts_at: isoOf(minuteAt(startsAt)),
      why,
    }),
  );
  return new ApiFailure(409, 'bookings_affected', {
    more: { count: bookings.length, seen: nameOfSet(bookings), bookings: named },
  });
}
