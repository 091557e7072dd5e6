import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { HANDOVER_DAYS } from '#contract/rules/visits';
import type { Handover } from '#contract/sharing';
import { firstClosedAt } from '../care/carHistory';
import { isOwnCar } from '../care/cars';
import type { Store } from '../messages/outbox';
import { DEFAULT_QUIET_HOURS } from '../messages/preferences';
import { secondsUntilQuietEnds } from '../messages/quietHours';
import { withdrawMessages } from '../messages/stored';
import { hashOfPhone } from '../platform/auth/phones';
import { hashOfToken, newToken } from '../platform/auth/tokens';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, users } from '../platform/db/schema/accounts';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { visitReviews } from '../platform/db/schema/reviews';
import { handoverReaders, historyGrants, historyHandovers, historyShares } from '../platform/db/schema/sharing';
import { visits } from '../platform/db/schema/visits';
import { pageAddress } from '../platform/http/addresses';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { carName, carOfVisit, isSameCar, visitsOfOneCar } from './sameCar';
import { handoverSms, handoverTelegram } from './texts';

export type Notifying = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };
type NotifiedHandover = Pick<typeof historyHandovers.$inferSelect, 'id' | 'userId' | 'language'>;

const SHARING = pagePath('sharing');

/**
 * Deduplication key. Its second part must be the id of the customer whose quiet hours apply (server/messages/kinds.ts).
 */
const keyOf = ({ id, userId }: NotifiedHandover): string => `handover:${userId}:${id}`;

/** Notifies the seller of an acceptance by their preferences, without naming car and buyer. */
export async function notifySeller(
  tx: Database,
  handover: NotifiedHandover,
  { store, config }: Notifying,
): Promise<void> {
  const [seller] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, handover.userId));
  const [preferences] = await tx
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, handover.userId));
  if (!seller || preferences?.channel === 'off') return;
  const { language, quietFrom, quietTo } = preferences ?? { ...DEFAULT_QUIET_HOURS, language: handover.language };
  const link = pageAddress(config.siteUrl, language, SHARING);
  const about = {
    key: keyOf(handover),
    phoneHash: hashOfPhone(seller.phone, config.secrets.code),
    waitSeconds: secondsUntilQuietEnds(Date.now(), quietFrom, quietTo),
  };
  const chat = preferences?.channel === 'telegram' ? preferences.chatId : null;
  if (chat !== null) {
    const message = { chat, text: handoverTelegram(language, link) };
    await store(tx, { ...about, kind: 'handover_accepted_telegram', message });
    return;
  }
  const message = { phone: seller.phone, text: handoverSms(language, link) };
  await store(tx, { ...about, kind: 'handover_accepted_sms', message });
}

/** Deletes queued messages to the seller about the acceptance, which a confirmation or withdrawal makes obsolete. */
export async function withdrawAcceptanceMessages(tx: Database, handover: NotifiedHandover): Promise<void> {
  await withdrawMessages(tx, keyOf(handover));
}

const state = sql`case when handover.confirmed_at is not null then 'confirmed' when handover.withdrawn_at is not null then 'withdrawn'
  when handover.expires_at <= now() then 'expired' when handover.accepted_at is not null then 'accepted' else 'offered' end`;

/** Visits that can be handed over. Excludes visits that this owner has handed over before. */
export const visitsToHandOver = (userId: SQL | number, carId: SQL | number): SQL => sql`(
  select visit.* from ${visitsOfOneCar(userId, carId)} visit
  where not exists (select from ${historyGrants} granted join ${historyHandovers} earlier on earlier.id = granted.handover_id
    where granted.visit_id = visit.id and earlier.user_id = ${userId}))`;

const visitsOfHandover = sql`(
  select visit.* from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
    where granted.handover_id = handover.id and handover.confirmed_at is not null
  union all select visit.* from ${visitsToHandOver(sql`handover.user_id`, sql`handover.car_id`)} visit where handover.confirmed_at is null)`;

export const isOpenedBy = (userId: number): SQL => sql`(handover.buyer_id is null and handover.withdrawn_at is null
  and handover.expires_at > now() and exists (select from ${handoverReaders} reader
    where reader.handover_id = handover.id and reader.user_id = ${userId}))`;

const carsWhere = (which: SQL): SQL =>
  sql`(select car.id, ${carName} as name, car.year, car.plate, car.vin from ${cars} car where ${which})`;

/**
 * Returns the handovers that match `which`, newest first, at most 50, as `userId` sees them: only the seller gets the
 * buyer's first name. `which` must restrict them to handovers of `userId`.
 */
export async function selectHandovers(db: Database, userId: number, which: SQL): Promise<Handover[]> {
  const isSeller = sql`handover.user_id = ${userId}`;
  const { rows } = await queryRows<Handover>(
    db,
    {
      id: 'number',
      year: 'number',
      created_at: 'text',
      state: 'text',
      car: 'text',
      visits: 'number',
      expires_at: 'text',
      is_seller: 'boolean',
      buyer: 'text',
      buyer_car: 'text',
      is_other_car: 'boolean',
      other_cars: 'json',
    },
    sql`
    select handover.id, ${state} as state, ${isSeller} as is_seller,
      coalesce(sold.name, entry.name) as car, coalesce(sold.year, entry.year) as year,
      case when ${isSeller} then coalesce((select first_name from ${users} where id = handover.buyer_id), '') else '' end as buyer,
      coalesce(bought.name || ', ' || bought.year, '') as buyer_car,
      coalesce(not ${isSameCar(sql`bought`, sql`sold`)}, false) as is_other_car,
      case when ${isSeller} or handover.accepted_at is not null or sold.name is null then '[]'::json
        else (select coalesce(json_agg(own.id order by own.id), '[]'::json)
          from ${carsWhere(sql`car.user_id = ${userId} and car.removed_at is null`)} own
          where not ${isSameCar(sql`own`, sql`sold`)}) end as other_cars,
      (select count(*)::int from ${visitsOfHandover} visit) as visits,
      ${iso(sql`handover.created_at`)} as created_at, ${iso(sql`handover.expires_at`)} as expires_at
    from ${historyHandovers} handover
      join lateral ${carsWhere(sql`car.id = handover.car_id`)} entry on true
      left join lateral ${carsWhere(sql`car.id = handover.buyer_car_id`)} bought on true
      left join lateral (select ${carOfVisit} from ${visitsOfHandover} visit
        order by ${firstClosedAt} desc, visit.id desc limit 1) sold on true
    where ${which} order by handover.id desc limit 50`,
  );
  return rows;
}

type Stored = typeof historyHandovers.$inferSelect;

/**
 * Returns the handovers in which the account is seller or buyer, or whose valid offer link it has opened, newest first,
 * at most 50.
 */
export const listHandovers = (db: Database, userId: number): Promise<Handover[]> =>
  selectHandovers(
    db,
    userId,
    sql`handover.user_id = ${userId} or handover.buyer_id = ${userId} or ${isOpenedBy(userId)}`,
  );

async function readHandover(db: Database, userId: number, id: number): Promise<Handover> {
  const [handover] = await selectHandovers(db, userId, sql`handover.id = ${id}`);
  if (!handover) throw new Error('The handover does not exist');
  return handover;
}

type Offer = { car: number; language: Language };

/**
 * Offers the history of a car to a buyer; an earlier unfinished offer of the car is withdrawn. Null for an unknown car.
 * @throws 409 if all visits are handed over
 */
export function offerHandover(
  db: Database,
  userId: number,
  { car: carId, language }: Offer,
): Promise<{ handover: Handover; token: string } | null> {
  return db.transaction(async (tx) => {
    const [own] = await tx.select({ id: cars.id }).from(cars).where(isOwnCar(userId, carId)).for('update');
    if (!own) return null;
    await refuseHandedOver(tx, userId, carId);
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
        language,
        tokenHash: hashOfToken(token),
        expiresAt: sql`now() + make_interval(days => ${HANDOVER_DAYS})`,
      })
      .returning({ id: historyHandovers.id });
    return { handover: await readHandover(tx, userId, row?.id ?? 0), token };
  });
}

async function refuseHandedOver(tx: Database, userId: number, carId: number): Promise<void> {
  const { carId: car, userId: seller, confirmedAt } = historyHandovers;
  const isEarlier = and(eq(car, carId), eq(seller, userId), sql`${confirmedAt} is not null`);
  if ((await tx.$count(historyHandovers, isEarlier)) === 0) return;
  const { rows } = await tx.execute(sql`select from ${visitsToHandOver(userId, carId)} visit limit 1`);
  if (rows.length === 0) throw new ApiFailure(409, 'handover_done');
}

const isUnfinished = and(isNull(historyHandovers.confirmedAt), isNull(historyHandovers.withdrawnAt));

async function lock(tx: Database, condition: SQL): Promise<Stored | null> {
  const [row] = await tx.select().from(historyHandovers).where(condition).for('update');
  return row ?? null;
}

const isOver = ({ withdrawnAt, expiresAt }: Stored): boolean =>
  withdrawnAt !== null || expiresAt.getTime() <= Date.now();

/**
 * Returns an offer by its link token and records who opened it. Null if it ended or another buyer accepted it, except
 * for buyer and seller.
 */
export async function readOffered(db: Database, userId: number, token: string): Promise<Handover | null> {
  const [handover] = await selectHandovers(
    db,
    userId,
    sql`handover.token_hash = ${hashOfToken(token)} and (${userId} in (handover.user_id, handover.buyer_id)
      or (handover.buyer_id is null and handover.withdrawn_at is null and handover.expires_at > now()))`,
  );
  if (handover?.state === 'offered' && !handover.is_seller)
    await db.insert(handoverReaders).values({ handoverId: handover.id, userId }).onConflictDoNothing();
  return handover ?? null;
}

type Which = { token: string } | { id: number };

const isAsked = (which: Which, userId: number): SQL =>
  'token' in which
    ? eq(historyHandovers.tokenHash, hashOfToken(which.token))
    : sql`${historyHandovers.id} = ${which.id} and exists (select from ${handoverReaders} reader
        where reader.handover_id = ${historyHandovers.id} and reader.user_id = ${userId})`;

type Acceptance = { userId: number; which: Which; car: number };

/**
 * Accepts an offer. Null if it ended or another buyer accepted it. @throws 409 for the own offer, 404 for a foreign car
 */
export function acceptHandover(
  db: Database,
  { userId, which, car }: Acceptance,
  notifying: Notifying,
): Promise<Handover | null> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, isAsked(which, userId));
    if (!found || isOver(found)) return null;
    if (found.userId === userId) throw new ApiFailure(409, 'handover_to_oneself');
    if (found.buyerId !== null && found.buyerId !== userId) return null;
    if (found.confirmedAt !== null) return readHandover(tx, userId, found.id);
    if ((await tx.$count(cars, isOwnCar(userId, car))) === 0) throw new ApiFailure(404, 'not_found');
    await tx
      .update(historyHandovers)
      .set({ buyerId: userId, buyerCarId: car, acceptedAt: sql`now()` })
      .where(eq(historyHandovers.id, found.id));
    await notifySeller(tx, found, notifying);
    return readHandover(tx, userId, found.id);
  });
}

/**
 * Confirms a handover: the buyer gets access to the visits. Null if `userId` is not the seller. @throws 409 if not
 * accepted
 */
export function confirmHandover(db: Database, userId: number, id: number): Promise<Handover | null> {
  return db.transaction(async (tx) => {
    const found = await lock(tx, and(eq(historyHandovers.id, id), eq(historyHandovers.userId, userId)) ?? sql`false`);
    if (!found) return null;
    if (found.confirmedAt !== null) return readHandover(tx, userId, id);
    if (isOver(found) || found.buyerId === null) throw new ApiFailure(409, 'handover_not_accepted');
    await tx.execute(sql`insert into ${historyGrants} (user_id, car_id, visit_id, handover_id)
      select ${found.buyerId}::int, ${found.buyerCarId}::int, visit.id, ${id}::int
      from ${visitsToHandOver(userId, found.carId)} visit
      on conflict (user_id, visit_id) do update set car_id = excluded.car_id, handover_id = excluded.handover_id`);
    await tx.update(historyHandovers).set({ confirmedAt: sql`now()` }).where(eq(historyHandovers.id, id));
    await withdrawAcceptanceMessages(tx, found);
    return readHandover(tx, userId, id);
  });
}

/**
 * Withdraws a handover for buyer or seller. For another reader, only removes it from the list. @throws 409 if confirmed
 */
export function withdrawHandover(db: Database, userId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOwnedBy = sql`${historyHandovers.id} = ${id} and ${userId} in (${historyHandovers.userId}, ${historyHandovers.buyerId})`;
    const found = await lock(tx, isOwnedBy);
    if (!found) return dismissOffer(tx, userId, id);
    if (found.confirmedAt !== null) throw new ApiFailure(409, 'handover_confirmed');
    if (found.withdrawnAt !== null) return true;
    await tx.update(historyHandovers).set({ withdrawnAt: sql`now()` }).where(eq(historyHandovers.id, id));
    await withdrawAcceptanceMessages(tx, found);
    return true;
  });
}

async function dismissOffer(tx: Database, userId: number, id: number): Promise<boolean> {
  const gone = await tx
    .delete(handoverReaders)
    .where(and(eq(handoverReaders.handoverId, id), eq(handoverReaders.userId, userId)))
    .returning({ id: handoverReaders.handoverId });
  return gone.length > 0;
}

/** Moves shares, handovers, reviews and access to another account. Withdraws handovers between both. */
export async function moveSharing(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const isBetween = sql`(${historyHandovers.userId}, ${historyHandovers.buyerId}) in ((${from}, ${to}), (${to}, ${from}))`;
  await tx.update(historyHandovers).set({ withdrawnAt: sql`now()` }).where(and(isUnfinished, isBetween));
  for (const table of [historyShares, historyHandovers, visitReviews])
    await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
  await tx.update(historyHandovers).set({ buyerId: to }).where(eq(historyHandovers.buyerId, from));
  await tx.execute(sql`insert into ${handoverReaders} (handover_id, user_id, opened_at)
    select handover_id, ${to}, opened_at from ${handoverReaders} where user_id = ${from} on conflict do nothing`);
  await tx.execute(sql`insert into ${historyGrants} (user_id, car_id, visit_id, handover_id, granted_at)
    select ${to}, car_id, visit_id, handover_id, granted_at from ${historyGrants} where user_id = ${from} on conflict do nothing`);
}
