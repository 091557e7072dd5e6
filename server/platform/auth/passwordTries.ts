import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginBackoffs, passwordFailures } from '../db/schema/accounts';

export type PasswordCounter = { phone: string; isKnownDevice: boolean };

/** Key of a failure counter. Known devices have a separate one, so that strangers cannot lock out the owner. */
export const counterKey = ({ phone, isKnownDevice }: PasswordCounter) =>
  isKnownDevice ? `${phone} known device` : phone;

export const counterKeys = (phone: string) =>
  [true, false].map((isKnownDevice) => counterKey({ phone, isKnownDevice }));

/**
 * Returns the seconds to wait, 0 if the attempt is allowed. An allowed attempt counts as a failure at once, so that
 * parallel guesses cannot bypass the limit. Unregistered phones get the same waits.
 * After n failures the wait is 2^(n-1) seconds, at most `maxWaitSeconds`. A day without failures resets it.
 */
export async function claimLoginAttempt(
  db: Database,
  counter: PasswordCounter,
  maxWaitSeconds: number,
): Promise<number> {
  const key = counterKey(counter);
  await deleteOldBackoffs(db);
  const failures = sql`case when backoff.blocked_until < now() - interval '1 day' then 0 else backoff.failures end`;
  const blocked = (before: typeof failures) =>
    sql`now() + make_interval(secs => least(${maxWaitSeconds}::float8, power(2, least(${before}, 20))))`;
  const { rows: claimed } = await db.execute(sql`
    insert into ${loginBackoffs} as backoff (phone, failures, blocked_until) values (${key}, 1, ${blocked(sql`0`)})
    on conflict (phone) do update set failures = ${failures} + 1, blocked_until = ${blocked(failures)}
      where backoff.blocked_until <= now() or ${maxWaitSeconds}::float8 = 0
    returning failures`);
  if (claimed.length > 0) return 0;
  const [row] = await db
    .select({ left: sql<number>`extract(epoch from ${loginBackoffs.blockedUntil} - now())::float8` })
    .from(loginBackoffs)
    .where(eq(loginBackoffs.phone, key));
  return Math.max(row?.left ?? 0, 1);
}

/** Resets only this counter: a sign-in on a known device must not give strangers new attempts. */
export async function endLoginBackoff(db: Database, counter: PasswordCounter): Promise<void> {
  await db.delete(loginBackoffs).where(eq(loginBackoffs.phone, counterKey(counter)));
}

export async function endLoginBackoffs(db: Database, phone: string): Promise<void> {
  await db.delete(loginBackoffs).where(inArray(loginBackoffs.phone, counterKeys(phone)));
}

async function deleteOldBackoffs(db: Database): Promise<void> {
  await db.execute(sql`delete from ${loginBackoffs} where phone in (
    select phone from ${loginBackoffs} where blocked_until < now() - interval '1 day' limit 20 for update skip locked)`);
}

/** Consecutive failures after which a phone can sign in by SMS only (NIST SP 800-63B, 5.2.2). */
export const MAX_PASSWORD_FAILURES = 100;

/** Counts a failure at once, so that parallel guesses cannot bypass the limit. Returns false if no attempt is left. */
export async function claimPasswordAttempt(db: Database, counter: PasswordCounter): Promise<boolean> {
  const { phone, failures } = passwordFailures;
  const taken = await db
    .insert(passwordFailures)
    .values({ phone: counterKey(counter), failures: 1 })
    .onConflictDoUpdate({
      target: phone,
      set: { failures: sql`${failures} + 1`, lastAt: sql`now()` },
      setWhere: lt(failures, MAX_PASSWORD_FAILURES),
    })
    .returning({ failures });
  return taken.length > 0;
}

export async function resetPasswordFailures(db: Database, counter: PasswordCounter): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, counterKey(counter)));
}

export async function resetAllPasswordFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(inArray(passwordFailures.phone, counterKeys(phone)));
}
