import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { OwnWait } from '../../contract/bookings';
import { dateOf } from '../../contract/visits/due';
import type { Database } from '../db/database';
import { bookings, bookingWaits } from '../db/schema/booking';
import { branches } from '../db/schema/company';
import { services } from '../db/schema/services';
import { noteAudit } from '../desk/audit/note';
import { NOBODY_OF_STAFF } from '../desk/bookings/note';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { ofEither } from '../repositories/expressions';
import { hashOfToken } from '../visits/tokens';
import { inTurn, lockBranches } from './locks';
import { dayOf, isoOf, minuteAt } from './minutes';
import { isTheirs, type Owner } from './owner';
import { type Telling, withdrawOffer } from './tell';
import { holdToken, waitToken } from './tokens';
import { offerNext, placeInLine } from './waits';

type Reading = { language: Language; secret: string };

/** Of today and later: what is waited for, and what was offered and is still held. */
export async function ownWaits(db: Database, owner: Owner, { language, secret }: Reading): Promise<OwnWait[]> {
  const isHeld = sql`${bookings.state} = 'held' and ${bookings.holdExpiresAt} > now()`;
  const isAwaited = or(
    eq(bookingWaits.state, 'waiting'),
    and(eq(bookingWaits.state, 'offered'), sql`coalesce(${isHeld}, false)`),
  );
  const today = dateOf(dayOf(minuteAt(new Date())));
  const rows = await db
    .select({ wait: bookingWaits, held: bookings, branch: branches.name })
    .from(bookingWaits)
    .innerJoin(branches, eq(branches.id, bookingWaits.branchId))
    .leftJoin(bookings, eq(bookings.id, bookingWaits.bookingId))
    .where(and(await isTheirs(db, owner, bookingWaits), isAwaited, sql`${bookingWaits.day} >= ${today}::date`))
    .orderBy(asc(bookingWaits.day), asc(bookingWaits.id));
  const ids = [...new Set(rows.flatMap(({ wait }) => wait.services))];
  const named = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, ids));
  return Promise.all(
    rows.map(async ({ wait, held, branch }) => ({
      token: waitToken(wait.id, secret),
      place: wait.state === 'waiting' ? await placeInLine(db, wait) : 0,
      day: wait.day,
      branch: { id: wait.branchId, name: ofEither(branch, language) },
      services: wait.services.flatMap((id) =>
        named.filter((one) => one.id === id).map(({ name }) => ({ id, name: ofEither(name, language) })),
      ),
      hold: held && holdToken(held.id, secret),
      starts_at: held && isoOf(minuteAt(held.startsAt)),
      expires_at: held?.holdExpiresAt?.toISOString() ?? null,
    })),
  );
}

/** Takes somebody out of the line; the time that they were offered goes to the next. Whoever is out of it already stays so. */
export async function leaveWait(db: Database, token: string, telling: Telling): Promise<void> {
  const isOne = eq(bookingWaits.tokenHash, hashOfToken(token));
  const [seen] = await db.select({ branch: bookingWaits.branchId }).from(bookingWaits).where(isOne);
  if (!seen) throw new ApiFailure(404, 'not_found');
  const leave = async (tx: Database) => {
    await lockBranches(tx, [seen.branch]);
    const [left] = await tx
      .update(bookingWaits)
      .set({ state: 'cancelled' })
      .where(and(isOne, inArray(bookingWaits.state, ['waiting', 'offered'])))
      .returning({ offered: bookingWaits.bookingId });
    if (left) await noteAudit(tx, NOBODY_OF_STAFF, { thing: 'booking', action: 'left_line', branchId: seen.branch });
    if (!left?.offered) return;
    await withdrawOffer(tx, left.offered);
    const [freed] = await tx
      .update(bookings)
      .set({ state: 'expired', changedAt: sql`now()` })
      .where(and(eq(bookings.id, left.offered), eq(bookings.state, 'held')))
      .returning({ branchId: bookings.branchId, startsAt: bookings.startsAt });
    if (freed) await offerNext(tx, freed, telling);
  };
  await inTurn(seen.branch, () => db.transaction(leave));
}
