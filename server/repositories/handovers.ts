import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handover } from '../../contract/sharing';
import { HANDOVER_DAYS } from '../../contract/visits/limits';
import type { Database } from '../db/database';
import { cars, users } from '../db/schema/customers';
import { visitReviews } from '../db/schema/reviews';
import { historyGrants, historyHandovers, historyShares } from '../db/schema/sharing';
import { iso } from '../desk/sql';
import { ApiFailure } from '../http/errors';
import { hashOfToken, newToken } from '../visits/tokens';
import { visitsOfCar } from './carHistory';
import { carName } from './historyShares';

type Stored = typeof historyHandovers.$inferSelect;

const state = sql`case when handover.confirmed_at is not null then 'confirmed' when handover.withdrawn_at is not null then 'withdrawn'
  when handover.expires_at <= now() then 'expired' when handover.accepted_at is not null then 'accepted' else 'offered' end`;

/** As `userId` sees them. Of a confirmed one as many visits as were handed over, however many the seller has had since. */
async function selectHandovers(db: Database, userId: number, condition: SQL): Promise<Handover[]> {
  const { rows } = await db.execute<Handover>(sql`
    select handover.id, ${state} as state, handover.user_id = ${userId} as is_seller, ${carName} as car, car.year,
      case when handover.user_id = ${userId} then coalesce((select first_name from ${users} where id = handover.buyer_id), '')
        else '' end as buyer,
      case when handover.confirmed_at is not null
        then (select count(*)::int from ${historyGrants} granted where granted.handover_id = handover.id)
        else (select count(*)::int from ${visitsOfCar(sql`handover.user_id`, sql`handover.car_id`)} visit) end as visits,
      ${iso(sql`handover.created_at`)} as created_at, ${iso(sql`handover.expires_at`)} as expires_at
    from ${historyHandovers} handover join ${cars} car on car.id = handover.car_id
    where ${condition} order by handover.id desc limit 50`);
  return rows;
}

export const listHandovers = (db: Database, userId: number): Promise<Handover[]> =>
  selectHandovers(db, userId, sql`handover.user_id = ${userId} or handover.buyer_id = ${userId}`);

async function readHandover(db: Database, userId: number, id: number): Promise<Handover> {
  const [handover] = await selectHandovers(db, userId, sql`handover.id = ${id}`);
  if (!handover) throw new Error('The handover is gone');
  return handover;
}

/** Null where the customer has no such car. */
export function offerHandover(
  db: Database,
  userId: number,
  carId: number,
): Promise<{ handover: Handover; token: string } | null> {
  return db.transaction(async (tx) => {
    const car = and(eq(cars.id, carId), eq(cars.userId, userId));
    const [own] = await tx.select({ id: cars.id }).from(cars).where(car).for('update');
    if (!own) return null;
    await tx
      .update(historyHandovers)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(historyHandovers.carId, carId), eq(historyHandovers.userId, userId), isUnfinished));
    const token = newToken();
    const [row] = await tx
      .insert(historyHandovers)
      .values({
        userId,
        carId,
        tokenHash: hashOfToken(token),
        expiresAt: sql`now() + make_interval(days => ${HANDOVER_DAYS})`,
      })
      .returning({ id: historyHandovers.id });
    return { handover: await readHandover(tx, userId, row?.id ?? 0), token };
  });
}

const isUnfinished = and(isNull(historyHandovers.confirmedAt), isNull(historyHandovers.withdrawnAt));

/** Locked; null where it is not there. */
async function lock(tx: Database, condition: SQL): Promise<Stored | null> {
  const [row] = await tx.select().from(historyHandovers).where(condition).for('update');
  return row ?? null;
}

const isOver = ({ withdrawnAt, expiresAt }: Stored): boolean =>
  withdrawnAt !== null || expiresAt.getTime() <= Date.now();

/** What the link offers; null where it offers nothing any more, to anybody but the two. */
export async function readOffered(db: Database, userId: number, token: string): Promise<Handover | null> {
  const hash = hashOfToken(token);
  const [handover] = await selectHandovers(
    db,
    userId,
    sql`handover.token_hash = ${hash} and (${userId} in (handover.user_id, handover.buyer_id)
      or (handover.buyer_id is null and handover.withdrawn_at is null and handover.expires_at > now()))`,
  );
  return handover ?? null;
}

/** Null where the link offers nothing; 409 where somebody else has accepted it, 404 where the car is not the buyer's own. */
export function acceptHandover(db: Database, userId: number, token: string, carId: number): Promise<Handover | null> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, eq(historyHandovers.tokenHash, hashOfToken(token)));
    if (!found || isOver(found)) return null;
    if (found.userId === userId) throw new ApiFailure(409, 'handover_to_oneself');
    if (found.buyerId !== null && found.buyerId !== userId) return null;
    if (found.confirmedAt !== null) return readHandover(tx, userId, found.id);
    const own = and(eq(cars.id, carId), eq(cars.userId, userId));
    if ((await tx.$count(cars, own)) === 0) throw new ApiFailure(404, 'not_found');
    await tx
      .update(historyHandovers)
      .set({ buyerId: userId, buyerCarId: carId, acceptedAt: sql`now()` })
      .where(eq(historyHandovers.id, found.id));
    return readHandover(tx, userId, found.id);
  });
}

/** By the seller: the visits that the car has by now are the buyer's to read. Null where it is not theirs; 409 where nobody has accepted. */
export function confirmHandover(db: Database, userId: number, id: number): Promise<Handover | null> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, and(eq(historyHandovers.id, id), eq(historyHandovers.userId, userId)) ?? sql`false`);
    if (!found) return null;
    if (found.confirmedAt !== null) return readHandover(tx, userId, id);
    if (isOver(found) || found.buyerId === null) throw new ApiFailure(409, 'handover_not_accepted');
    await tx.update(historyHandovers).set({ confirmedAt: sql`now()` }).where(eq(historyHandovers.id, id));
    await tx.execute(sql`insert into ${historyGrants} (user_id, car_id, visit_id, handover_id)
      select ${found.buyerId}::int, ${found.buyerCarId}::int, visit.id, ${id}::int
      from ${visitsOfCar(userId, found.carId)} visit
      on conflict (user_id, visit_id) do update set car_id = excluded.car_id, handover_id = excluded.handover_id`);
    return readHandover(tx, userId, id);
  });
}

/** By seller or buyer. False where it is neither's; 409 once it is confirmed. */
export function withdrawHandover(db: Database, userId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isTheirs = sql`${historyHandovers.id} = ${id} and ${userId} in (${historyHandovers.userId}, ${historyHandovers.buyerId})`;
    const found = await lock(tx, isTheirs);
    if (!found) return false;
    if (found.confirmedAt !== null) throw new ApiFailure(409, 'handover_confirmed');
    if (found.withdrawnAt !== null) return true;
    await tx.update(historyHandovers).set({ withdrawnAt: sql`now()` }).where(eq(historyHandovers.id, id));
    return true;
  });
}

/** Of two accounts that become one: links, handovers, what came with a car, and reviews. Nobody hands anything over to themselves. */
export async function moveSharing(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const isBetween = sql`(${historyHandovers.userId}, ${historyHandovers.buyerId}) in ((${from}, ${to}), (${to}, ${from}))`;
  await tx.update(historyHandovers).set({ withdrawnAt: sql`now()` }).where(and(isUnfinished, isBetween));
  for (const table of [historyShares, historyHandovers, visitReviews])
    await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
  await tx.update(historyHandovers).set({ buyerId: to }).where(eq(historyHandovers.buyerId, from));
  await tx.execute(sql`insert into ${historyGrants} (user_id, car_id, visit_id, handover_id, granted_at)
    select ${to}, car_id, visit_id, handover_id, granted_at from ${historyGrants} where user_id = ${from} on conflict do nothing`);
}
