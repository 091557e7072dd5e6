import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { users } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { requests } from '../platform/db/schema/requests';
import { visits } from '../platform/db/schema/visits';

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

/** The visits of a scope, to be read as a table: `from ${visitsOf(scope)} visit`. No list, count or search reads them by anything else. */
export const visitsOf = (scope: Scope): SQL =>
  scope.branches === null ? sql`${visits}` : sql`(select * from ${visits} where ${inScope(scope, sql`branch_id`)})`;

/**
 * What takes, or took, a bay's time in the branches of a scope, to be read as a table: `from ${bookingsOf(scope)} booking`. The desk reads bookings by nothing
 * else. A hold that has run out is none of them.
 */
export const bookingsOf = (scope: Scope): SQL => ofScope(scope, sql`${bookings}`);

/**
 * Those of them that meet a condition on `booking`. The index of words finds them, whatever the database guesses: which branch they are of is asked of what was
 * found, not of all that a branch has.
 */
export const bookingsFound = (scope: Scope, where: SQL): SQL =>
  ofScope(scope, sql`(select * from ${bookings} booking where ${where} offset 0) found`);

const ofScope = (scope: Scope, rows: SQL): SQL => sql`(select * from ${rows} where ${inScope(scope, sql`branch_id`)}
  and state <> 'expired' and (state <> 'held' or hold_expires_at > now()))`;

/**
 * Customers whom a scope may see, as a table: those whose car one of its branches has served, and those who have booked there by a proven phone. The
 * desk reads them by nothing else. An enquiry opens no card, wherever it came from, nor do a booking or an open visit of the staff: anybody can type a phone.
 */
export const customersOf = (scope: Scope): SQL => {
  if (scope.branches === null) return sql`${users}`;
  // Limited to one, so that it is asked of each customer that is found and not made of all that the branches had.
  return sql`(select * from ${users} known where (select true from (
    select user_id from ${visitsOf(scope)} served where state = 'closed'
    union all select user_id from ${bookingsOf(scope)} booked where source = 'online') own where own.user_id = known.id limit 1))`;
};
