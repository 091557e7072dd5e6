import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import type { PhoneCheckReply } from '../../contract/signIn';
import { noteEvent } from '../accounts/events';
import { hashPassword, isPassword } from '../accounts/passwords';
import { storedPhone } from '../accounts/phones';
import { ApiFailure } from '../http/errors';
import { findAccount } from '../repositories/customers';
import { endLoginBackoff, takeLoginTurn } from '../repositories/loginBackoffs';
import { forgetPasswordFailures, takePasswordTry } from '../repositories/passwordFailures';
import { consentAsked } from './consent';
import { isKnownDevice, rememberDevice } from './knownDevice';
import { registerCall } from './register';
import { signIn } from './signedIn';

/** Whether a phone is registered, and signing in by password. */
export async function signInRoutes(app: FastifyInstance): Promise<void> {
  const { loginMaxWaitSeconds } = app.config;
  // Checked where there is no password to check: an unknown number must take as long as a wrong password.
  const nobodysHash = await hashPassword(randomBytes(16).toString('base64url'));

  registerCall(app, accountCalls.checkPhone).handledBy(async ({ db, body }) => {
    const message = answerOf(await findAccount(db, storedPhone(body.phone_number)));
    return { message, detail: message };
  });

  registerCall(app, accountCalls.login).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone_number);
    const account = await findAccount(db, phone);
    const share = { phone, isKnownDevice: account !== null && isKnownDevice(request, account.id) };
    const retryAfter = await takeLoginTurn(db, share, loginMaxWaitSeconds);
    if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
    if (!(await takePasswordTry(db, share))) {
      await noteEvent(request, { kind: 'sign_in_by_sms_only', phone });
      throw new ApiFailure(403, 'sms_only');
    }
    const isRight = await isPassword(body.password, account?.passwordHash ?? nobodysHash);
    if (!account?.passwordHash || !isRight) {
      await noteEvent(request, { kind: 'sign_in_refused', userId: account?.id ?? null, phone });
      throw new ApiFailure(400, 'wrong_password');
    }
    await endLoginBackoff(db, share);
    await forgetPasswordFailures(db, share);
    rememberDevice(request, reply, account.id);
    const tokens = await signIn(db, account.id, request);
    await noteEvent(request, { kind: 'signed_in', userId: account.id, phone });
    return { message: 'success' as const, user_id: account.id, ...tokens, ...(await consentAsked(db, account.id)) };
  });
}

/** The product's own words, which clients compare. */
function answerOf(account: { passwordHash: string | null } | null): PhoneCheckReply['message'] {
  if (!account) return 'User not found';
  return account.passwordHash === null ? 'password is not generated' : 'password generated';
}
