import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OpenSession } from '#contract/account';
import { SESSION_IDLE_DAYS } from '#contract/rules/limits';
import type { Device } from '../platform/auth/devices';
import { hashOfToken, isSameHash } from '../platform/auth/tokens';
import type { SessionLimits } from '../platform/config';
import type { Database } from '../platform/db/database';
import { refreshFamilies, refreshTokens } from '../platform/db/schema/accounts';

const sealOf = (name: string, secret: string) =>
  createHmac('sha256', secret).update(`family of ${name}`).digest('base64url');

/**
 * Creates a refresh token with its family id and an HMAC (seal): reuse is detected even after its row is deleted, and
 * tokens that end other families cannot be forged.
 */
function sealedToken(random: string, familyId: number, secret: string): string {
  const name = `${random}.${familyId}`;
  return `${name}.${sealOf(name, secret)}`;
}

function familyOf(token: string, secret: string): number | null {
  const end = token.lastIndexOf('.');
  const name = token.slice(0, Math.max(end, 0));
  if (name === '' || !isSameHash(token.slice(end + 1), sealOf(name, secret))) return null;
  return Number(name.slice(name.lastIndexOf('.') + 1));
}

const MAX_DEVICES = 100;

type SessionRequest = {
  userId: number;
  refreshTokenId: number;
  maxDays: number;
};

/** Returns the customer's open sessions. `current` marks the one of `refreshTokenId`. */
export function listSessions(
  db: Database,
  { userId, refreshTokenId, maxDays }: SessionRequest,
): Promise<OpenSession[]> {
  const { id, browser, system, createdAt, lastUsedAt } = refreshFamilies;
  const isPresent = sql<boolean>`coalesce(${id} = ${refreshTokens.familyId}, false)`;
  return db
    .select({
      id,
      browser,
      system,
      created_at: isoTime(createdAt),
      last_used_at: isoTime(lastUsedAt),
      current: isPresent,
    })
    .from(refreshFamilies)
    .leftJoin(refreshTokens, eq(refreshTokens.id, refreshTokenId))
    .where(and(eq(refreshFamilies.userId, userId), isLive(maxDays)))
    .orderBy(desc(isPresent), desc(lastUsedAt), desc(id))
    .limit(MAX_DEVICES);
}

/** Revokes one open session of the customer. Returns false if it is unknown or has ended. */
export async function endSessionById(
  db: Database,
  { userId, id, maxDays }: { userId: number; id: number; maxDays: number },
): Promise<boolean> {
  const ended = await endFamilies(
    db,
    and(eq(refreshFamilies.id, id), eq(refreshFamilies.userId, userId), isLive(maxDays)),
  );
  return ended.length > 0;
}

const isLive = (maxDays: number) => sql`${refreshFamilies.revokedAt} is null
  and ${refreshFamilies.createdAt} > now() - make_interval(days => ${maxDays})
  and exists (select from ${refreshTokens} token where token.family_id = ${refreshFamilies.id} and token.expires_at > now())`;

const endFamilies = (db: Database, which: SQL | undefined): Promise<{ userId: number }[]> =>
  db
    .update(refreshFamilies)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(refreshFamilies.revokedAt)))
    .returning({ userId: refreshFamilies.userId });

const isoTime = (time: PgColumn) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** `id` becomes the claim `rt` of the access token, whose first use marks the refresh token as used. */
type IssuedRefreshToken = { id: number; token: string };

/** Starts a session on a device: a family with its first refresh token. */
export function startSession(
  db: Database,
  userId: number,
  { device, idleDays = SESSION_IDLE_DAYS }: { device?: Device; idleDays?: number } = {},
): Promise<IssuedRefreshToken> {
  return db.transaction(async (tx) => {
    await deleteExpiredSessions(tx, userId);
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

async function storeRefreshToken(
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

/** Returns the user id of the ended session, or null for an unknown token or a session that had ended. */
export async function endSession(db: Database, token: string): Promise<number | null> {
  const own = db
    .select({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  const [ended] = await endFamilies(db, inArray(refreshFamilies.id, own));
  return ended?.userId ?? null;
}

/** Revokes all sessions of a customer. Access tokens stay valid until they expire. */
export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshFamilies.userId, userId), sql`${refreshFamilies.revokedAt} is null`));
}

/** Revokes all sessions of a customer but the one of `refreshTokenId`, and returns their number. */
export async function endOtherSessions(db: Database, userId: number, refreshTokenId: number): Promise<number> {
  const present = db
    .select({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.id, refreshTokenId));
  const others = and(eq(refreshFamilies.userId, userId), notInArray(refreshFamilies.id, present));
  return (await endFamilies(db, others)).length;
}

/** Returns whether the session is live, and records the first use, which invalidates the previous refresh token. */
export async function useAccessToken(db: Database, refreshTokenId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with used as (
      update ${refreshTokens} set first_used_at = now() where id = ${refreshTokenId} and first_used_at is null)
    select 1 from ${refreshTokens} token join ${refreshFamilies} family on family.id = token.family_id
    where token.id = ${refreshTokenId} and family.user_id = ${userId} and family.revoked_at is null`);
  return rows.length > 0;
}

const newRefreshToken = () => randomBytes(32).toString('base64url');

async function deleteExpiredSessions(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`delete from ${refreshFamilies} family where family.user_id = ${userId} and not exists (
    select from ${refreshTokens} token where token.family_id = family.id and token.expires_at > now())`);
}

type Refreshed = {
  userId: number;
  refreshTokenId: number;
  successor?: string;
};

type Reused = { reusedOf: number };

/**
 * Maximum rows per family: the newest token, its predecessor (for lost replies), and tokens with live access tokens.
 */
const MAX_KEPT_TOKENS = 5;

type RefreshRequest = { token: string; rotate: boolean; secret: string; limits: SessionLimits };
type Found = { id: number; familyId: number; userId: number; alive: boolean };

/**
 * Exchanges a refresh token for an access token. Returns null if it is unknown, expired or signed out.
 * It stays valid until its successor or access token is first used, because a reply can get lost.
 * Later reuse is treated as theft and ends the whole family.
 */
export function refreshSession(
  db: Database,
  { token, rotate, secret, limits }: RefreshRequest,
): Promise<Refreshed | Reused | null> {
  return db.transaction(async (tx) => {
    const found = await lockToken(tx, token, limits);
    // A sealed token without a row was trimmed from a long chain, so this is reuse.
    if (!found) return endReused(tx, familyOf(token, secret));
    if (!found.alive) return null;
    if (await hasUsedSuccessor(tx, found.id)) return endReused(tx, found.familyId);
    await recordUse(tx, found);
    if (!rotate) return { userId: found.userId, refreshTokenId: found.id };
    const successor = await issueSuccessor(tx, found, {
      token: successorOf(token, found.familyId, secret),
      ...limits,
    });
    await trimChain(tx, found.familyId);
    return { userId: found.userId, refreshTokenId: successor.id, successor: successor.token };
  });
}

// Locks the family, to serialize calls with different tokens of one session.
async function lockToken(tx: Database, token: string, { maxDays }: SessionLimits): Promise<Found | undefined> {
  const [row] = await tx
    .select({
      id: refreshTokens.id,
      familyId: refreshTokens.familyId,
      userId: refreshFamilies.userId,
      alive: sql<boolean>`${refreshFamilies.revokedAt} is null and ${refreshTokens.expiresAt} > now()
        and ${refreshFamilies.createdAt} > now() - make_interval(days => ${maxDays})`,
    })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)))
    .for('update', { of: refreshFamilies });
  return row;
}

async function hasUsedSuccessor(tx: Database, id: number): Promise<boolean> {
  const used = await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.predecessorId, id), isNotNull(refreshTokens.firstUsedAt)))
    .limit(1);
  return used.length > 0;
}

async function endReused(tx: Database, familyId: number | null): Promise<Reused | null> {
  if (familyId === null) return null;
  const [ended] = await endFamilies(tx, eq(refreshFamilies.id, familyId));
  return ended ? { reusedOf: ended.userId } : null;
}

async function recordUse(tx: Database, { id, familyId }: Found): Promise<void> {
  await tx.execute(sql`
    with family as (update ${refreshFamilies} set last_used_at = now() where id = ${familyId})
    update ${refreshTokens} set first_used_at = now() where id = ${id} and first_used_at is null`);
}

function issueSuccessor(
  tx: Database,
  { id, familyId }: Found,
  { token, idleDays }: { token: string; idleDays: number },
): Promise<IssuedRefreshToken> {
  return storeRefreshToken(tx, { familyId, predecessorId: id, token, sealed: true, idleDays });
}

/**
 * A session in use adds a token each quarter of an hour. Unsealed tokens stay until they expire, because without a row
 * their family is unknown.
 */
async function trimChain(tx: Database, familyId: number): Promise<void> {
  await tx.execute(sql`delete from ${refreshTokens} where family_id = ${familyId} and sealed and id < (
    select min(id) from (select id from ${refreshTokens} where family_id = ${familyId}
      order by id desc limit ${MAX_KEPT_TOKENS}) kept)`);
}

// Derived instead of random: repeated calls get the same successor, so that a thief cannot branch the chain unnoticed.
const successorOf = (token: string, familyId: number, secret: string) =>
  sealedToken(createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url'), familyId, secret);
