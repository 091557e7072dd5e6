import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Hold } from '#contract/bookings';
import { HOLD_MINUTES, MAX_HOLDS } from '#contract/rules/bookings';
import { openSpans } from '../catalog/openingHours';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches, lockPerson, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { idempotent } from '../platform/db/idempotency';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { dayOf, isoOf, midnightOf, minuteAt, minutesWithin, timeAt } from '../platform/minutes';
import { recordAudit } from '../staff/audit/record';
import { allocateBay, type BaySlot } from './allocateBay';
import { changeableUntil, readBranchScheduleAt, readRules } from './branchSchedule';
import { NO_STAFF } from './deskRecord';
import { branchPhone, holdToken, networkHash } from './links';

import { type Notifier, withdrawOffer } from './notify';
import { priceRange } from './priceRange';
import { readRequestedServices } from './serviceRequirements';
import { type FreedSlot, offerFreedSlot } from './waitlist';

type NewHold = {
  services: readonly number[];
  branch: number;
  startsAt: string;
  holder: string | undefined;
  model?: number | undefined;
};
type Holding = { key: string | undefined; network: string; notifier: Notifier };

/**
 * Holds a slot for ten minutes and releases the hold with the token `holder`. Idempotent per key. @throws
 * SlotTakenError, IdempotencyConflict
 */
export async function hold(db: Database, newHold: NewHold, { key, network, notifier }: Holding): Promise<Hold> {
  const secret = notifier.config.secrets.code;
  const { services, branch, startsAt, holder, model } = newHold;
  const at = minuteAt(new Date(startsAt));
  const heldFrom = networkHash(network, secret);
  const requested = await readRequestedServices(db, services);
  const estimate = await priceRange(db, requested, model);
  const storeHold = async (tx: Database) => {
    await lockPerson(tx, heldFrom);
    const before = holder === undefined ? null : await branchOf(tx, holder);
    await lockBranches(tx, before === null ? [branch] : [branch, before]);
    const freed = holder === undefined ? null : await endHold(tx, holder);
    const place = await allocateBay(tx, { branch, at, requested });
    await enforceHoldLimit(tx, heldFrom, place);
    const [row] = await tx
      .insert(bookings)
      .values({
        ...place,
        state: 'held',
        source: 'online',
        services: requested.services,
        estimate,
        holder: '',
        holdLine: heldFrom,
        holdExpiresAt: sql`now() + make_interval(mins => ${HOLD_MINUTES})`,
      })
      .returning({ id: bookings.id });
    if (!row) throw new Error('The hold was not stored');
    await tx
      .update(bookings)
      .set({ holder: hashOfToken(holdToken(row.id, secret)) })
      .where(eq(bookings.id, row.id));
    if (freed) await offerFreedSlot(tx, freed, notifier);
    return { id: row.id };
  };
  const keyed = { scope: 'hold', key, payload: { ...newHold } };
  const { id } = await runInBranchQueue(branch, () => idempotent(db, keyed, storeHold));
  const token = holdToken(id, secret);
  const found = await readHold(db, token);
  if (!found) throw new ApiFailure(409, 'time_gone', { more: { neighbours: [] } });
  return found;
}

/**
 * Rejects a hold of a client network that has MAX_HOLDS, or whose holds would take over half of the day's opening
 * hours. @throws 429
 */
async function enforceHoldLimit(tx: Database, heldFrom: string, place: BaySlot): Promise<void> {
  const { branchId, startsAt, endsAt } = place;
  const day = dayOf(minuteAt(startsAt));
  const [from, to] = [midnightOf(day), midnightOf(day + 1)].map((minute) => timeAt(minute).toISOString());
  const [held] = await tx
    .select({
      holds: count(),
      minutes: sql<number>`coalesce(sum(extract(epoch from ends_at - starts_at) / 60) filter (
        where branch_id = ${branchId} and starts_at >= ${from}::timestamptz and starts_at < ${to}::timestamptz), 0)::float8`,
    })
    .from(bookings)
    .where(and(eq(bookings.holdLine, heldFrom), sql`${bookings.state} = 'held' and hold_expires_at > now()`));
  const { holds = 0, minutes = 0 } = held ?? {};
  const schedule = minutes > 0 ? await readBranchScheduleAt(tx, branchId, minuteAt(startsAt)) : null;
  const open = schedule ? minutesWithin(openSpans(schedule.schedule.hours, day, day), spanOf(day)) : Infinity;
  if (holds < MAX_HOLDS && minutes + minuteAt(endsAt) - minuteAt(startsAt) <= open / 2) return;
  throw new ApiFailure(429, 'too_many_holds', { more: await branchPhone(tx, branchId) });
}

const spanOf = (day: number) => ({ from: midnightOf(day), to: midnightOf(day + 1) });

/** Returns a hold by its token, or null if it is unknown, booked, released or expired. */
export async function readHold(db: Database, token: string): Promise<Hold | null> {
  const [row] = await db
    .select({ ...getTableColumns(bookings), left: sql<number>`ceil(extract(epoch from hold_expires_at - now()))::int` })
    .from(bookings)
    .where(and(eq(bookings.holder, hashOfToken(token)), eq(bookings.state, 'held'), sql`hold_expires_at > now()`));
  if (!row?.holdExpiresAt) return null;
  const { startsAt, endsAt, branchId, services, estimate } = row;
  return {
    token,
    expires_at: row.holdExpiresAt.toISOString(),
    seconds_left: row.left,
    branch: branchId,
    services: services.map(({ id }) => id),
    starts_at: isoOf(minuteAt(startsAt)),
    minutes: minuteAt(endsAt) - minuteAt(startsAt),
    price: estimate,
    offered: row.holdLine === null,
    changeable_until: isoOf(changeableUntil((await readRules(db))(branchId), startsAt)),
  };
}

/** Releases a hold and offers its slot to the waitlist. Idempotent: an unknown token or a booked hold is ignored. */
export async function release(db: Database, token: string, notifier: Notifier): Promise<void> {
  const branch = await branchOf(db, token);
  if (branch === null) return;
  const give = async (tx: Database) => {
    await lockBranches(tx, [branch]);
    const freed = await endHold(tx, token);
    if (freed) await offerFreedSlot(tx, freed, notifier);
  };
  await runInBranchQueue(branch, () => db.transaction(give));
}

async function leaveLine(tx: Database, { id, branchId }: { id: number; branchId: number }): Promise<void> {
  const left = await tx
    .update(waitlistEntries)
    .set({ state: 'passed' })
    .where(and(eq(waitlistEntries.bookingId, id), eq(waitlistEntries.state, 'offered')))
    .returning({ id: waitlistEntries.id });
  await withdrawOffer(tx, id);
  if (left.length > 0) await recordAudit(tx, NO_STAFF, { thing: 'booking', action: 'left_line', branchId });
}

async function branchOf(db: Database, token: string): Promise<number | null> {
  const [row] = await db
    .select({ branchId: bookings.branchId })
    .from(bookings)
    .where(and(eq(bookings.holder, hashOfToken(token)), eq(bookings.state, 'held')));
  return row?.branchId ?? null;
}

async function endHold(tx: Database, token: string): Promise<FreedSlot | null> {
  const [row] = await tx
    .update(bookings)
    .set({ state: 'expired', changedAt: sql`now()` })
    .where(and(eq(bookings.holder, hashOfToken(token)), eq(bookings.state, 'held')))
    .returning({ id: bookings.id, branchId: bookings.branchId, startsAt: bookings.startsAt });
  if (row) await leaveLine(tx, row);
  return row ?? null;
}
