import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { OwnWaitlistEntry, WaitlistEntry } from '#contract/bookings';
import { MAX_WAITLIST_DAYS } from '#contract/rules/bookings';
import { dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import { hashOfToken } from '../platform/auth/tokens';
import { lockBranches, lockPerson, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { services } from '../platform/db/schema/catalog';
import { branches } from '../platform/db/schema/company';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { dayOf, isoOf, minuteAt } from '../platform/minutes';
import { recordAudit } from '../staff/audit/record';
import { allocateStart } from './allocateBay';
import { availability } from './availability';
import { readBranchSchedules, readRules } from './branchSchedule';
import { NO_STAFF } from './deskRecord';
import { holdToken, isOwnedBy, type Owner, offerPath, waitlistToken } from './links';
import { type Notifier, notifyCustomer, offerKey, withdrawOffer } from './notify';
import { offerDelay, offerEnds } from './offerHours';
import { priceRange } from './priceRange';
import { type RequestedServices, readRequestedServices } from './serviceRequirements';
import { isFull } from './times';

export type FreedSlot = { branchId: number; startsAt: Date };

type NewWaitlistEntry = {
  branch: number;
  day: string;
  services: readonly number[];
  phone: string;
  name: string;
  userId: number | null;
  language: Language;
};

/** Adds a customer to the waitlist of a full day. Joining again replaces the services. */
export async function joinWaitlist(
  tx: Database,
  { branch, day, services, phone, name, userId, language }: NewWaitlistEntry,
  secret: string,
): Promise<WaitlistEntry> {
  const requested = await readRequestedServices(tx, services);
  await lockPerson(tx, phone);
  await lockBranches(tx, [branch]);
  const rules = (await readRules(tx))(branch);
  const today = dayOf(minuteAt(new Date()));
  if (!rules?.online || (await tx.$count(branches, and(eq(branches.id, branch), eq(branches.hidden, false)))) === 0)
    throw new ApiFailure(400, 'branch_not_bookable');
  if (dayNumberOf(day) < today || dayNumberOf(day) > today + rules.horizonDays)
    throw new ApiFailure(400, 'day_not_bookable');
  await refuseUnlessFull(tx, { branch, day, requested });
  const own = await tx
    .select({ id: waitlistEntries.id, branchId: waitlistEntries.branchId, day: waitlistEntries.day })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.phone, phone),
        eq(waitlistEntries.state, 'waiting'),
        sql`day >= ${dateOfDayNumber(today)}::date`,
      ),
    );
  let id = own.find((one) => one.branchId === branch && one.day === day)?.id;
  if (id !== undefined)
    await tx
      .update(waitlistEntries)
      .set({ services: [...services], name, language })
      .where(eq(waitlistEntries.id, id));
  else {
    if (own.length >= MAX_WAITLIST_DAYS) throw new ApiFailure(409, 'too_many_waits');
    const values = { branchId: branch, day, services: [...services], phone, name, userId, language };
    const [row] = await tx.insert(waitlistEntries).values(values).returning({ id: waitlistEntries.id });
    if (!row) throw new Error('The waitlist entry was not stored');
    id = row.id;
    await tx
      .update(waitlistEntries)
      .set({ tokenHash: hashOfToken(waitlistToken(id, secret)) })
      .where(eq(waitlistEntries.id, id));
    await recordAudit(tx, NO_STAFF, { thing: 'booking', action: 'waits', branchId: branch });
  }
  return { place: await waitlistPosition(tx, { id, branchId: branch, day }), token: waitlistToken(id, secret) };
}

async function refuseUnlessFull(
  tx: Database,
  { branch, day, requested }: { branch: number; day: string; requested: RequestedServices },
): Promise<void> {
  const number = dayNumberOf(day);
  const span = { first: number, last: number };
  const minutes = requested.minutes + requested.requirements(1).buffer;
  const [found] = await readBranchSchedules(tx, { branches: [branch], ...span, minutes });
  if (!found) throw new ApiFailure(400, 'day_not_bookable');
  const requirements = requested.requirements(found.rules?.stepMinutes ?? 60);
  if (availability(found.schedule, requirements, span).some(({ starts }) => starts.length > 0))
    throw new ApiFailure(409, 'day_has_times');
  if (!isFull(found.schedule, requirements, number)) throw new ApiFailure(400, 'day_not_bookable');
}

type WaitlistPlace = { id: number; branchId: number; day: string };

/** Returns the position, from 1, among the waiting entries of the same branch and day. */
export const waitlistPosition = (db: Database, { id, branchId, day }: WaitlistPlace): Promise<number> =>
  db.$count(waitlistEntries, sql`${waitlistOf(branchId, day)} and id <= ${id}`);

const waitlistOf = (branch: number, day: string) =>
  and(eq(waitlistEntries.branchId, branch), eq(waitlistEntries.day, day), eq(waitlistEntries.state, 'waiting'));

/**
 * Offers a freed slot to the waitlist in order: holds it for the first customer it fits and notifies them. The caller
 * must hold the branch lock.
 */
export async function offerFreedSlot(
  tx: Database,
  { branchId, startsAt }: FreedSlot,
  notifier: Notifier,
): Promise<void> {
  const number = dayOf(minuteAt(startsAt));
  const day = dateOfDayNumber(number);
  const waiting = await tx
    .select()
    .from(waitlistEntries)
    .where(waitlistOf(branchId, day))
    .orderBy(asc(waitlistEntries.id));
  if (waiting.length === 0) return;
  const read = async () =>
    (await readBranchSchedules(tx, { branches: [branchId], first: number, last: number + 1 }))[0];
  let found = await read();
  for (const wait of waiting) {
    const requested = await readRequestedServices(tx, wait.services).catch(notBookable);
    if (!requested || !found) continue;
    const requirements = requested.requirements(found.rules?.stepMinutes ?? 60);
    const [start] = availability(found.schedule, requirements, { first: number, last: number }).flatMap(
      ({ starts }) => starts,
    );
    if (!start) continue;
    const place = await allocateStart(tx, found, requirements, start);
    const now = new Date();
    const heldUntil = offerEnds(place.startsAt, now);
    const [held] = await tx
      .insert(bookings)
      .values({
        ...place,
        state: 'held',
        source: 'online',
        services: requested.services,
        estimate: await priceRange(tx, requested),
        holder: '',
        holdExpiresAt: heldUntil,
      })
      .returning({ id: bookings.id, startsAt: bookings.startsAt });
    if (!held) continue;
    const token = holdToken(held.id, notifier.config.secrets.code);
    await tx
      .update(bookings)
      .set({ holder: hashOfToken(token) })
      .where(eq(bookings.id, held.id));
    await tx
      .update(waitlistEntries)
      .set({ state: 'offered', bookingId: held.id })
      .where(eq(waitlistEntries.id, wait.id));
    const path = offerPath(token);
    const waitSeconds = offerDelay(place.startsAt, now);
    const key = offerKey(held.id);
    await notifyCustomer(
      tx,
      wait,
      { notification: 'free', startsAt: held.startsAt, heldUntil, path, key, bookingId: held.id, waitSeconds },
      notifier,
    );
    found = await read();
  }
}

function notBookable(error: unknown): null {
  if (error instanceof ApiFailure) return null;
  throw error;
}

type ReadOptions = { language: Language; secret: string };

/** Returns a customer's waitlist entries from today on, with the slots held for them. */
export async function ownWaitlist(
  db: Database,
  owner: Owner,
  { language, secret }: ReadOptions,
): Promise<OwnWaitlistEntry[]> {
  const isHeld = sql`${bookings.state} = 'held' and ${bookings.holdExpiresAt} > now()`;
  const isAwaited = or(
    eq(waitlistEntries.state, 'waiting'),
    and(eq(waitlistEntries.state, 'offered'), sql`coalesce(${isHeld}, false)`),
  );
  const today = dateOfDayNumber(dayOf(minuteAt(new Date())));
  const rows = await db
    .select({ wait: waitlistEntries, held: bookings, branch: branches.name })
    .from(waitlistEntries)
    .innerJoin(branches, eq(branches.id, waitlistEntries.branchId))
    .leftJoin(bookings, eq(bookings.id, waitlistEntries.bookingId))
    .where(and(await isOwnedBy(db, owner, waitlistEntries), isAwaited, sql`${waitlistEntries.day} >= ${today}::date`))
    .orderBy(asc(waitlistEntries.day), asc(waitlistEntries.id));
  const ids = [...new Set(rows.flatMap(({ wait }) => wait.services))];
  const named = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, ids));
  return Promise.all(
    rows.map(async ({ wait, held, branch }) => ({
      token: waitlistToken(wait.id, secret),
      place: wait.state === 'waiting' ? await waitlistPosition(db, wait) : 0,
      day: wait.day,
      branch: { id: wait.branchId, name: localizedOrFallback(branch, language) },
      services: wait.services.flatMap((id) =>
        named.filter((one) => one.id === id).map(({ name }) => ({ id, name: localizedOrFallback(name, language) })),
      ),
      hold: held && holdToken(held.id, secret),
      starts_at: held && isoOf(minuteAt(held.startsAt)),
      expires_at: held?.holdExpiresAt?.toISOString() ?? null,
    })),
  );
}

/** Cancels a waitlist entry and offers its held slot to the next customer. Idempotent. */
export async function leaveWaitlist(db: Database, token: string, notifier: Notifier): Promise<void> {
  const isOne = eq(waitlistEntries.tokenHash, hashOfToken(token));
  const [seen] = await db.select({ branch: waitlistEntries.branchId }).from(waitlistEntries).where(isOne);
  if (!seen) throw new ApiFailure(404, 'not_found');
  const leave = async (tx: Database) => {
    await lockBranches(tx, [seen.branch]);
    const [cancelled] = await tx
      .update(waitlistEntries)
      .set({ state: 'cancelled' })
      .where(and(isOne, inArray(waitlistEntries.state, ['waiting', 'offered'])))
      .returning({ offered: waitlistEntries.bookingId });
    if (cancelled) await recordAudit(tx, NO_STAFF, { thing: 'booking', action: 'left_line', branchId: seen.branch });
    if (!cancelled?.offered) return;
    await withdrawOffer(tx, cancelled.offered);
    const [freed] = await tx
      .update(bookings)
      .set({ state: 'expired', changedAt: sql`now()` })
      .where(and(eq(bookings.id, cancelled.offered), eq(bookings.state, 'held')))
      .returning({ branchId: bookings.branchId, startsAt: bookings.startsAt });
    if (freed) await offerFreedSlot(tx, freed, notifier);
  };
  await runInBranchQueue(seen.branch, () => db.transaction(leave));
}
