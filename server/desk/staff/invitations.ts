import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { INVITATION_HOURS } from '../../../contract/desk/limits';
import type { StaffRole } from '../../../contract/desk/permissions';
import type { Database } from '../../db/database';
import { staff, staffInvitations } from '../../db/schema/staff';
import { hashOfToken } from '../../repositories/sessions';
import { iso } from '../sql';

/** After the sign `#`: no server, proxy or log sees the token of a link that is followed. */
const linkOf = (siteUrl: string, token: string) => `${siteUrl}/desk/invitation#${token}`;

export type Link = { link: string; expires_at: string };

/** A new link for somebody; the one before is good no more. */
export async function makeInvitation(tx: Database, staffId: number, siteUrl: string): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + make_interval(hours => ${INVITATION_HOURS})`;
  const [row] = await tx
    .insert(staffInvitations)
    .values({ staffId, tokenHash: hashOfToken(token), expiresAt })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: { tokenHash: hashOfToken(token), expiresAt } })
    .returning({ expiresAt: sql<string>`${iso(sql`${staffInvitations.expiresAt}`)}` });
  if (!row) throw new Error('The invitation was not stored');
  return { link: linkOf(siteUrl, token), expires_at: row.expiresAt };
}

export type Invited = { id: number; phone: string; name: string; role: StaffRole; expires_at: string };

/** Whom a link invites that is still good; null for any other. */
export async function findInvitation(db: Database, token: string): Promise<Invited | null> {
  const { rows } = await db.execute<Invited>(sql`
    select person.id, person.phone, person.name, person.role, ${iso(sql`invitation.expires_at`)} as expires_at
    from ${staffInvitations} invitation join ${staff} person on person.id = invitation.staff_id
    where invitation.token_hash = ${hashOfToken(token)} and invitation.expires_at > now() and person.disabled_at is null`);
  return rows[0] ?? null;
}

/** Takes the link: of two who follow it at once one does. */
export async function takeInvitation(tx: Database, token: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from ${staffInvitations}
    where token_hash = ${hashOfToken(token)} and expires_at > now() returning staff_id`);
  return rows.length > 0;
}

/** False where there was none. */
export async function withdrawInvitation(tx: Database, staffId: number): Promise<boolean> {
  const gone = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.staffId, staffId))
    .returning({ id: staffInvitations.staffId });
  return gone.length > 0;
}
