import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
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

type Found = { id: number; family_id: number; user_id: number; alive: boolean };

/**
 * Takes a refresh token for a new access token (contract, "Rotation"). A token stays good until its successor, or the
 * access token issued with it, was first used: a reply can get lost. Later it can only have been copied, and the whole
 * family ends. Null: unknown, expired or signed out.
 */
export function refreshSession(
  db: Database,
  { token, rotate, secret }: { token: string; rotate: boolean; secret: string },
): Promise<Refreshed | Reused | null> {
  return db.transaction(async (tx) => {
    const found = await lockToken(tx, token);
    if (!found?.alive) return null;
    if (await hasUsedSuccessor(tx, found.id)) {
      await tx.execute(sql`update ${refreshFamilies} set revoked_at = now() where id = ${found.family_id}`);
      return { reusedOf: found.user_id };
    }
    await tx.execute(
      sql`update ${refreshTokens} set first_used_at = now() where id = ${found.id} and first_used_at is null`,
    );
    if (!rotate) return { userId: found.user_id, refreshTokenId: found.id };
    const successor = await issueSuccessor(tx, found, successorOf(token, secret));
    return { userId: found.user_id, refreshTokenId: successor.id, successor: successor.token };
  });
}

// The family is locked, not the token: calls with different tokens of one family must wait for each other too.
async function lockToken(tx: Database, token: string): Promise<Found | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select token.id, token.family_id, family.user_id, family.revoked_at is null and token.expires_at > now() as alive
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

function issueSuccessor(tx: Database, { id, family_id }: Found, token: string): Promise<IssuedRefreshToken> {
  return storeRefreshToken(tx, { familyId: family_id, predecessorId: id, token });
}

// Computed, not drawn: a call that is repeated because its reply was lost gets the same successor, so a family stays one
// chain and a copied token cannot grow a branch that is never noticed. Nobody can compute it without the server's secret.
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url');
