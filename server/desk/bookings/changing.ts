import { sql } from 'drizzle-orm';
import type { DeskBooking } from '../../../contract/desk/booking';
import { inTurn, lockBranches } from '../../booking/locks';
import type { StoredBooking } from '../../booking/tell';
import type { Database } from '../../db/database';
import { bookings } from '../../db/schema/booking';
import { ApiFailure } from '../../http/errors';
import { type ChangeInput, versionIn } from '../visits/changing';
import { readOrRefuse } from './read';
import { type By, findBooking } from './scope';

export type { ChangeInput };

type Work = (tx: Database, booking: StoredBooking, by: By) => Promise<void>;

/**
 * Does a work on a booking that is at the version that the caller has seen, with the lock of its branch: as a whole or not at all. Of another one
 * by now it is 412.
 */
export async function changingBooking(input: ChangeInput, by: By, work: Work): Promise<void> {
  const { db, params, body, me } = input;
  const seen = await findBooking(db, me.scope, params.id);
  if (!seen) throw new ApiFailure(404, 'not_found');
  const isDone = await inTurn(seen.branchId, () =>
    db.transaction(async (tx) => {
      await lockBranches(tx, [seen.branchId, ...otherBranch(body)]);
      await tx.execute(sql`select from ${bookings} where id = ${params.id} for update`);
      const booking = await findBooking(tx, me.scope, params.id);
      if (!booking) throw new ApiFailure(404, 'not_found');
      // Its customer may have moved it to another branch meanwhile: that is another version too.
      if (booking.version !== versionIn(input) || booking.branchId !== seen.branchId) return false;
      await work(tx, booking, by);
      return true;
    }),
  );
  if (isDone) return;
  const current = await shownTo(db, params.id, by);
  throw new ApiFailure(412, 'booking_changed', { more: { current, asked: body ?? null } });
}

/** A change may lead to another branch, whose lock is taken in the order of ids too. */
const otherBranch = (body: unknown): number[] =>
  typeof body === 'object' && body !== null && 'branch' in body && typeof body.branch === 'number' ? [body.branch] : [];

export const shownTo = (db: Database, id: number, { me, language, telling }: By): Promise<DeskBooking> =>
  readOrRefuse(db, id, { me, language, secret: telling.config.secrets.code });
