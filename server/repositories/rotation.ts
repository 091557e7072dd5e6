import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { familyOf, sealedToken } from '../accounts/sealedTokens';
import type { SessionLimits } from '../config';
import type { Database } from '../db/database';
import { refreshFamilies, refreshTokens } from '../db/schema/sessions';
import { hashOfToken, type IssuedRefreshToken, storeRefreshToken } from './sessions';

export type Refreshed = {
  userId: number;
  /** The id that the new access token carries. */
  refreshTokenId: number;
  /** Only when it was asked for. */
  successor?: string;
};

/** The token was a copy: the session has ended. */
export type Reused = { reusedOf: number };

/** Rows of a chain that stay: the newest, its predecessor, whose reply may have been lost, and some for access tokens on their way. */
const KEPT_OF_CHAIN = 5;

type Asked = { token: string; rotate: boolean; secret: string; limits: SessionLimits };
type Found = { id: number; family_id: number; user_id: number; alive: boolean };

/**
 * Takes a refresh token for a new access token (contract, "Rotation"). A token stays good until its successor, or the
 * access token issued with it, was first used: a reply can get lost. Later it can only have been copied, and the whole
 * family ends. Null: unknown, expired or signed out.
 */
export function refreshSession(
  db: Database,
  { token, rotate, secret, limits }: Asked,
): Promise<Refreshed | Reused | null> {
  return db.transaction(async (tx) => {
    const found = await lockToken(tx, token, limits);
    // Its row went with those of a long chain: it was dead before, and only a copy of it is still about.
    if (!found) return endReused(tx, familyOf(token, secret));
    if (!found.alive) return null;
    if (await hasUsedSuccessor(tx, found.id)) return endReused(tx, found.family_id);
    await noteUse(tx, found);
    if (!rotate) return { userId: found.user_id, refreshTokenId: found.id };
    const successor = await issueSuccessor(tx, found, {
      token: successorOf(token, found.family_id, secret),
      ...limits,
    });
    await trimChain(tx, found.family_id);
    return { userId: found.user_id, refreshTokenId: successor.id, successor: successor.token };
  });
}

// The family is locked, not the token: calls with different tokens of one family must wait for each other too.
async function lockToken(tx: Database, token: string, { maxDays }: SessionLimits): Promise<Found | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select token.id, token.family_id, family.user_id, family.revoked_at is null and token.expires_at > now()
      and family.created_at > now() - make_interval(days => ${maxDays}) as alive
    from ${refreshTokens} token join ${refreshFamilies} family on family.id = token.family_id
    where token.token_hash = ${hashOfToken(token)} for update of family`);
  return rows[0];
}

async function hasUsedSuccessor(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${refreshTokens} where predecessor_id = ${id} and first_used_at is not null limit 1`,
  );
  return rows.length > 0;
}

async function endReused(tx: Database, familyId: number | null): Promise<Reused | null> {
  if (familyId === null) return null;
  const { rows } = await tx.execute<{ user_id: number }>(sql`update ${refreshFamilies} set revoked_at = now()
    where id = ${familyId} and revoked_at is null returning user_id`);
  return rows[0] ? { reusedOf: rows[0].user_id } : null;
}

async function noteUse(tx: Database, { id, family_id }: Found): Promise<void> {
  await tx.execute(sql`
    with family as (update ${refreshFamilies} set last_used_at = now() where id = ${family_id})
    update ${refreshTokens} set first_used_at = now() where id = ${id} and first_used_at is null`);
}

function issueSuccessor(
  tx: Database,
  { id, family_id }: Found,
  { token, idleDays }: { token: string; idleDays: number },
): Promise<IssuedRefreshToken> {
  return storeRefreshToken(tx, { familyId: family_id, predecessorId: id, token, sealed: true, idleDays });
}

/** A session in daily use makes a row each quarter of an hour. A token without a seal stays until it is too old: it can name no family. */
async function trimChain(tx: Database, familyId: number): Promise<void> {
  await tx.execute(sql`delete from ${refreshTokens} where family_id = ${familyId} and sealed and id < (
    select min(id) from (select id from ${refreshTokens} where family_id = ${familyId}
      order by id desc limit ${KEPT_OF_CHAIN}) kept)`);
}

// Computed, not drawn: a call that is repeated because its reply was lost gets the same successor, so a family stays one
// chain and a copied token cannot grow a branch that is never noticed. Nobody can compute it without the server's secret.
const successorOf = (token: string, familyId: number, secret: string) =>
  sealedToken(createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url'), familyId, secret);
