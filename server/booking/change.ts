import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { NO_MOVES } from '#contract/rules/bookings';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { idempotent } from '../platform/db/idempotency';
import { bookings } from '../platform/db/schema/booking';
import { branches, services } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { minuteAt } from '../platform/minutes';
import { allocateBay } from './allocateBay';
import { changeableUntil, readRules, type StoredRules } from './branchSchedule';
import { NO_STAFF, recordBooking } from './deskRecord';
import { idsWithoutSlot } from './lostSlots';
import { type Notifier, notifyOfBooking, type StoredBooking, withdrawMove } from './notify';
import { readRequestedServices, withBookedDuration } from './serviceRequirements';
import type { BookingStep } from './texts';
import { offerFreedSlot } from './waitlist';

/** Returns the booking with this link token, or null. Holds have no link. */
export async function findBooking(db: Database, token: string): Promise<StoredBooking | null> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.tokenHash, hashOfToken(token)));
  return row ?? null;
}

type ChangeOptions = { isOpen: boolean; movesLeft: number; noMove: NoMove | null; until: number };
type NoMove = (typeof NO_MOVES)[number];

export const hasEnded = ({ state, endsAt }: StoredBooking, now = Date.now()): boolean =>
  state === 'booked' && endsAt.getTime() <= now;

/**
 * Returns whether the customer can still cancel (`isOpen`) or move a booking, else the reason. `until`: minute since
 * 1970.
 */
export async function changeOptionsOf(db: Database, booking: StoredBooking, now = Date.now()): Promise<ChangeOptions> {
  const rules = (await readRules(db))(booking.branchId);
  const until = changeableUntil(rules, booking.startsAt);
  const isOpen = booking.state === 'booked' && minuteAt(new Date(now)) <= until;
  const movesLeft = Math.max(0, (rules?.mostMoves ?? 0) - booking.moves);
  const noMove = hasEnded(booking, now)
    ? 'over'
    : !isOpen
      ? 'late'
      : ((await closedPart(db, booking, rules)) ?? (movesLeft === 0 ? 'moves' : null));
  return { isOpen, movesLeft: noMove === null ? movesLeft : 0, noMove, until };
}

/** Returns the actions that the customer can take now, to list them in a message: confirm, move, cancel. */
export async function stepsOf(db: Database, booking: StoredBooking, now = Date.now()): Promise<BookingStep[]> {
  const { isOpen, movesLeft } = await changeOptionsOf(db, booking, now);
  return [
    ...(booking.confirmedAt === null ? (['confirm'] as const) : []),
    ...(isOpen && movesLeft > 0 ? (['move'] as const) : []),
    ...(isOpen ? (['cancel'] as const) : []),
  ];
}

async function closedPart(
  db: Database,
  { branchId, services: booked }: StoredBooking,
  rules: StoredRules | null,
): Promise<NoMove | null> {
  if ((await db.$count(branches, eq(branches.id, branchId))) === 0) return 'hidden';
  if (!rules?.online) return 'by_phone';
  const ids = booked.map(({ id }) => id);
  const own = and(inArray(services.id, ids), eq(services.callOnly, false), isNotNull(services.durationMinutes));
  return (await db.$count(services, own)) < ids.length ? 'by_phone' : null;
}

type Change = { token: string; key: string | undefined; notifier: Notifier };

/** Moves a booking for its customer. Idempotent per key. @throws SlotTakenError, IdempotencyConflict, ApiFailure 409 */
export async function move(
  db: Database,
  { startsAt, branch }: { startsAt: string; branch: number | undefined },
  { token, key, notifier }: Change,
): Promise<void> {
  const scope = `booking move ${hashOfToken(token)}`;
  const change = async (tx: Database) => {
    const before = await locked(tx, token, branch);
    const { noMove } = await changeOptionsOf(tx, before);
    if (noMove !== null) throw new ApiFailure(409, noMove === 'moves' ? 'too_many_moves' : 'booking_fixed');
    const ids = before.services.map(({ id }) => id);
    const requested = withBookedDuration(await readRequestedServices(tx, ids), before);
    const at = minuteAt(new Date(startsAt));
    const to = branch ?? before.branchId;
    if (at === minuteAt(before.startsAt) && to === before.branchId) return {};
    const place = await allocateBay(tx, { branch: to, at, requested, except: before.id });
    const [row] = await tx
      .update(bookings)
      .set({
        ...place,
        moves: sql`moves + 1`,
        sequence: sql`sequence + 1`,
        version: sql`version + 1`,
        chosenAt: sql`now()`,
        changedAt: sql`now()`,
        confirmedAt: null,
      })
      .where(eq(bookings.id, before.id))
      .returning();
    if (!row) throw new Error('The booking was not moved');
    await notifyOfBooking(tx, row, 'moved', notifier);
    await recordBooking(tx, NO_STAFF, { action: 'changed', before, after: row });
    await offerFreedSlot(tx, before, notifier);
    return {};
  };
  await runInBranchQueue(branch ?? (await branchOf(db, token)), () =>
    idempotent(db, { scope, key, payload: { startsAt, branch } }, change),
  );
}

/**
 * Cancels a booking for its customer and offers the slot to the waitlist. Idempotent. Sends no message within a minute
 * of booking or moving. @throws 404, 409 `booking_fixed` after the cut-off or unless the state is `booked` or
 * `cancelled`, IdempotencyConflict
 */
export async function cancel(db: Database, { token, key, notifier }: Change): Promise<void> {
  const scope = `booking cancellation ${hashOfToken(token)}`;
  const change = async (tx: Database) => {
    const before = await locked(tx, token);
    if (before.state === 'cancelled') return {};
    if (!(await changeOptionsOf(tx, before)).isOpen) throw new ApiFailure(409, 'booking_fixed');
    const [row] = await tx
      .update(bookings)
      .set({
        state: 'cancelled',
        cancelledAt: sql`now()`,
        cancelledBy: 'customer',
        sequence: sql`sequence + 1`,
        version: sql`version + 1`,
        changedAt: sql`now()`,
      })
      .where(eq(bookings.id, before.id))
      .returning();
    if (!row) throw new Error('The booking was not cancelled');
    if (isFresh(before)) await withdrawMove(tx, row.id);
    else await notifyOfBooking(tx, row, 'cancelled', notifier);
    await recordBooking(tx, NO_STAFF, { action: 'changed', before, after: row });
    await offerFreedSlot(tx, row, notifier);
    return {};
  };
  await runInBranchQueue(await branchOf(db, token), () => idempotent(db, { scope, key, payload: {} }, change));
}

const FRESH_MS = 60_000;
const isFresh = ({ chosenAt }: StoredBooking): boolean => Date.now() - chosenAt.getTime() < FRESH_MS;

/**
 * Records that the customer will come. Idempotent. @throws 404, 409 `booking_fixed` unless the booking is `booked` and
 * has not ended, `booking_stranded` if it lost its slot
 */
export async function confirm(db: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = await locked(tx, token);
    const { id, state } = booking;
    if (state !== 'booked' || hasEnded(booking)) throw new ApiFailure(409, 'booking_fixed');
    if ((await idsWithoutSlot(tx, [booking])).has(id)) throw new ApiFailure(409, 'booking_stranded');
    const [row] = await tx
      .update(bookings)
      .set({ confirmedAt: sql`coalesce(confirmed_at, now())`, version: sql`version + 1`, changedAt: sql`now()` })
      .where(and(eq(bookings.id, id), sql`confirmed_at is null`))
      .returning();
    if (row) await recordBooking(tx, NO_STAFF, { action: 'confirmed', after: row });
  });
}

async function branchOf(db: Database, token: string): Promise<number> {
  const found = await findBooking(db, token);
  if (!found) throw new ApiFailure(404, 'not_found');
  return found.branchId;
}

async function locked(tx: Database, token: string, other?: number): Promise<StoredBooking> {
  const seen = await findBooking(tx, token);
  if (!seen) throw new ApiFailure(404, 'not_found');
  await lockBranches(tx, other === undefined ? [seen.branchId] : [seen.branchId, other]);
  const now = await findBooking(tx, token);
  // A concurrent move changed the branch. Locking a third branch would break the lock order; a retry succeeds.
  if (now?.branchId !== seen.branchId) throw new ApiFailure(409, 'conflict');
  return now;
}
