import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { passwordFailures } from '../db/schema/security';
import { keyOfShare, keysOfPhone, type PasswordShare } from './passwordShare';

/** Wrong passwords in a row after which a phone's way in is by SMS only (NIST SP 800-63B, 5.2.2). */
export const MAX_PASSWORD_FAILURES = 100;

/**
 * Takes one of the tries of a phone's share, registered or not: counted as a failure at once, so that parallel guesses do not all pass before
 * the first has failed; `forgetPasswordFailures` forgives them. False when they are used up. 1 statement.
 */
export async function takePasswordTry(db: Database, share: PasswordShare): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${passwordFailures} as failed (phone, failures) values (${keyOfShare(share)}, 1)
    on conflict (phone) do update set failures = failed.failures + 1, last_at = now()
      where failed.failures < ${MAX_PASSWORD_FAILURES}
    returning failures`);
  return rows.length > 0;
}

/** After a right password: of its share alone. */
export async function forgetPasswordFailures(db: Database, share: PasswordShare): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, keyOfShare(share)));
}

/** After a password that was set by SMS. */
export async function forgetAllPasswordFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(inArray(passwordFailures.phone, keysOfPhone(phone)));
}
