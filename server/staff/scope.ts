import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '../../contract/desk/permissions';
import type { Database } from '../platform/db/database';
import { requests } from '../platform/db/schema/requests';

/** The branches whose enquiries somebody may see; null: all of them. */
export type Scope = { branches: readonly number[] | null };

export const scopeOf = (role: StaffRole, branches: readonly number[]): Scope => ({
  branches: role === 'owner' ? null : branches,
});

/** Whether something of that branch may be seen. Of no branch: it is nobody's yet, and everybody's to take. */
export const isInScope = (scope: Scope, branch: number | null): boolean =>
  scope.branches === null || branch === null || scope.branches.includes(branch);

/** The same as a condition. */
export const inScope = (scope: Scope, branch: SQL): SQL => {
  if (scope.branches === null) return sql`true`;
  return scope.branches.length > 0
    ? sql`(${branch} is null or ${branch} in ${[...scope.branches]})`
    : sql`${branch} is null`;
};

/**
 * The enquiries of a scope, to be read as a table: `from ${enquiriesOf(scope)} request`. The desk reads them by nothing else
 * (.dependency-cruiser.cjs refuses it), so that no list, count or search can forget the branches.
 */
export const enquiriesOf = (scope: Scope): SQL =>
  scope.branches === null ? sql`${requests}` : sql`(select * from ${requests} where ${inScope(scope, sql`branch_id`)})`;

export type StoredEnquiry = typeof requests.$inferSelect;
export type NewEnquiryRow = typeof requests.$inferInsert;

/** One enquiry of a scope, locked until the transaction ends; null where it is not there or not theirs, which nobody is to tell apart. */
export async function lockEnquiry(tx: Database, scope: Scope, id: number): Promise<StoredEnquiry | null> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  return row && isInScope(scope, row.branchId) ? row : null;
}

/** Writes a locked enquiry. */
export async function writeEnquiry(tx: Database, id: number, set: Partial<NewEnquiryRow>): Promise<void> {
  await tx
    .update(requests)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(requests.id, id));
}

type Released = { id: number; reference: string; branchId: number | null };

/** Open enquiries of somebody that are outside a scope, all of theirs where it is null, become nobody's. */
export async function releaseEnquiries(tx: Database, person: number, scope: Scope | null): Promise<Released[]> {
  const { rows } = await tx.execute<Released>(sql`
    update ${requests} set assignee_id = null, version = version + 1, updated_at = now()
    where assignee_id = ${person} and status in ('new', 'in_work', 'waiting')
      and ${scope === null ? sql`true` : sql`not ${inScope(scope, sql`branch_id`)}`}
    returning id, reference, branch_id as "branchId"`);
  return rows;
}

export async function insertEnquiry(tx: Database, row: NewEnquiryRow): Promise<StoredEnquiry> {
  const [stored] = await tx.insert(requests).values(row).returning();
  if (!stored) throw new Error('The enquiry was not stored');
  return stored;
}
