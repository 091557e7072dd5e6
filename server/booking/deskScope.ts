import { eq, type SQL, sql } from 'drizzle-orm';
import { BOOKING_LATE_MINUTES } from '#contract/rules/deskLimits';
import { mayDo } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { bookings } from '../platform/db/schema/booking';
import { refusedField, refusedTime } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { minuteAt } from '../platform/minutes';
import type { Actor } from '../staff/audit/record';
import { isInScope, type Scope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import type { Notifier, StoredBooking } from './notify';

export type DeskReader = { me: SignedIn; language: Language };
export type DeskContext = DeskReader & { actor: Actor; notifier: Notifier };

export const seesWorkOnly = ({ role }: SignedIn): boolean => !mayDo(role, 'change bookings');

/** Returns a booking in scope. Null for missing and foreign ids alike, so that ids cannot be enumerated. */
export async function findBooking(db: Database, scope: Scope, id: number): Promise<StoredBooking | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  const isGone = row?.state === 'expired' || (row?.holdExpiresAt && row.holdExpiresAt.getTime() <= Date.now());
  return row && !isGone && isInScope(scope, row.branchId) ? row : null;
}

type NewRow = typeof bookings.$inferInsert;
type Values = { [Column in keyof NewRow]?: NewRow[Column] | SQL };

/**
 * Updates columns of a booking, increments its version and returns the new row. The caller must hold the branch lock or
 * the row lock.
 */
export async function writeBooking(tx: Database, id: number, set: Values): Promise<StoredBooking> {
  const [row] = await tx
    .update(bookings)
    .set({
      ...set,
      ...(typeof set.name === 'string' && { nameFolded: foldedName(set.name) }),
      version: sql`version + 1`,
      changedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
    .returning();
  if (!row) throw new Error('The booking does not exist');
  return row;
}

/** A leap second (`:60`) passes the format check but is an invalid Date. */
export function minuteOf(time: string, language: Language): number {
  const minute = Math.floor(minuteAt(new Date(time)));
  if (Number.isNaN(minute)) throw refusedField('starts_at', language);
  return minute;
}

export function requireFutureStart(minute: number, language: Language): void {
  if (minute < minuteAt(new Date()) - BOOKING_LATE_MINUTES) throw refusedTime('starts_at', language);
}

/** Moves bookings to another account, in the transaction that merges both accounts. */
export async function moveBookings(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(bookings).set({ userId: to }).where(eq(bookings.userId, from));
}
