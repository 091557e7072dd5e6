import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { SESSION_IDLE_DAYS } from '../../contract/limits';
import type { Device } from '../accounts/device';
import type { Database } from '../db/database';
import { refreshFamilies, refreshTokens } from '../db/schema/sessions';

/** `id` goes into the access token that is issued with it (claim `rt`), so that its first use is seen. */
export type IssuedRefreshToken = { id: number; token: string };

/** Starts a session of a user on a device: a family with its first refresh token. */
export function startSession(
  db: Database,
  userId: number,
  { device, idleDays = SESSION_IDLE_DAYS }: { device?: Device; idleDays?: number } = {},
): Promise<IssuedRefreshToken> {
  return db.transaction(async (tx) => {
    await forgetExpiredSessions(tx, userId);
    const [family] = await tx
      .insert(refreshFamilies)
      .values({ userId, ...device })
      .returning({ id: refreshFamilies.id });
    if (!family) throw new Error('The session was not stored');
    return storeRefreshToken(tx, { familyId: family.id, predecessorId: null, token: newRefreshToken(), idleDays });
  });
}

type NewRefreshToken = {
  familyId: number;
  predecessorId: number | null;
  token: string;
  sealed?: boolean;
  idleDays: number;
};

/** Stores a token, or finds the one that is stored already. */
export async function storeRefreshToken(
  db: Database,
  { token, idleDays, ...row }: NewRefreshToken,
): Promise<IssuedRefreshToken> {
  const expiresAt = sql`now() + make_interval(days => ${idleDays})`;
  const [stored] = await db
    .insert(refreshTokens)
    .values({ ...row, tokenHash: hashOfToken(token), expiresAt })
    .onConflictDoUpdate({ target: refreshTokens.tokenHash, set: { expiresAt } })
    .returning({ id: refreshTokens.id });
  if (!stored) throw new Error('The refresh token was not stored');
  return { id: stored.id, token };
}

/** Ends the session that a refresh token belongs to and says whose it was; null for an unknown or ended one. */
export async function endSession(db: Database, token: string): Promise<number | null> {
  const { rows } = await db.execute<{ user_id: number }>(sql`update ${refreshFamilies} set revoked_at = now()
    where revoked_at is null and id in (
      select family_id from ${refreshTokens} where token_hash = ${hashOfToken(token)})
    returning user_id`);
  return rows[0]?.user_id ?? null;
}

/** Ends all sessions of a user, for a password that is set anew. */
export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshFamilies.userId, userId), sql`${refreshFamilies.revokedAt} is null`));
}

/** Ends all sessions of a user but that of the access token which names `refreshTokenId`. Returns how many. */
export async function endOtherSessions(db: Database, userId: number, refreshTokenId: number): Promise<number> {
  const { rows } = await db.execute(sql`update ${refreshFamilies} set revoked_at = now()
    where user_id = ${userId} and revoked_at is null
      and id not in (select family_id from ${refreshTokens} where id = ${refreshTokenId}) returning id`);
  return rows.length;
}

/**
 * Says whether the session behind an access token goes on, and notes that the token was used: from then on the refresh
 * token before it is dead (contract, "Rotation"). 1 statement.
 */
export async function useAccessToken(db: Database, refreshTokenId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with used as (
      update ${refreshTokens} set first_used_at = now() where id = ${refreshTokenId} and first_used_at is null)
    select 1 from ${refreshTokens} token join ${refreshFamilies} family on family.id = token.family_id
    where token.id = ${refreshTokenId} and family.user_id = ${userId} and family.revoked_at is null`);
  return rows.length > 0;
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

const newRefreshToken = () => randomBytes(32).toString('base64url');

async function forgetExpiredSessions(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`delete from ${refreshFamilies} family where family.user_id = ${userId} and not exists (
    select from ${refreshTokens} token where token.family_id = family.id and token.expires_at > now())`);
}
