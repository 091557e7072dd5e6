import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProfileChange } from '#contract/account';
import { calls } from '#contract/calls';
import { findCallCenter } from '../catalog/company';
import { isKnownDevice } from '../platform/auth/devices';
import { hashPassword, isPassword } from '../platform/auth/passwords';
import { claimPasswordAttempt, resetPasswordFailures } from '../platform/auth/passwordTries';
import { hashOfPhone, storedPhone } from '../platform/auth/phones';
import { recordEvent } from '../platform/auth/securityEvents';
import { requireStrongPassword } from '../platform/auth/weakPasswords';
import { ApiFailure } from '../platform/http/errors';
import { errorTexts, fieldTexts } from '../platform/http/errorTexts';
import { ownPasswordNeeded } from '../platform/http/refusals';
import { registerCall } from '../platform/http/registerCall';
import { type Account, changeProfile, findAccountById, findCustomer, lockPhone, storePassword } from './customers';
import { rememberFormerPhone } from './formerPhones';
import { erasePersonalData } from './personalData';
import { clearProofCookie, consumeGrant, hasGrant, notVerified, proofsOf } from './phoneProof';
import { deliverNotice, securityNoticeOf, securityText, storeSecurityNotice } from './securityNotices';
import { endOtherSessions, endSession, endSessionById, listSessions, refreshSession, useAccessToken } from './sessions';
import { phoneTaken, REFRESH_TOKEN_CLAIM, refreshTokenIdOf, requireBirthdate } from './signIn';

/** Requires the password, to prevent a takeover in an open browser. Wrong passwords count like sign-in attempts. */
async function requireOwnPassword(
  request: FastifyRequest,
  { account, password, field }: { account: Account; password: string; field: string },
): Promise<void> {
  const { server, language } = request;
  const { id: userId, phone, passwordHash } = account;
  const share = { phone, isKnownDevice: isKnownDevice(request, userId) };
  if (!(await claimPasswordAttempt(server.db, share))) {
    await recordEvent(request, { kind: 'password_refused', userId, phone });
    throw new ApiFailure(403, 'sms_only', { errors: { [field]: [errorTexts.sms_only[language]] } });
  }
  if (passwordHash === null || !(await isPassword(password, passwordHash))) {
    await recordEvent(request, { kind: 'password_refused', userId, phone });
    throw new ApiFailure(403, 'own_password_wrong', { errors: { [field]: [fieldTexts.ownPassword[language]] } });
  }
  await resetPasswordFailures(server.db, share);
}

export async function customerRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.user).handledBy(async ({ db, params, request }) => {
    if (params.userId !== request.userId) throw new ApiFailure(404, 'not_found');
    const customer = await findCustomer(db, params.userId);
    if (!customer) throw new ApiFailure(401, 'token_not_valid');
    return customer;
  });

  registerCall(app, calls.changeUser).handledBy(async ({ db, params, body, language, request, reply }) => {
    if (params.userId !== request.userId) throw new ApiFailure(404, 'not_found');
    requireBirthdate(body.birthdate, language);
    const account = await findAccountById(db, params.userId);
    if (!account) throw new ApiFailure(401, 'token_not_valid');
    // An outdated form may contain a former phone, which is no change by the customer.
    const phone = body.username === body.expected?.username ? account.phone : storedPhone(body.username);
    if (account.phone === phone) {
      return db.transaction(async (tx) => {
        // A parallel call may have changed the phone, and reverting that change requires a grant.
        if ((await lockPhone(tx, params.userId)) !== phone) throw notVerified();
        return changeProfile(tx, params.userId, body);
      });
    }

    const { changed, noticeId } = await changePhone(request, { account, phone, body }).catch(phoneTaken);
    clearProofCookie(reply);
    await recordEvent(request, { kind: 'phone_changed', userId: account.id, phone: account.phone });
    deliverNotice(request, noticeId);
    return changed;
  });
}

type PhoneChange = { account: Account; phone: string; body: ProfileChange };

async function changePhone(request: FastifyRequest, { account, phone, body }: PhoneChange) {
  const { db, config, messages } = request.server;
  const proofs = proofsOf(request);
  const { password, old_phone_token: oldProof } = body;
  // Checked before the slow password hash, and again in the transaction that uses the grant up.
  if (!(await hasGrant(db, phone, proofs))) throw notVerified();
  if (password !== undefined) await requireOwnPassword(request, { account, password, field: 'password' });
  else if (oldProof === undefined) throw ownPasswordNeeded(request);
  const callCenter = await findCallCenter(db);
  return db.transaction(async (tx) => {
    const isAsBefore = (await lockPhone(tx, account.id)) === account.phone;
    if (!isAsBefore || !(await consumeGrant(tx, phone, proofs))) throw notVerified();
    if (password === undefined && !(await consumeGrant(tx, account.phone, [oldProof ?? '']))) {
      throw ownPasswordNeeded(request);
    }
    const changed = await changeProfile(tx, account.id, body);
    await rememberFormerPhone(tx, account.id, account.phone);
    await endOtherSessions(tx, account.id, refreshTokenIdOf(request));
    const noticeId = await messages.store(tx, {
      kind: 'phone_changed',
      phoneHash: hashOfPhone(account.phone, config.secrets.code),
      message: { phone: account.phone, text: securityText('phone_changed', request.language, callCenter.phone) },
    });
    return { changed, noticeId };
  });
}

export async function securityRoutes(app: FastifyInstance): Promise<void> {
  const { secrets, sessions } = app.config;
  const { maxDays } = sessions;

  registerCall(app, calls.sessions).handledBy(({ db, request }) =>
    listSessions(db, { userId: userIdOf(request), refreshTokenId: refreshTokenIdOf(request), maxDays }),
  );

  registerCall(app, calls.endSession).handledBy(async ({ db, params, request }) => {
    const userId = userIdOf(request);
    if (!(await endSessionById(db, { userId, id: params.id, maxDays }))) throw new ApiFailure(404, 'not_found');
    await recordEvent(request, { kind: 'session_ended', userId });
    return undefined;
  });

  registerCall(app, calls.endOtherSessions).handledBy(async ({ db, request }) => {
    const userId = userIdOf(request);
    const ended = await endOtherSessions(db, userId, refreshTokenIdOf(request));
    if (ended > 0) await recordEvent(request, { kind: 'other_sessions_ended', userId });
    return undefined;
  });

  registerCall(app, calls.changePassword).handledBy(async ({ db, body, request }) => {
    const account = await accountOf(request);
    requireStrongPassword(body.password, account, request);
    await requireOwnPassword(request, { account, password: body.old_password, field: 'old_password' });
    const passwordHash = await hashPassword(body.password);
    const to = await securityNoticeOf(request, account.id);
    const noticeId = await db.transaction(async (tx) => {
      await storePassword(tx, account.phone, passwordHash);
      await endOtherSessions(tx, account.id, refreshTokenIdOf(request));
      return storeSecurityNotice(request, tx, { notice: 'new_password', account, to });
    });
    deliverNotice(request, noticeId);
    await recordEvent(request, { kind: 'password_changed', userId: account.id, phone: account.phone });
    return undefined;
  });

  registerCall(app, calls.deleteAccount).handledBy(async ({ db, body, request, reply }) => {
    const account = await accountOf(request);
    const proofs = proofsOf(request);
    const { password } = body;
    if (password !== undefined) await requireOwnPassword(request, { account, password, field: 'password' });
    else if (proofs.length === 0) throw ownPasswordNeeded(request);
    const to = await securityNoticeOf(request, account.id);
    const noticeId = await db.transaction(async (tx) => {
      if ((await lockPhone(tx, account.id)) !== account.phone) throw notVerified();
      if (password === undefined && !(await consumeGrant(tx, account.phone, proofs))) throw notVerified();
      await erasePersonalData(tx, { phone: account.phone, userId: account.id, codeSecret: secrets.code });
      // Stored after the erasure, which cancels all other messages to this phone.
      return storeSecurityNotice(request, tx, { notice: 'account_deleted', account, to });
    });
    deliverNotice(request, noticeId);
    clearProofCookie(reply);
    await recordEvent(request, { kind: 'account_deleted', userId: account.id, phone: account.phone });
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

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { sessions: limits, secrets } = app.config;
  const secret = secrets.accessToken;
  registerCall(app, calls.getAccess).handledBy(
    async ({ db, body: { refresh_token: token, rotate = false }, request }) => {
      const refreshed = await refreshSession(db, { token, rotate, secret, limits });
      if (refreshed && 'reusedOf' in refreshed) {
        await recordEvent(request, { kind: 'refresh_token_reused', userId: refreshed.reusedOf });
        throw new ApiFailure(401, 'token_not_valid');
      }
      if (!refreshed) throw new ApiFailure(401, 'token_not_valid');
      const { userId, refreshTokenId, successor } = refreshed;
      return {
        access_token: app.signAccessToken(userId, { [REFRESH_TOKEN_CLAIM]: String(refreshTokenId) }),
        ...(successor !== undefined && { refresh_token: successor }),
      };
    },
  );
  registerCall(app, calls.signOut).handledBy(async ({ db, body, request }) => {
    const userId = await endSession(db, body.refresh_token);
    if (userId !== null) await recordEvent(request, { kind: 'session_ended', userId });
    return undefined;
  });
}

/**
 * Rejects access tokens of ended sessions with `token_not_valid`, and records their first use. Register it before the
 * routes of the scope.
 */
export function watchSessions(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { userId } = request;
    if (!request.routeOptions.config.private || userId === null) return;
    const refreshTokenId = refreshTokenIdOf(request);
    if (!Number.isSafeInteger(refreshTokenId) || !(await useAccessToken(app.db, refreshTokenId, userId))) {
      throw new ApiFailure(401, 'token_not_valid');
    }
  });
}
