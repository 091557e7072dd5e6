import type { PasswordCounter } from '../../platform/auth/passwordTries';
import {
  claimLoginAttempt,
  claimPasswordAttempt,
  endLoginBackoff,
  resetPasswordFailures,
} from '../../platform/auth/passwordTries';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import { checkSecondFactor, type UsedFactor } from './secondFactor';

/** The prefix `desk` separates staff from customers with the same phone. */
const shareOf = (what: string, isKnownDevice = false): PasswordCounter => ({ phone: `desk ${what}`, isKnownDevice });

/** Keys of the counters of failed attempts. Known devices have a separate counter, which strangers cannot use up. */
export const shares = {
  password: (phone: string, isKnownDevice: boolean) => shareOf(phone, isKnownDevice),
  ownPassword: (staffId: number) => shareOf(`own password ${staffId}`),
  code: (staffId: number, isKnownDevice: boolean) => shareOf(`code ${staffId}`, isKnownDevice),
  ownCode: (staffId: number) => shareOf(`own code ${staffId}`),
};

/**
 * Counts an attempt in advance.
 * @throws ApiFailure 429 during a backoff; 403 without attempts left, until a new invitation is accepted
 */
export async function claimAttempt(
  db: Database,
  share: PasswordCounter,
  { loginMaxWaitSeconds }: Pick<Config, 'loginMaxWaitSeconds'>,
  usedUp: 'desk_password_locked' | 'second_factor_locked' = 'desk_password_locked',
): Promise<void> {
  const retryAfter = await claimLoginAttempt(db, share, loginMaxWaitSeconds);
  if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
  if (!(await claimPasswordAttempt(db, share))) throw new ApiFailure(403, usedUp);
}

/** Resets only this counter: a sign-in on a known device must not give strangers new attempts. */
export async function resetAttempts(db: Database, share: PasswordCounter): Promise<void> {
  await endLoginBackoff(db, share);
  await resetPasswordFailures(db, share);
}

/**
 * Returns null for a wrong TOTP or recovery code.
 * A correct password does not reset this counter, or a thief of the password could try codes without limit.
 */
export async function tryCode(
  db: Database,
  { staffId, code, share }: { staffId: number; code: string; share: PasswordCounter },
  config: Config,
): Promise<UsedFactor | null> {
  await claimAttempt(db, share, config, 'second_factor_locked');
  const used = await checkSecondFactor(db, staffId, code, config.secrets.code);
  if (used !== null) await resetAttempts(db, share);
  return used;
}

/** Resets all failed password and code attempts of a person. */
export async function resetAllAttempts(db: Database, { id, phone }: { id: number; phone: string }): Promise<void> {
  const known = [true, false].flatMap((isKnown) => [shares.password(phone, isKnown), shares.code(id, isKnown)]);
  for (const share of [...known, shares.ownPassword(id), shares.ownCode(id)]) await resetAttempts(db, share);
}
