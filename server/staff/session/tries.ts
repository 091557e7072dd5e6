import type { PasswordShare } from '../../platform/auth/passwordTries';
import {
  endLoginBackoff,
  forgetPasswordFailures,
  takeLoginTurn,
  takePasswordTry,
} from '../../platform/auth/passwordTries';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import { takeSecondFactor, type UsedFactor } from './secondFactor';

/** What is tried at the desk waits by itself: the same phone may be a customer's. */
const shareOf = (what: string, isKnownDevice = false): PasswordShare => ({ phone: `desk ${what}`, isKnownDevice });

/** Whose tries are counted together. Strangers wait for each other, and nobody else for them. */
export const shares = {
  password: (phone: string, isKnownDevice: boolean) => shareOf(phone, isKnownDevice),
  /** Of somebody who is in. */
  ownPassword: (staffId: number) => shareOf(`own password ${staffId}`),
  code: (staffId: number, isKnownDevice: boolean) => shareOf(`code ${staffId}`, isKnownDevice),
  /** Of somebody who is in. */
  ownCode: (staffId: number) => shareOf(`own code ${staffId}`),
};

/** Throws a refusal where the turn has not come, or where all tries are used up: then only a new link helps. */
export async function takeTry(
  db: Database,
  share: PasswordShare,
  { loginMaxWaitSeconds }: Pick<Config, 'loginMaxWaitSeconds'>,
  usedUp: 'desk_password_locked' | 'second_factor_locked' = 'desk_password_locked',
): Promise<void> {
  const retryAfter = await takeLoginTurn(db, share, loginMaxWaitSeconds);
  if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
  if (!(await takePasswordTry(db, share))) throw new ApiFailure(403, usedUp);
}

/** After what was right: of this share alone, or strangers would be forgiven each time its owner comes in. */
export async function forgetTries(db: Database, share: PasswordShare): Promise<void> {
  await endLoginBackoff(db, share);
  await forgetPasswordFailures(db, share);
}

/**
 * Tries a code of the app or a recovery code; null where it is none. The password does not forgive what its share has tried: whoever has that
 * must not try codes without end.
 */
export async function tryCode(
  db: Database,
  { staffId, code, share }: { staffId: number; code: string; share: PasswordShare },
  config: Config,
): Promise<UsedFactor | null> {
  await takeTry(db, share, config, 'second_factor_locked');
  const used = await takeSecondFactor(db, staffId, code, config.secrets.code);
  if (used !== null) await forgetTries(db, share);
  return used;
}

/** Where a link has let somebody begin anew. */
export async function forgetAllTries(db: Database, { id, phone }: { id: number; phone: string }): Promise<void> {
  const known = [true, false].flatMap((isKnown) => [shares.password(phone, isKnown), shares.code(id, isKnown)]);
  for (const share of [...known, shares.ownPassword(id), shares.ownCode(id)]) await forgetTries(db, share);
}
