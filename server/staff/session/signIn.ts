import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/rules/auditWords';
import { SECOND_FACTOR_TRIES } from '#contract/rules/deskLimits';
import type { StaffRole } from '#contract/rules/permissions';
import { deskSessionCalls, type SignInAgain } from '#contract/staff';
import { deviceOf } from '../../platform/auth/devices';
import { hashPassword, isPassword } from '../../platform/auth/passwords';
import { storedPhone } from '../../platform/auth/phones';
import { recordEvent } from '../../platform/auth/securityEvents';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import { fieldTexts } from '../../platform/http/errorTexts';
import { actorOf, recordAudit } from '../audit/record';
import { registerDeskCall } from '../deskCalls';
import { findByPhone, passwordHashOf } from '../people';
import type { SignedIn } from '../signedIn';
import { clearCookie, isKnownDevice, rememberDevice, setCookie } from './cookie';
import { isTotpRequired } from './secondFactor';
import { countWrongFactor, endSession, promoteSession, startSession } from './sessions';
import { claimAttempt, resetAttempts, shares, tryCode } from './tries';

export function firstStage(
  person: { role: StaffRole; hasTotp: boolean },
  config: Pick<Config, 'mode'>,
): SignedIn['stage'] {
  if (person.hasTotp) return 'second_factor';
  return isTotpRequired(person.role, config) ? 'setup' : 'full';
}

/** Starts a session, sets its cookie and, for a completed sign-in, records the audit entry. */
export async function openSession(
  tx: Database,
  { id, name, stage }: { id: number; name: string; stage: SignedIn['stage'] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = await startSession(tx, id, stage, deviceOf(request.headers['user-agent']));
  if (stage === 'full') await recordSignedIn(tx, { id, name }, request, 'signed_in');
  setCookie(reply, token);
}

/** Records the audit entry of a sign-in or sign-out. */
export const recordSignedIn = (
  tx: Database,
  { id, name }: { id: number; name: string },
  request: FastifyRequest,
  action: AuditAction,
) => recordAudit(tx, { staffId: id, requestId: request.id }, { thing: 'session', action, thingId: id, name });

export async function signInRoutes(app: FastifyInstance): Promise<void> {
  const { config } = app;
  // Dummy hash against timing attacks: an unknown phone takes as long as a wrong password.
  const dummyHash = await hashPassword(randomBytes(16).toString('base64url'));

  registerDeskCall(app, deskSessionCalls.signIn).handledBy(async ({ db, body, request, reply, me }) => {
    const phone = storedPhone(body.phone);
    const person = await findByPhone(db, phone);
    const share = shares.password(phone, person !== null && isKnownDevice(request, person));
    await claimAttempt(db, share, config);
    const isRight = await isPassword(body.password, person?.passwordHash ?? dummyHash);
    if (!person?.passwordHash || person.disabledAt !== null || !isRight) {
      await recordEvent(request, { kind: 'sign_in_refused', phone });
      throw new ApiFailure(400, 'wrong_password');
    }
    await resetAttempts(db, share);
    const stage = firstStage(person, config);
    await db.transaction(async (tx) => {
      if (me) await endSession(tx, me.sessionId);
      await openSession(tx, { ...person, stage }, request, reply);
    });
    if (stage === 'full') rememberDevice(request, reply, person);
    return { stage };
  });

  registerDeskCall(app, deskSessionCalls.giveSecondFactor).handledBy(async ({ db, body, request, reply, me }) => {
    if (me.stage !== 'second_factor') return { stage: me.stage };
    const share = shares.code(me.id, isKnownDevice(request, me));
    const used = await tryCode(db, { staffId: me.id, code: body.code, share }, config);
    if (used === null) {
      await recordEvent(request, { kind: 'sign_in_refused', phone: me.phone });
      if ((await countWrongFactor(db, me.sessionId)) >= SECOND_FACTOR_TRIES) await endSession(db, me.sessionId);
      throw new ApiFailure(400, 'wrong_second_factor');
    }
    await db.transaction(async (tx) => {
      setCookie(reply, await promoteSession(tx, me.sessionId, 'full'));
      await recordSignedIn(tx, me, request, used === 'totp' ? 'signed_in' : 'signed_in_by_recovery_code');
    });
    rememberDevice(request, reply, me);
    return { stage: 'full' as const };
  });

  registerDeskCall(app, deskSessionCalls.signOut).handledBy(async ({ db, request, reply, me }) => {
    clearCookie(reply);
    if (!me) return undefined;
    await db.transaction(async (tx) => {
      await endSession(tx, me.sessionId);
      await recordAudit(tx, actorOf(request), {
        thing: 'session',
        action: 'signed_out',
        thingId: me.id,
        name: me.name,
      });
    });
    return undefined;
  });
}

/** Requires password and second factor again, because an open session may be stolen. */
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
  await claimAttempt(db, share, config);
  const hash = await passwordHashOf(db, me.id);
  if (hash === null || !(await isPassword(password, hash))) {
    throw new ApiFailure(400, 'validation', { errors: { [field]: [fieldTexts.ownPassword[language]] } });
  }
  await resetAttempts(db, share);
}
