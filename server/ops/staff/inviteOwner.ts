import type { Database } from '../../platform/db/database';
import { StartError } from '../../platform/startError';
import { noteAudit } from '../../staff/audit/record';
import { findByPhone, insertPerson } from '../../staff/people';
import { type Link, makeInvitation } from '../../staff/people/invitations';

/** A link for an owner of that phone: a new one, or one who begins anew. Throws a StartError where the phone is somebody else's of the staff. */
export function inviteOwner(db: Database, phone: string, name: string, siteUrl: string): Promise<Link> {
  return db.transaction(async (tx) => {
    const held = await findByPhone(tx, phone);
    if (held && held.role !== 'owner')
      throw new StartError(`${phone} is of the staff and no owner: an owner changes that at the desk`);
    if (held?.disabledAt) throw new StartError(`${phone} is disabled: another owner lets them in again at the desk`);
    const id = held?.id ?? (await insertPerson(tx, { phone, name: name || phone, role: 'owner' }));
    if (id === null) throw new StartError('Somebody has just invited that phone: try again');
    const link = await makeInvitation(tx, id, siteUrl);
    await noteAudit(
      tx,
      { staffId: null, requestId: null },
      { thing: 'staff', action: 'invited', thingId: id, name: held?.name ?? name, after: { role: 'owner' } },
    );
    return link;
  });
}
