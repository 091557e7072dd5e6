import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { HistoryShare, NewHistoryShare, SharedHistory, SharedVisit } from '../../contract/sharing';
import { MAX_SHARES } from '../../contract/visits/limits';
import type { Database } from '../db/database';
import { brands, carModels } from '../db/schema/brands';
import { branches } from '../db/schema/company';
import { cars, users } from '../db/schema/customers';
import { inLanguage } from '../db/schema/localized';
import { parts } from '../db/schema/parts';
import { services } from '../db/schema/services';
import { historyShares } from '../db/schema/sharing';
import { visitLines } from '../db/schema/visits';
import { iso } from '../desk/sql';
import type { Language } from '../http/language';
import { hashOfToken } from '../visits/tokens';
import { visitsOfCar } from './carHistory';
import { inEither } from './estimates';

/** The customer has as many open links as one may have. */
export class ShareLimit extends Error {
  override name = 'ShareLimit';
}

/** What a car of the garage is called, by its row `car`. */
export const carName = sql`(select brand.name || ' ' || model.name from ${carModels} model
  join ${brands} brand on brand.id = model.brand_id where model.id = car.model_id)`;

async function selectShares(db: Database, condition: SQL): Promise<HistoryShare[]> {
  const { rows } = await db.execute<HistoryShare>(sql`
    select share.id, share.car_id, ${carName} as car, ${iso(sql`share.created_at`)} as created_at,
      ${iso(sql`share.expires_at`)} as expires_at, ${iso(sql`share.ended_at`)} as ended_at, share.opened
    from ${historyShares} share join ${cars} car on car.id = share.car_id
    where ${condition} order by share.id desc limit ${2 * MAX_SHARES}`);
  return rows;
}

export const listShares = (db: Database, userId: number): Promise<HistoryShare[]> =>
  selectShares(db, sql`share.user_id = ${userId}`);

/** `token`: of the link; one that has been made with it is that link again. Null where the customer has no such car. Throws ShareLimit. */
export function makeShare(
  db: Database,
  userId: number,
  { car, days }: NewHistoryShare,
  token: string,
): Promise<{ share: HistoryShare; token: string } | null> {
  return db.transaction(async (tx) => {
    // Locked until the end of the transaction: parallel calls count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(cars, and(eq(cars.id, car), eq(cars.userId, userId)))) === 0) return null;
    const tokenHash = hashOfToken(token);
    const [made] = await selectShares(tx, sql`share.user_id = ${userId} and share.token_hash = ${tokenHash}`);
    if (made) return { share: made, token };
    const isOpen = sql`${historyShares.userId} = ${userId} and ${historyShares.endedAt} is null and ${historyShares.expiresAt} > now()`;
    if ((await tx.$count(historyShares, isOpen)) >= MAX_SHARES) throw new ShareLimit();
    const [row] = await tx
      .insert(historyShares)
      .values({
        userId,
        carId: car,
        tokenHash,
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: historyShares.id });
    const [share] = await selectShares(tx, sql`share.id = ${row?.id ?? 0}`);
    if (!share) throw new Error('The share was not stored');
    return { share, token };
  });
}

/** False where the customer has none of that id. One that has ended stays as it ended. */
export async function endShare(db: Database, userId: number, id: number): Promise<boolean> {
  const own = and(eq(historyShares.id, id), eq(historyShares.userId, userId));
  await db
    .update(historyShares)
    .set({ endedAt: sql`now()` })
    .where(and(own, isNull(historyShares.endedAt)));
  return (await db.$count(historyShares, own)) > 0;
}

/** The first signs tell the region; the others would tell whose it is. */
export const maskedPlate = (plate: string): string => plate.slice(0, 2) + '•'.repeat(Math.max(0, plate.length - 2));

/** What whoever has the link reads; null where it is good no more. */
export async function readShared(db: Database, token: string, language: Language): Promise<SharedHistory | null> {
  type Found = Omit<SharedHistory, 'visits'> & { user: number; car_id: number };
  const { rows } = await db.execute<Found>(sql`
    with share as (update ${historyShares} set opened = opened + 1
      where token_hash = ${hashOfToken(token)} and ended_at is null and expires_at > now()
      returning user_id, car_id, expires_at)
    select ${carName} as car, car.year, car.plate, ${iso(sql`share.expires_at`)} as expires_at,
      share.user_id as "user", share.car_id
    from share join ${cars} car on car.id = share.car_id`);
  const [found] = rows;
  if (!found) return null;
  const { user, car_id: carId, plate, ...shown } = found;
  return { ...shown, plate: maskedPlate(plate), visits: await sharedVisits(db, user, carId, language) };
}

/** As the content names works and parts: the staff may have written anything into a line's own name, and into a free line. */
async function sharedVisits(db: Database, user: number, car: number, language: Language): Promise<SharedVisit[]> {
  const namesOf = (kind: 'work' | 'part') => {
    const content =
      kind === 'work'
        ? sql`${services} content on content.id = line.service_id`
        : sql`${parts} content on content.id = line.part_id`;
    return sql`(select coalesce(json_agg(${inEither(sql`content.name`, language)} order by line.position, line.id), '[]'::json)
      from ${visitLines} line join ${content}
      where line.visit_id = visit.id and line.kind = ${kind} and line.decision is distinct from 'declined')`;
  };
  const { rows } = await db.execute<SharedVisit>(sql`
    select ${iso(sql`visit.closed_at`)} as closed_at, visit.mileage, ${namesOf('work')} as works, ${namesOf('part')} as parts,
      (select ${inLanguage(branches.name, language)} from ${branches} where ${branches.id} = visit.branch_id) as branch
    from ${visitsOfCar(user, car)} visit
    order by visit.closed_at desc, visit.id desc`);
  return rows;
}
