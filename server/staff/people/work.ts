import { sql } from 'drizzle-orm';
import { mayDo, type StaffRole } from '../../../contract/rules/permissions';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { requests } from '../../platform/db/schema/requests';
import { visitLines, visits } from '../../platform/db/schema/visits';

import { type Actor, noteAudit } from '../audit/record';
import { inScope, type Scope, scopeOf } from '../scope';

type Leaving = {
  person: number;
  /** What they may do from now on; null: nothing. */
  keeps: { role: StaffRole; branches: readonly number[] } | null;
};

/** Unassigns open enquiries and visits of a person who may no longer see them, so that their branch sees them waiting. */
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

type Released = { id: number; reference: string; branchId: number | null };

/** Open enquiries of somebody that are outside a scope, all of theirs where it is null, become nobody's. */
async function releaseEnquiries(tx: Database, person: number, scope: Scope | null): Promise<Released[]> {
  const { rows } = await queryRows<Released>(
    tx,
    { id: 'number', reference: 'text', branchId: 'number?' },
    sql`
    update ${requests} set assignee_id = null, version = version + 1, updated_at = now()
    where assignee_id = ${person} and status in ('new', 'in_work', 'waiting')
      and ${scope === null ? sql`true` : sql`not ${inScope(scope, sql`branch_id`)}`}
    returning id, reference, branch_id as "branchId"`,
  );
  return rows;
}

/** Visits under way of somebody that are outside a scope, all of theirs where it is null, and their work on others' become nobody's. */
async function releaseVisits(tx: Database, person: number, scope: Scope | null): Promise<Released[]> {
  const isLost = scope === null ? sql`true` : sql`not ${inScope(scope, sql`branch_id`)}`;
  const isUnderWay = sql`state in ('open', 'sent', 'in_work', 'ready') and ${isLost}`;
  await tx.execute(sql`update ${visitLines} set worker_id = null
    where worker_id = ${person} and not is_done and visit_id in (select id from ${visits} where ${isUnderWay})`);
  const { rows } = await queryRows<Released>(
    tx,
    { id: 'number', reference: 'text', branchId: 'number?' },
    sql`
    update ${visits} set worker_id = null, version = version + 1 where worker_id = ${person} and ${isUnderWay}
    returning id, reference, branch_id as "branchId"`,
  );
  return rows;
}
