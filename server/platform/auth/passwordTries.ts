import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginBackoffs, passwordFailures } from '../db/schema/accounts';

/** Whose password tries are counted together: those of a phone on the devices that have signed in to its account, or everybody else's. */
export type PasswordShare = { phone: string; isKnownDevice: boolean };

/**
 * The owner's devices have tries of their own: nobody who tries passwords elsewhere makes them wait. Both stand in the column of the
 * phone, because an older release beside this one knows no other key of the tables.
 */
export const keyOfShare = ({ phone, isKnownDevice }: PasswordShare) =>
  isKnownDevice ? `${phone} known device` : phone;

/** The keys of both shares of a phone. */
export const keysOfPhone = (phone: string) =>
  [true, false].map((isKnownDevice) => keyOfShare({ phone, isKnownDevice }));

/**
 * Takes the share's turn to try a password: counted as a failure at once, so that parallel guesses do not all pass before
 * the first has failed; `endLoginBackoff` forgives it. After the nth failure in a row the next turn comes 2^(n-1) seconds
 * later, at most `maxWaitSeconds`; a day without one forgets them. Known and unknown phones alike.
 * Returns the seconds that are left until the next turn; 0: it is taken. Where nobody waits, calls at the same moment do not either, although
 * one of them may have begun before the other's turn ended.
 */
export async function takeLoginTurn(db: Database, share: PasswordShare, maxWaitSeconds: number): Promise<number> {
  const key = keyOfShare(share);
  await forgetOldBackoffs(db);
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

/** After a right password: of this share alone, or strangers would be forgiven each time the owner signs in. */
export async function endLoginBackoff(db: Database, share: PasswordShare): Promise<void> {
  await db.delete(loginBackoffs).where(eq(loginBackoffs.phone, keyOfShare(share)));
}

/** After a new password by SMS. */
export async function endLoginBackoffs(db: Database, phone: string): Promise<void> {
  await db.delete(loginBackoffs).where(inArray(loginBackoffs.phone, keysOfPhone(phone)));
}

/** A few rows at a time; those another call forgets just now are skipped. */
async function forgetOldBackoffs(db: Database): Promise<void> {
  await db.execute(sql`delete from ${loginBackoffs} where phone in (
    select phone from ${loginBackoffs} where blocked_until < now() - interval '1 day' limit 20 for update skip locked)`);
}

/** Wrong passwords in a row after which a phone's way in is by SMS only (NIST SP 800-63B, 5.2.2). */
export const MAX_PASSWORD_FAILURES = 100;

/**
 * Takes one of the tries of a phone's share, registered or not: counted as a failure at once, so that parallel guesses do not all pass before
 * the first has failed; `forgetPasswordFailures` forgives them. False when they are used up. 1 statement.
 */
export async function takePasswordTry(db: Database, share: PasswordShare): Promise<boolean> {
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

/** After a right password: of its share alone. */
export async function forgetPasswordFailures(db: Database, share: PasswordShare): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, keyOfShare(share)));
}

/** After a password that was set by SMS. */
export async function forgetAllPasswordFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(inArray(passwordFailures.phone, keysOfPhone(phone)));
}
