import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { mayDo, type StaffRole } from '#contract/rules/permissions';
import type { Database } from '../../platform/db/database';
import { deskTasks } from '../../platform/db/schema/desk';
import { enquiries } from '../../platform/db/schema/enquiries';
import { visitLines, visits } from '../../platform/db/schema/visits';

import { type Actor, recordAudit } from '../audit/record';
import { inScope, type Scope, scopeOf } from '../scope';

type AccessChange = {
  person: number;
  newAccess: { role: StaffRole; branches: readonly number[] } | null;
};

/** Unassigns open enquiries, visits and tasks that a person may no longer see, so that the branch can reassign them. */
export async function releaseWork(
  tx: Database,
  { person, newAccess: keeps }: AccessChange,
  actor: Actor,
): Promise<void> {
  const scope = keeps && scopeOf(keeps.role, keeps.branches);
  const enquiries = await releaseEnquiries(tx, person, keeps && mayDo(keeps.role, 'read enquiries') ? scope : null);
  const visits = await releaseVisits(tx, person, keeps && mayDo(keeps.role, 'read visits') ? scope : null);
  await releaseTasks(tx, person, keeps && mayDo(keeps.role, 'work on tasks') ? scope : null);
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
  if (notes.length > 0) await recordAudit(tx, actor, ...notes);
}

type Released = { id: number; reference: string; branchId: number | null };

async function releaseEnquiries(tx: Database, person: number, scope: Scope | null): Promise<Released[]> {
  return tx
    .update(enquiries)
    .set({ assigneeId: null, version: sql`${enquiries.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(enquiries.assigneeId, person),
        inArray(enquiries.status, ['new', 'in_work', 'waiting']),
        scope === null ? undefined : not(inScope(scope, sql`${enquiries.branchId}`)),
      ),
    )
    .returning({ id: enquiries.id, reference: enquiries.reference, branchId: enquiries.branchId });
}

async function releaseVisits(tx: Database, person: number, scope: Scope | null): Promise<Released[]> {
  const isReleased = and(
    inArray(visits.state, ['open', 'sent', 'in_work', 'ready']),
    scope === null ? undefined : not(inScope(scope, sql`${visits.branchId}`)),
  );
  const released = tx.select({ id: visits.id }).from(visits).where(isReleased);
  await tx
    .update(visitLines)
    .set({ workerId: null })
    .where(and(eq(visitLines.workerId, person), eq(visitLines.isDone, false), inArray(visitLines.visitId, released)));
  return tx
    .update(visits)
    .set({ workerId: null, version: sql`${visits.version} + 1` })
    .where(and(eq(visits.workerId, person), isReleased))
    .returning({ id: visits.id, reference: visits.reference, branchId: visits.branchId });
}

/** Tasks without a branch stay assigned, because only their author and owners could see them otherwise. */
async function releaseTasks(tx: Database, person: number, scope: Scope | null): Promise<void> {
  await tx
    .update(deskTasks)
    .set({ staffId: null, version: sql`${deskTasks.version} + 1` })
    .where(
      and(
        eq(deskTasks.staffId, person),
        isNull(deskTasks.doneAt),
        isNotNull(deskTasks.branchId),
        scope === null ? undefined : not(inScope(scope, sql`${deskTasks.branchId}`)),
      ),
    );
}
