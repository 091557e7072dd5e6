import { createHash } from 'node:crypto';
import type { AffectedBooking } from '#contract/bookingsDesk';
import type { ContentKindName } from '#contract/content/kinds';
import type { Database } from '../../platform/db/database';
import { localizedOrFallback } from '../../platform/db/expressions';
import { branches } from '../../platform/db/schema/company';
import { ApiFailure } from '../../platform/http/errors';
import type { Language } from '../../platform/language';
import { isoOf, minuteAt } from '../../platform/minutes';
import { type Stranded, strandedBookings } from './hooks';

const DECISIVE: ReadonlySet<ContentKindName> = new Set([
  'branches',
  'hoursExceptions',
  'bookingRules',
  'bays',
  'services',
]);

export type SeenBookings = string | null | undefined;

const nameOfSet = (bookings: readonly Stranded[]): string => {
  const ids = bookings.map(({ id }) => id).toSorted((one, other) => one - other);
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16);
};

export class BookingsAffected extends Error {
  override name = 'BookingsAffected';
  constructor(readonly bookings: readonly Stranded[]) {
    super('Bookings are affected');
  }
}

/**
 * Runs a content change. @throws BookingsAffected for bookings from `from` on that lose their slot without confirmation
 * by `seen` (null skips the check); the caller must roll back
 */
export async function withAffectedCheck<T>(
  tx: Database,
  kind: ContentKindName,
  { seen, from }: { seen?: SeenBookings; from?: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!DECISIVE.has(kind) || seen === null) return work();
  const asked = from ? { from } : {};
  const before = new Map((await strandedBookings(tx, asked)).map(({ id, why }) => [id, new Set(why)]));
  const done = await work();
  const affected = (await strandedBookings(tx, asked)).flatMap((one) => {
    const why = one.why.filter((reason) => !before.get(one.id)?.has(reason));
    return why.length > 0 ? [{ ...one, why }] : [];
  });
  if (affected.length > 0 && seen !== nameOfSet(affected)) throw new BookingsAffected(affected);
  return done;
}

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
