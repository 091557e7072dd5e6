import { mayDo, type StaffRole } from '../../../contract/desk/permissions';
import type { Database } from '../../platform/db/database';
import { releaseVisits } from '../../visits/scope';
import { type Actor, noteAudit } from '../audit/record';
import { releaseEnquiries, scopeOf } from '../scope';

type Leaving = {
  person: number;
  /** What they may do from now on; null: nothing. */
  keeps: { role: StaffRole; branches: readonly number[] } | null;
};

/** Takes open enquiries and visits from somebody who cannot see them any more: they become nobody's, and their branch sees them waiting. */
export async function releaseWork(tx: Database, { person, keeps }: Leaving, actor: Actor): Promise<void> {
  const scope = keeps && scopeOf(keeps.role, keeps.branches);
  const enquiries = await releaseEnquiries(tx, person, keeps && mayDo(keeps.role, 'read enquiries') ? scope : null);
  const visits = await releaseVisits(tx, person, keeps && mayDo(keeps.role, 'read visits') ? scope : null);
  const notes = [
    ...enquiries.map((row) => ({ ...row, thing: 'enquiry' as const, field: 'assignee' })),
    ...visits.map((row) => ({ ...row, thing: 'visit' as const, field: 'worker' })),
  ].map(({ id, reference, branchId, thing, field }) => ({
    thing,
    action: 'changed' as const,
    thingId: id,
    name: reference,
    branchId,
    before: { [field]: person },
    after: { [field]: null },
  }));
  if (notes.length > 0) await noteAudit(tx, actor, ...notes);
}
