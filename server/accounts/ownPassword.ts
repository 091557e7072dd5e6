import type { FastifyRequest } from 'fastify';
import { isKnownDevice } from '../platform/auth/devices';
import { isPassword } from '../platform/auth/passwords';
import { forgetPasswordFailures, takePasswordTry } from '../platform/auth/passwordTries';
import { noteEvent } from '../platform/auth/securityEvents';
import { ApiFailure } from '../platform/http/errors';
import { errorTexts, fieldTexts } from '../platform/http/errorTexts';
import type { Account } from './customers';

/**
 * Refuses unless `password` is the signed-in customer's own: whoever has found an open browser must not take the account over.
 * What is wrong is said of the body's `field`. Guesses count as those of signing in.
 */
export async function requireOwnPassword(
  request: FastifyRequest,
  { account, password, field }: { account: Account; password: string; field: string },
): Promise<void> {
  const { server, language } = request;
  const { id: userId, phone, passwordHash } = account;
  const share = { phone, isKnownDevice: isKnownDevice(request, userId) };
  if (!(await takePasswordTry(server.db, share))) {
    await noteEvent(request, { kind: 'password_refused', userId, phone });
    throw new ApiFailure(403, 'sms_only', { errors: { [field]: [errorTexts.sms_only[language]] } });
  }
  if (passwordHash === null || !(await isPassword(password, passwordHash))) {
    await noteEvent(request, { kind: 'password_refused', userId, phone });
    throw new ApiFailure(403, 'own_password_wrong', { errors: { [field]: [fieldTexts.ownPassword[language]] } });
  }
  await forgetPasswordFailures(server.db, share);
}
