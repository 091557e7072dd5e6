import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { INVITATION_HOURS } from '#contract/rules/deskLimits';
import { normalizeName } from '#contract/rules/names';
import type { StaffRole } from '#contract/rules/permissions';
import { deskSessionCalls } from '#contract/staff';
import { hashPassword } from '../../platform/auth/passwords';
import { hashOfToken } from '../../platform/auth/tokens';
import { requireStrongPassword } from '../../platform/auth/weakPasswords';
import type { Database } from '../../platform/db/database';
import { iso } from '../../platform/db/expressions';
import { staff, staffInvitations } from '../../platform/db/schema/staff';
import { ApiFailure } from '../../platform/http/errors';
import { StartError } from '../../platform/startError';
import { recordAudit } from '../audit/record';
import { registerDeskCall } from '../deskCalls';
import { findByPhone, insertPerson, storePassword } from '../people';
import { rememberDevice } from '../session/cookie';
import { resetSecondFactor } from '../session/secondFactor';
import { endSessionsOf } from '../session/sessions';
import { firstStage, openSession } from '../session/signIn';
import { resetAllAttempts } from '../session/tries';

/** The token is in the URL fragment, which no server, proxy or log receives. */
const linkOf = (siteUrl: string, token: string) => `${siteUrl}/desk/invitation#${token}`;

export type Link = { link: string; expires_at: string };

/** Creates an invitation link and revokes the previous one. */
export async function makeInvitation(tx: Database, staffId: number, siteUrl: string): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + make_interval(hours => ${INVITATION_HOURS})`;
  const [row] = await tx
    .insert(staffInvitations)
    .values({ staffId, tokenHash: hashOfToken(token), expiresAt })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: { tokenHash: hashOfToken(token), expiresAt } })
    .returning({ expiresAt: iso(staffInvitations.expiresAt) });
  if (!row) throw new Error('The invitation was not stored');
  return { link: linkOf(siteUrl, token), expires_at: row.expiresAt };
}

/**
 * Creates an invitation link for an owner, adding the account if the phone is unknown.
 * @throws StartError if the phone belongs to a disabled owner or to other staff
 */
export function inviteOwner(db: Database, phone: string, name: string, siteUrl: string): Promise<Link> {
  return db.transaction(async (tx) => {
    const existing = await findByPhone(tx, phone);
    if (existing && existing.role !== 'owner')
      throw new StartError(`${phone} belongs to staff who are no owner. Change the role at the desk`);
    if (existing?.disabledAt) throw new StartError(`${phone} is disabled. Another owner can enable it at the desk`);
    const id = existing?.id ?? (await insertPerson(tx, { phone, name: name || phone, role: 'owner' }));
    if (id === null) throw new StartError('This phone was invited at the same moment. Try again');
    const link = await makeInvitation(tx, id, siteUrl);
    await recordAudit(
      tx,
      { staffId: null, requestId: null },
      { thing: 'staff', action: 'invited', thingId: id, name: existing?.name ?? name, after: { role: 'owner' } },
    );
    return link;
  });
}

const isValid = (token: string) =>
  and(eq(staffInvitations.tokenHash, hashOfToken(token)), gt(staffInvitations.expiresAt, sql`now()`));

export type Invited = { id: number; phone: string; name: string; role: StaffRole; expires_at: string };

/** Returns the account of a valid invitation link, or null if it has expired, was used or withdrawn. */
export async function findInvitation(db: Database, token: string): Promise<Invited | null> {
  const [row] = await db
    .select({
      id: staff.id,
      phone: staff.phone,
      name: staff.name,
      role: staff.role,
      expires_at: iso(staffInvitations.expiresAt),
    })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(and(isValid(token), isNull(staff.disabledAt)));
  return row ?? null;
}

/** Deletes the invitation of a valid token. Only one of parallel calls succeeds. */
export async function claimInvitation(tx: Database, token: string): Promise<boolean> {
  const taken = await tx.delete(staffInvitations).where(isValid(token)).returning({ id: staffInvitations.staffId });
  return taken.length > 0;
}

/** Deletes the pending invitation of a staff member. False if there is none. */
export async function withdrawInvitation(tx: Database, staffId: number): Promise<boolean> {
  const gone = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.staffId, staffId))
    .returning({ id: staffInvitations.staffId });
  return gone.length > 0;
}

export async function acceptanceRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskSessionCalls.readInvitation).handledBy(async ({ db, body }) => {
    const found = await findInvitation(db, body.token);
    if (!found) throw new ApiFailure(404, 'invitation_not_good');
    const { id: _id, ...invitation } = found;
    return invitation;
  });

  registerDeskCall(app, deskSessionCalls.acceptInvitation).handledBy(async ({ db, body, request, reply }) => {
    const found = await findInvitation(db, body.token);
    if (!found) throw new ApiFailure(404, 'invitation_not_good');
    const name = normalizeName(body.name);
    requireStrongPassword(body.password, { phone: found.phone, names: [name], birthdate: null }, request);
    const hash = await hashPassword(body.password);
    const stage = firstStage({ role: found.role, hasTotp: false }, app.config);
    await db.transaction(async (tx) => {
      if (!(await claimInvitation(tx, body.token))) throw new ApiFailure(404, 'invitation_not_good');
      await storePassword(tx, found.id, hash, name);
      // Accepting an invitation again resets the second factor, so codes of the old authenticator stop working.
      await resetSecondFactor(tx, found.id);
      await endSessionsOf(tx, found.id);
      await recordAudit(
        tx,
        { staffId: found.id, requestId: request.id },
        { thing: 'staff', action: 'accepted', thingId: found.id, name },
      );
      await openSession(tx, { id: found.id, name, stage }, request, reply);
    });
    await resetAllAttempts(db, found);
    if (stage === 'full') rememberDevice(request, reply, { id: found.id, hasTotp: false });
    return { stage };
  });
}
