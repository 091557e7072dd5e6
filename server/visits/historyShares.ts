import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { MAX_SHARES } from '#contract/rules/visits';
import type { HistoryShare, NewHistoryShare } from '#contract/sharing';
import { isOwnCar } from '../care/cars';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, users } from '../platform/db/schema/accounts';
import { historyShares } from '../platform/db/schema/sharing';
import { carName, visitsOfOneCar } from './sameCar';

export class ShareLimit extends Error {
  override name = 'ShareLimit';
}

async function selectShares(db: Database, condition: SQL): Promise<HistoryShare[]> {
  const { rows } = await queryRows<HistoryShare>(
    db,
    {
      id: 'number',
      created_at: 'text',
      car: 'text',
      expires_at: 'text',
      car_id: 'number',
      ended_at: 'text?',
      opened: 'number',
    },
    sql`
    select share.id, share.car_id,
      coalesce((select visit.car from ${visitsOfOneCar(sql`share.user_id`, sql`share.car_id`)} visit limit 1), ${carName}) as car, ${iso(sql`share.created_at`)} as created_at,
      ${iso(sql`share.expires_at`)} as expires_at, ${iso(sql`share.ended_at`)} as ended_at, share.opened
    from ${historyShares} share join ${cars} car on car.id = share.car_id
    where ${condition} order by share.id desc limit ${2 * MAX_SHARES}`,
  );
  return rows;
}

/** Returns the newest share links of the account, at most twice MAX_SHARES, including ended and expired ones. */
export const listShares = (db: Database, userId: number): Promise<HistoryShare[]> =>
  selectShares(db, sql`share.user_id = ${userId}`);

/** Creates a share link of the history of a car. Null for an unknown car. Idempotent per `token`. @throws ShareLimit */
export function makeShare(
  db: Database,
  userId: number,
  { car, days }: NewHistoryShare,
  token: string,
): Promise<{ share: HistoryShare; token: string } | null> {
  return db.transaction(async (tx) => {
    // Locks the account: concurrent requests must not exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(cars, isOwnCar(userId, car))) === 0) return null;
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

/**
 * Ends a share link of the account. Returns false for an unknown id or one of another account; ending it again returns
 * true.
 */
export async function endShare(db: Database, userId: number, id: number): Promise<boolean> {
  const own = and(eq(historyShares.id, id), eq(historyShares.userId, userId));
  await db
    .update(historyShares)
    .set({ endedAt: sql`now()` })
    .where(and(own, isNull(historyShares.endedAt)));
  return (await db.$count(historyShares, own)) > 0;
}

const READ_SECONDS = 86_400;

const cookieOf = (share: number): string => `history_read_${share}`;

export const rememberReader = (reply: FastifyReply, share: number, maxAge = READ_SECONDS): void => {
  const secure = reply.server.config.siteUrl.startsWith('https:');
  void reply.setCookie(cookieOf(share), '1', { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
};

export const isRemembered = ({ cookies }: FastifyRequest, share: number): boolean =>
  cookies[cookieOf(share)] !== undefined;

/** Excludes bots of messengers, which fetch links for previews, and browser prefetches. */
export const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  !isbot(headers['user-agent'] ?? '');
