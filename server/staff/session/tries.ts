import type { PasswordShare } from '../../platform/auth/passwordTries';
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

/** Separate from customers' counters, because phones may coincide. */
const shareOf = (what: string, isKnownDevice = false): PasswordShare => ({ phone: `desk ${what}`, isKnownDevice });

/** Counters of attempts. Strangers share one and do not affect known devices. */
export const shares = {
  password: (phone: string, isKnownDevice: boolean) => shareOf(phone, isKnownDevice),
  ownPassword: (staffId: number) => shareOf(`own password ${staffId}`),
  code: (staffId: number, isKnownDevice: boolean) => shareOf(`code ${staffId}`, isKnownDevice),
  ownCode: (staffId: number) => shareOf(`own code ${staffId}`),
};

/** Claims an attempt. Throws a refusal during a backoff, or when all attempts are used up until a new link. */
export async function claimAttempt(
  db: Database,
  share: PasswordShare,
  { loginMaxWaitSeconds }: Pick<Config, 'loginMaxWaitSeconds'>,
  usedUp: 'desk_password_locked' | 'second_factor_locked' = 'desk_password_locked',
): Promise<void> {
  const retryAfter = await claimLoginAttempt(db, share, loginMaxWaitSeconds);
  if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
  if (!(await claimPasswordAttempt(db, share))) throw new ApiFailure(403, usedUp);
}

/** Resets this counter only, or strangers would profit from the owner's sign-ins. */
export async function resetAttempts(db: Database, share: PasswordShare): Promise<void> {
  await endLoginBackoff(db, share);
  await resetPasswordFailures(db, share);
}

/**
 * Tries a TOTP or recovery code. Returns null if it is wrong.
 * A right password does not reset this counter, or its holder could try codes without limit.
 */
export async function tryCode(
  db: Database,
  { staffId, code, share }: { staffId: number; code: string; share: PasswordShare },
  config: Config,
): Promise<UsedFactor | null> {
  await claimAttempt(db, share, config, 'second_factor_locked');
  const used = await checkSecondFactor(db, staffId, code, config.secrets.code);
  if (used !== null) await resetAttempts(db, share);
  return used;
}

export async function resetAllAttempts(db: Database, { id, phone }: { id: number; phone: string }): Promise<void> {
  const known = [true, false].flatMap((isKnown) => [shares.password(phone, isKnown), shares.code(id, isKnown)]);
  for (const share of [...known, shares.ownPassword(id), shares.ownCode(id)]) await resetAttempts(db, share);
}
