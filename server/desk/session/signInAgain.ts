import type { FastifyRequest } from 'fastify';
import type { SignInAgain } from '../../../contract/desk/session';
import { isPassword } from '../../accounts/passwords';
import { ApiFailure } from '../../http/errors';
import { fieldTexts } from '../../http/errorTexts';
import type { SignedIn } from '../signedIn';
import { passwordHashOf } from '../staff/people';
import { forgetTries, shares, takeTry, tryCode } from './tries';

/** The password once more, and a code where there is a second factor: an open session alone, left or stolen, takes no way in and gives none. */
export async function requireSignedInAgain(
  request: FastifyRequest,
  me: SignedIn,
  { password, code = '' }: SignInAgain,
): Promise<void> {
  const { db, config } = request.server;
  await requireOwnPassword(request, me, password, 'password');
  if (!me.hasTotp) return;
  if ((await tryCode(db, { staffId: me.id, code, share: shares.ownCode(me.id) }, config)) === null) {
    throw new ApiFailure(400, 'wrong_second_factor');
  }
}

export async function requireOwnPassword(
  { server: { db, config }, language }: FastifyRequest,
  me: SignedIn,
  password: string,
  field: 'password' | 'old_password',
): Promise<void> {
  const share = shares.ownPassword(me.id);
  await takeTry(db, share, config);
  const hash = await passwordHashOf(db, me.id);
  if (hash === null || !(await isPassword(password, hash))) {
    throw new ApiFailure(400, 'validation', { errors: { [field]: [fieldTexts.ownPassword[language]] } });
  }
  await forgetTries(db, share);
}
