import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginBackoffs, passwordFailures } from '../db/schema/accounts';

export type PasswordShare = { phone: string; isKnownDevice: boolean };

/** Separate counters keep strangers from locking out the owner. The phone is the only key that older releases know. */
export const keyOfShare = ({ phone, isKnownDevice }: PasswordShare) =>
  isKnownDevice ? `${phone} known device` : phone;

export const keysOfPhone = (phone: string) =>
  [true, false].map((isKnownDevice) => keyOfShare({ phone, isKnownDevice }));

/**
 * Claims the next attempt and returns the seconds to wait, 0 if it is allowed. Unknown phones behave the same.
 * The attempt counts as a failure at once, so parallel guesses cannot bypass the limit.
 * After n failures the wait is 2^(n-1) seconds. A day without failures resets it.
 */
export async function claimLoginAttempt(db: Database, share: PasswordShare, maxWaitSeconds: number): Promise<number> {
  const key = keyOfShare(share);
  await deleteOldBackoffs(db);
  const failures = sql`case when backoff.blocked_until < now() - interval '1 day' then 0 else backoff.failures end`;
  const blocked = (before: typeof failures) =>
    sql`now() + make_interval(secs => least(${maxWaitSeconds}::float8, power(2, least(${before}, 20))))`;
  const { rows: taken } = await db.execute(sql`
    insert into ${loginBackoffs} as backoff (phone, failures, blocked_until) values (${key}, 1, ${blocked(sql`0`)})
    on conflict (phone) do update set failures = ${failures} + 1, blocked_until = ${blocked(failures)}
      where backoff.blocked_until <= now() or ${maxWaitSeconds}::float8 = 0
    returning failures`);
  if (taken.length > 0) return 0;
  const [row] = await db
    .select({ left: sql<number>`extract(epoch from ${loginBackoffs.blockedUntil} - now())::float8` })
    .from(loginBackoffs)
    .where(eq(loginBackoffs.phone, key));
  return Math.max(row?.left ?? 0, 1);
}

/** Resets this counter only, or strangers would profit from the owner's sign-ins. */
export async function endLoginBackoff(db: Database, share: PasswordShare): Promise<void> {
  await db.delete(loginBackoffs).where(eq(loginBackoffs.phone, keyOfShare(share)));
}

export async function endLoginBackoffs(db: Database, phone: string): Promise<void> {
  await db.delete(loginBackoffs).where(inArray(loginBackoffs.phone, keysOfPhone(phone)));
}

/** Skips rows that another process has locked. */
async function deleteOldBackoffs(db: Database): Promise<void> {
  await db.execute(sql`delete from ${loginBackoffs} where phone in (
    select phone from ${loginBackoffs} where blocked_until < now() - interval '1 day' limit 20 for update skip locked)`);
}

/** Failures in a row after which a phone can sign in by SMS only (NIST SP 800-63B, 5.2.2). */
export const MAX_PASSWORD_FAILURES = 100;

/** Returns false if no attempt is left. Counts as a failure at once, so parallel guesses cannot bypass the limit. */
export async function claimPasswordAttempt(db: Database, share: PasswordShare): Promise<boolean> {
  const { phone, failures } = passwordFailures;
  const taken = await db
    .insert(passwordFailures)
    .values({ phone: keyOfShare(share), failures: 1 })
    .onConflictDoUpdate({
      target: phone,
      set: { failures: sql`${failures} + 1`, lastAt: sql`now()` },
      setWhere: lt(failures, MAX_PASSWORD_FAILURES),
    })
    .returning({ failures });
  return taken.length > 0;
}

export async function resetPasswordFailures(db: Database, share: PasswordShare): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, keyOfShare(share)));
}

export async function resetAllPasswordFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(inArray(passwordFailures.phone, keysOfPhone(phone)));
}
