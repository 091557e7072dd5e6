import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { users } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { enquiries } from '../platform/db/schema/enquiries';
import { visits } from '../platform/db/schema/visits';

/** Branches that a person may see; null means all. */
export type Scope = { branches: readonly number[] | null };

/** Returns the scope of a role: owners see all branches. */
export const scopeOf = (role: StaffRole, branches: readonly number[]): Scope => ({
  branches: role === 'owner' ? null : branches,
});

/** Returns whether something of the branch is visible. Without a branch it is visible to all. */
export const isInScope = (scope: Scope, branch: number | null): boolean =>
  scope.branches === null || branch === null || scope.branches.includes(branch);

/** Returns the SQL condition of `isInScope`. */
export const inScope = (scope: Scope, branch: SQL): SQL => {
  if (scope.branches === null) return sql`true`;
  return scope.branches.length > 0
    ? sql`(${branch} is null or ${branch} in ${[...scope.branches]})`
    : sql`${branch} is null`;
};

/**
 * Visible enquiries as a table: `from ${enquiriesOf(scope)} request`.
 * The desk must read through it (.dependency-cruiser.cjs), so that no query forgets the branches.
 */
export const enquiriesOf = (scope: Scope): SQL =>
  scope.branches === null
    ? sql`${enquiries}`
    : sql`(select * from ${enquiries} where ${inScope(scope, sql`branch_id`)})`;

export type StoredEnquiry = typeof enquiries.$inferSelect;
export type NewEnquiryRow = typeof enquiries.$inferInsert;

/** Locks a visible enquiry. Returns null if it does not exist or is not visible, without distinction. */
export async function lockEnquiry(tx: Database, scope: Scope, id: number): Promise<StoredEnquiry | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  return row && isInScope(scope, row.branchId) ? row : null;
}

/** Writes fields of an enquiry that the transaction has locked. */
export async function writeEnquiry(tx: Database, id: number, set: Partial<NewEnquiryRow>): Promise<void> {
  await tx
    .update(enquiries)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id));
}

/** Visible visits as a table: `from ${visitsOf(scope)} visit`. The desk must read through it. */
export const visitsOf = (scope: Scope): SQL =>
  scope.branches === null ? sql`${visits}` : sql`(select * from ${visits} where ${inScope(scope, sql`branch_id`)})`;

/** Visible bookings, holds and blocks as a table, without expired holds. The desk must read through it. */
export const bookingsOf = (scope: Scope): SQL => ofScope(scope, sql`${bookings}`);

/**
 * Visible bookings that match a condition on `booking`.
 * `offset 0` keeps the planner from filtering by branch before the word index.
 */
export const bookingsFound = (scope: Scope, where: SQL): SQL =>
  ofScope(scope, sql`(select * from ${bookings} booking where ${where} offset 0) found`);

const ofScope = (scope: Scope, rows: SQL): SQL => sql`(select * from ${rows} where ${inScope(scope, sql`branch_id`)}
  and state <> 'expired' and (state <> 'held' or hold_expires_at > now()))`;

/**
 * Visible customers as a table. The desk must read through it.
 * A customer is visible after a closed visit at a branch, or a booking there by a proven phone.
 * Not by enquiries or by bookings and open visits entered by staff, because these phones are unproven.
 */
export const customersOf = (scope: Scope): SQL => {
  if (scope.branches === null) return sql`${users}`;
  // `limit 1` evaluates it per found customer instead of for all visits of the branches.
  return sql`(select * from ${users} known where (select true from (
    select user_id from ${visitsOf(scope)} served where state = 'closed'
    union all select user_id from ${bookingsOf(scope)} booked where source = 'online') own where own.user_id = known.id limit 1))`;
};
