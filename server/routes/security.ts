import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { noteEvent } from '../accounts/events';
import { hashPassword } from '../accounts/passwords';
import { ApiFailure } from '../http/errors';
import { endSessionById, listSessions } from '../repositories/customerSessions';
import { type Account, findAccountById, lockPhone, storePassword } from '../repositories/customers';
import { erasePerson } from '../repositories/erasure';
import { useGrant } from '../repositories/grants';
import { endOtherSessions } from '../repositories/sessions';
import { requireStrongPassword } from './newPassword';
import { ownPasswordNeeded, requireOwnPassword } from './ownPassword';
import { dropProof, notVerified, proofsOf } from './phoneProof';
import { registerCall } from './register';
import { refreshTokenIdOf } from './signedIn';

/** The signed-in customer's own sessions, password and account. Whose they are says the token: another's session is not found. */
export async function securityRoutes(app: FastifyInstance): Promise<void> {
  const { secrets, sessions } = app.config;
  const { maxDays } = sessions;

  registerCall(app, accountCalls.sessions).handledBy(({ db, request }) =>
    listSessions(db, { userId: userIdOf(request), refreshTokenId: refreshTokenIdOf(request), maxDays }),
  );

  registerCall(app, accountCalls.endSession).handledBy(async ({ db, params, request }) => {
    const userId = userIdOf(request);
    if (!(await endSessionById(db, { userId, id: params.id, maxDays }))) throw new ApiFailure(404, 'not_found');
    await noteEvent(request, { kind: 'session_ended', userId });
    return undefined;
  });

  registerCall(app, accountCalls.endOtherSessions).handledBy(async ({ db, request }) => {
    const userId = userIdOf(request);
    const ended = await endOtherSessions(db, userId, refreshTokenIdOf(request));
    if (ended > 0) await noteEvent(request, { kind: 'other_sessions_ended', userId });
    return undefined;
  });

  registerCall(app, accountCalls.changePassword).handledBy(async ({ db, body, request }) => {
    const account = await accountOf(request);
    requireStrongPassword(body.password, account, request);
    await requireOwnPassword(request, { account, password: body.old_password, field: 'old_password' });
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      await storePassword(tx, account.phone, passwordHash);
      await endOtherSessions(tx, account.id, refreshTokenIdOf(request));
    });
    await noteEvent(request, { kind: 'password_changed', userId: account.id, phone: account.phone });
    return undefined;
  });

  registerCall(app, accountCalls.deleteAccount).handledBy(async ({ db, body, request, reply }) => {
    const account = await accountOf(request);
    const proofs = proofsOf(request);
    const { password } = body;
    if (password !== undefined) await requireOwnPassword(request, { account, password, field: 'password' });
    else if (proofs.length === 0) throw ownPasswordNeeded(request);
    await db.transaction(async (tx) => {
      if ((await lockPhone(tx, account.id)) !== account.phone) throw notVerified();
      if (password === undefined && !(await useGrant(tx, account.phone, proofs))) throw notVerified();
      await erasePerson(tx, { phone: account.phone, userId: account.id, codeSecret: secrets.code });
    });
    dropProof(reply);
    await noteEvent(request, { kind: 'account_deleted', userId: account.id, phone: account.phone });
    return undefined;
  });
}

function userIdOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

async function accountOf(request: FastifyRequest): Promise<Account> {
  const account = await findAccountById(request.server.db, userIdOf(request));
  if (!account) throw new ApiFailure(401, 'token_not_valid');
  return account;
}
