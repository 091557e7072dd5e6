import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import { endLoginBackoff, takeLoginTurn } from '../../repositories/loginBackoffs';
import { forgetPasswordFailures, takePasswordTry } from '../../repositories/passwordFailures';
import type { PasswordShare } from '../../repositories/passwordShare';
import { takeSecondFactor, type UsedFactor } from './secondFactor';

/** What is tried at the desk waits by itself: the same phone may be a customer's. */
export const shareOf = (what: string, isKnownDevice = false): PasswordShare => ({
  phone: `desk ${what}`,
  isKnownDevice,
});

/** Throws a refusal where the turn has not come. */
export async function takeTurn(
  db: Database,
  share: PasswordShare,
  { loginMaxWaitSeconds }: Pick<Config, 'loginMaxWaitSeconds'>,
): Promise<void> {
  const retryAfter = await takeLoginTurn(db, share, loginMaxWaitSeconds);
  if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
}

const codeShare = (staffId: number) => shareOf(`code ${staffId}`);

/**
 * Tries a code of the app or a recovery code; null where it is none. A share of its own, which the password does not forgive: whoever has that
 * must not try codes without end.
 */
export async function tryCode(db: Database, staffId: number, code: string, config: Config): Promise<UsedFactor | null> {
  const share = codeShare(staffId);
  await takeTurn(db, share, config);
  if (!(await takePasswordTry(db, share))) throw new ApiFailure(403, 'second_factor_locked');
  const used = await takeSecondFactor(db, staffId, code, config.secrets.code);
  if (used !== null) await forgetCodeTries(db, staffId);
  return used;
}

/** After a right code, and where a link lets somebody begin anew. */
export async function forgetCodeTries(db: Database, staffId: number): Promise<void> {
  const share = codeShare(staffId);
  await endLoginBackoff(db, share);
  await forgetPasswordFailures(db, share);
}
