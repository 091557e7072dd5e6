import type { ContentKindName } from '../../../contract/content/kinds';
import type { AffectedBooking } from '../../../contract/desk/bookingTasks';
import { AFFECTED_NAMED } from '../../../contract/desk/limits';
import { isoOf, minuteAt } from '../../booking/minutes';
import type { Database } from '../../db/database';
import { branches } from '../../db/schema/company';
import { ApiFailure } from '../../http/errors';
import type { Language } from '../../http/language';
import { ofEither } from '../../repositories/expressions';
import { type Stranded, strandedBookings } from '../bookings/stranded';

/** Kinds of content that decide where and when a booking can be kept. */
const DECISIVE: ReadonlySet<ContentKindName> = new Set([
  'branches',
  'hoursExceptions',
  'bookingRules',
  'bays',
  'services',
]);

/** Bookings that a change leaves without a place, and whoever makes it has not seen yet. */
export class BookingsAffected extends Error {
  override name = 'BookingsAffected';
  constructor(readonly bookings: readonly Stranded[]) {
    super('Bookings are affected');
  }
}

/**
 * Changes content, and throws BookingsAffected where more bookings than `seen` lose their place by it: what is published is compared with what was. The
 * transaction is then to be rolled back. `from`: when the change takes effect; bookings before it are not affected.
 */
export async function minding<T>(
  tx: Database,
  kind: ContentKindName,
  { seen = 0, from }: { seen?: number | undefined; from?: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!DECISIVE.has(kind)) return work();
  const asked = from ? { from } : {};
  const before = new Map((await strandedBookings(tx, asked)).map(({ id, why }) => [id, new Set(why)]));
  const done = await work();
  const affected = (await strandedBookings(tx, asked)).flatMap((one) => {
    const why = one.why.filter((reason) => !before.get(one.id)?.has(reason));
    return why.length > 0 ? [{ ...one, why }] : [];
  });
  if (affected.length > seen) throw new BookingsAffected(affected);
  return done;
}

/** 409 with their number and the first ones. */
export async function affectedFailure(
  db: Database,
  { bookings }: BookingsAffected,
  language: Language,
): Promise<ApiFailure> {
  const rows = await db.select({ id: branches.id, name: branches.name }).from(branches);
  const names = new Map(rows.map(({ id, name }) => [id, ofEither(name, language)]));
  const named = bookings.slice(0, AFFECTED_NAMED).map(
    ({ id, version, reference, branch, startsAt, why }): AffectedBooking => ({
      id,
      version,
      reference,
      branch: { id: branch, name: names.get(branch) ?? '' },
      starts_at: isoOf(minuteAt(startsAt)),
      why,
    }),
  );
  return new ApiFailure(409, 'bookings_affected', { more: { count: bookings.length, bookings: named } });
}
