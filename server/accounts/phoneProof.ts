import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PHONE_GRANT_SECONDS } from '#contract/rules/limits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { phoneGrants } from '../platform/db/schema/accounts';
import { ApiFailure } from '../platform/http/errors';
import { cookieName, readCookie } from '../platform/http/secureCookie';

/** Creates a phone grant (proof that a code verified the phone) and returns its token. Only the hash is stored. */
export async function makeGrant(tx: Database, phone: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteOldGrants(tx);
  await tx.insert(phoneGrants).values({
    phone,
    tokenHash: hashOfToken(token),
    expiresAt: sql`now() + make_interval(secs => ${PHONE_GRANT_SECONDS})`,
  });
  return token;
}

/** Returns whether a token is a valid grant, without using it up. */
export async function hasGrant(db: Database, phone: string, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  const found = await db.select({ id: phoneGrants.id }).from(phoneGrants).where(isValidGrant(phone, tokens)).limit(1);
  return found.length > 0;
}

/** Returns whether a token is a grant of the phone, valid or used. */
export async function wasGranted(db: Database, phone: string, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  const found = await db.select({ id: phoneGrants.id }).from(phoneGrants).where(isOf(phone, tokens)).limit(1);
  return found.length > 0;
}

/** Uses up a grant. Only one of parallel calls returns true. */
export async function consumeGrant(tx: Database, phone: string, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return false;
  const used = await tx
    .update(phoneGrants)
    .set({ usedAt: sql`now()` })
    .where(isValidGrant(phone, tokens))
    .returning({ id: phoneGrants.id });
  return used.length > 0;
}

const isOf = (phone: string, tokens: readonly string[]) =>
  and(eq(phoneGrants.phone, phone), inArray(phoneGrants.tokenHash, tokens.map(hashOfToken)));

const isValidGrant = (phone: string, tokens: readonly string[]) =>
  and(isOf(phone, tokens), sql`${phoneGrants.usedAt} is null and ${phoneGrants.expiresAt} > now()`);

async function deleteOldGrants(tx: Database): Promise<void> {
  await tx.execute(sql`delete from ${phoneGrants} where id in (
    select id from ${phoneGrants} where expires_at < now() - interval '1 day' limit 20 for update skip locked)`);
}

const COOKIE = 'verification';
const HEADER = 'x-verification-token';
const PATH = '/api/main/authentication';

export function proofsOf(request: FastifyRequest): string[] {
  return [request.headers[HEADER], readCookie(request, COOKIE)].filter(
    (token) => typeof token === 'string' && token !== '',
  ) as string[];
}

export function setProofCookie(reply: FastifyReply, grant: string): void {
  void reply.setCookie(nameFor(reply), grant, { ...options(reply), maxAge: PHONE_GRANT_SECONDS });
}

export function clearProofCookie(reply: FastifyReply): void {
  void reply.clearCookie(nameFor(reply), options(reply));
}

export const notVerified = () => new ApiFailure(403, 'phone_not_verified');

const nameFor = ({ server }: FastifyReply): string => cookieName(COOKIE, server.config.siteUrl);

const options = ({ server }: FastifyReply) =>
  ({ path: PATH, httpOnly: true, sameSite: 'strict', secure: server.config.siteUrl.startsWith('https:') }) as const;
