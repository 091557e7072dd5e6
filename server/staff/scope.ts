import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { users } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { enquiries } from '../platform/db/schema/enquiries';
import { visits } from '../platform/db/schema/visits';

/** Branches that a person may see; null means all. */
export type Scope = { branches: readonly number[] | null };

export const scopeOf = (role: StaffRole, branches: readonly number[]): Scope => ({
  branches: role === 'owner' ? null : branches,
});

/** Returns whether a record of the branch is visible. Records without a branch are visible to all staff. */
export const isInScope = (scope: Scope, branch: number | null): boolean =>
  scope.branches === null || branch === null || scope.branches.includes(branch);

export const inScope = (scope: Scope, branch: SQL): SQL => {
  if (scope.branches === null) return sql`true`;
  return scope.branches.length > 0
    ? sql`(${branch} is null or ${branch} in ${[...scope.branches]})`
    : sql`${branch} is null`;
};

/**
 * Visible enquiries as a table: `from ${enquiriesOf(scope)} request`.
 * Desk code must read enquiries through it (.dependency-cruiser.cjs), so that no query forgets the branch filter.
 */
export const enquiriesOf = (scope: Scope): SQL =>
  scope.branches === null
    ? sql`${enquiries}`
    : sql`(select * from ${enquiries} where ${inScope(scope, sql`branch_id`)})`;

export type StoredEnquiry = typeof enquiries.$inferSelect;
export type NewEnquiryRow = typeof enquiries.$inferInsert;

/** Locks a visible enquiry. Returns null both for an unknown and for an invisible one. */
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

/** Visible visits as a table: `from ${visitsOf(scope)} visit`. Desk code must read visits through it. */
export const visitsOf = (scope: Scope): SQL =>
  scope.branches === null ? sql`${visits}` : sql`(select * from ${visits} where ${inScope(scope, sql`branch_id`)})`;

/** Visible bookings, holds and blocks as a table, without expired holds. Desk code must read bookings through it. */
export const bookingsOf = (scope: Scope): SQL => ofScope(scope, sql`${bookings}`);

/** `offset 0` stops the planner from applying the branch filter before the index of the condition. */
export const bookingsFound = (scope: Scope, where: SQL): SQL =>
  ofScope(scope, sql`(select * from ${bookings} booking where ${where} offset 0) found`);

const ofScope = (scope: Scope, rows: SQL): SQL => sql`(select * from ${rows} where ${inScope(scope, sql`branch_id`)}
  and state <> 'expired' and (state <> 'held' or hold_expires_at > now()))`;

const SERVED = sql.raw(`state <> 'cancelled'`);
const BOOKED = sql.raw(`state in ('booked', 'arrived', 'in_work', 'done', 'no_show')`);

/**
 * Customers whose phone was proven at a visible branch, as a table: by a closed visit or an online booking.
 * Only this relation may show what an account contains (docs/spec/desk.md#access-to-customers), because staff can state
 * any phone in an enquiry, a booking or an open visit.
 */
export const provenCustomersOf = (scope: Scope): SQL =>
  scope.branches === null ? sql`${users}` : sql`(select * from ${users} known where ${isProven(scope)})`;

// `limit 1` makes the planner evaluate the subquery per customer, not for all visits.
const isProven = (scope: Scope): SQL => sql`(select true from (
    select user_id from ${visitsOf(scope)} served where state = 'closed'
    union all select user_id from ${bookingsOf(scope)} booked where source = 'online') own where own.user_id = known.id limit 1)`;

/**
 * Visible customers as a table: those whose car visible branches have served or will serve.
 * `shown_name`, `shown_phone` and `shown_since` are those of the account if `is_proven`, or else of the newest visit or
 * booking at visible branches. Search conditions must be combined with `isFoundBy`.
 */
export const customersOf = (scope: Scope): SQL => {
  const account = sql`first_name || ' ' || last_name as shown_name, phone as shown_phone, created_at as shown_since`;
  if (scope.branches === null) return sql`(select *, true as is_proven, ${account} from ${users})`;
  // `offset 0` makes the planner evaluate `is_proven` once per customer, not once per use.
  return sql`(select known.*, proven.is_proven,
      case when proven.is_proven then known.first_name || ' ' || known.last_name else entered.name end as shown_name,
      case when proven.is_proven then known.phone else entered.phone end as shown_phone,
      case when proven.is_proven then known.created_at else entered.at end as shown_since
    from ${users} known
      cross join lateral (select coalesce(${isProven(scope)}, false) as is_proven offset 0) proven
      left join lateral (select coalesce(name, '') as name, coalesce(phone, '') as phone, at from (
        select name, phone, opened_at as at from ${visitsOf(scope)} served where user_id = known.id and ${SERVED}
        union all select name, phone, created_at from ${bookingsOf(scope)} booked where user_id = known.id and ${BOOKED}
      ) own where not proven.is_proven order by at desc limit 1) entered on true
    where proven.is_proven or entered.at is not null)`;
};

const MAX_FOUND = 200;

type Entered = { visit: SQL; booking: SQL };

/**
 * Limits a search of `customersOf(scope) person` to what the reader may know: `account` is a condition on the account's
 * own data, `entered` are conditions on the rows `visit` and `booking` of visible branches.
 */
export const isFoundBy = (scope: Scope, account: SQL, entered: Entered): SQL => {
  if (scope.branches === null) return account;
  const ids = sql`(array(select user_id from ${visitsOf(scope)} visit where ${entered.visit} and user_id is not null limit ${MAX_FOUND})
    || array(select user_id from ${bookingsFound(scope, sql`${entered.booking} and user_id is not null`)} booked limit ${MAX_FOUND}))`;
  // Two conditions, because the planner can apply the first one before it evaluates `is_proven` for each customer.
  return sql`((${account} or person.id = any(${ids})) and (person.is_proven or person.id = any(${ids})))`;
};
