import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/rules/auditWords';
import { mayDo, type Permission, permissions } from '#contract/rules/permissions';
import { deskSessionCalls } from '#contract/staff';
import { hashPassword } from '../../platform/auth/passwords';
import { requireStrongPassword } from '../../platform/auth/weakPasswords';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import { actorOf, recordAudit } from '../audit/record';
import { isShared, requireUnsharedAccount } from '../demoStaff';
import { registerDeskCall } from '../deskCalls';
import { branchesOf, storePassword } from '../people';
import type { SignedIn } from '../signedIn';
import { rememberDevice, setCookie } from './cookie';
import {
  confirmPending,
  countRecoveryCodes,
  isTotpRequired,
  newTotp,
  resetSecondFactor,
  storePendingSecret,
} from './secondFactor';
import { endOwnSession, endSessionsOf, listSessions, promoteSession } from './sessions';
import { recordSignedIn, requireOwnPassword, requireSignedInAgain } from './signIn';
import { claimAttempt, resetAttempts, shares } from './tries';

export async function ownAccountRoutes(app: FastifyInstance): Promise<void> {
  const { config } = app;
  const codeSecret = config.secrets.code;

  registerDeskCall(app, deskSessionCalls.me).handledBy(async ({ db, language, me }) => ({
    id: me.id,
    name: me.name,
    phone: me.phone,
    role: me.role,
    stage: me.stage,
    branches: await branchesOf(db, me.id, language),
    permissions: (Object.keys(permissions) as Permission[]).filter((one) => me.stage === 'full' && mayDo(me.role, one)),
    totp: me.hasTotp,
    totp_required: isTotpRequired(me.role, config),
    recovery_codes_left: await countRecoveryCodes(db, me.id),
    shared: isShared(me, config),
  }));

  registerDeskCall(app, deskSessionCalls.ownSessions).handledBy(({ db, me }) => listSessions(db, me.id, me.sessionId));

  registerDeskCall(app, deskSessionCalls.endOwnSession).handledBy(async ({ db, params, request, me }) => {
    await db.transaction(async (tx) => {
      if (!(await endOwnSession(tx, me.id, params.id))) throw new ApiFailure(404, 'not_found');
      await recordEnded(tx, request, me, 'session_ended');
    });
    return undefined;
  });

  registerDeskCall(app, deskSessionCalls.endOtherOwnSessions).handledBy(async ({ db, request, me }) => {
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, me.id, me.sessionId);
      await recordEnded(tx, request, me, 'other_sessions_ended');
    });
    return undefined;
  });

  registerDeskCall(app, deskSessionCalls.changeOwnPassword).handledBy(async ({ db, body, request, me }) => {
    requireUnsharedAccount(me, config);
    await requireOwnPassword(request, me, body.old_password, 'old_password');
    requireStrongPassword(body.password, { phone: me.phone, names: [me.name], birthdate: null }, request);
    const hash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      await storePassword(tx, me.id, hash);
      await endSessionsOf(tx, me.id, me.sessionId);
      await recordEnded(tx, request, me, 'password_changed');
    });
    return undefined;
  });

  registerDeskCall(app, deskSessionCalls.startTotp).handledBy(async ({ db, body, request, me }) => {
    requireUnsharedAccount(me, config);
    await requireSignedInAgain(request, me, body);
    const { secret, uri } = newTotp(me.phone);
    await storePendingSecret(db, me.id, secret, codeSecret);
    return { secret, uri };
  });

  registerDeskCall(app, deskSessionCalls.confirmTotp).handledBy(async ({ db, body, request, reply, me }) => {
    requireUnsharedAccount(me, config);
    // Limits guesses by a stolen session while the setup is pending.
    await claimAttempt(db, shares.ownCode(me.id), config, 'second_factor_locked');
    const codes = await db.transaction(async (tx) => {
      const made = await confirmPending(tx, me.id, body.code, codeSecret);
      if (!made) throw new ApiFailure(400, 'wrong_second_factor');
      // Other sessions were opened without the second factor, so they end.
      await endSessionsOf(tx, me.id, me.sessionId);
      await recordAudit(tx, actorOf(request), { thing: 'staff', action: 'totp_on', thingId: me.id, name: me.name });
      if (me.stage === 'setup') {
        setCookie(reply, await promoteSession(tx, me.sessionId, 'full'));
        await recordSignedIn(tx, me, request, 'signed_in');
      }
      return made;
    });
    await resetAttempts(db, shares.ownCode(me.id));
    rememberDevice(request, reply, { id: me.id, hasTotp: true });
    return { recovery_codes: codes };
  });

  registerDeskCall(app, deskSessionCalls.disableTotp).handledBy(async ({ db, body, request, me }) => {
    requireUnsharedAccount(me, config);
    if (isTotpRequired(me.role, config)) throw new ApiFailure(403, 'totp_required');
    if (!me.hasTotp) throw new ApiFailure(409, 'conflict');
    await requireSignedInAgain(request, me, body);
    await db.transaction(async (tx) => {
      await resetSecondFactor(tx, me.id);
      await recordAudit(tx, actorOf(request), { thing: 'staff', action: 'totp_off', thingId: me.id, name: me.name });
    });
    return undefined;
  });
}

const recordEnded = (tx: Database, request: FastifyRequest, me: SignedIn, action: AuditAction) =>
  recordAudit(tx, actorOf(request), { thing: 'session', action, thingId: me.id, name: me.name });
