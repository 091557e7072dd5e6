import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Named } from '#contract/common';
import type { StaffRole } from '#contract/rules/permissions';
import type { StaffMember } from '#contract/staff';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { staff, staffBranches, staffInvitations, staffSessions } from '../platform/db/schema/staff';
import type { Language } from '../platform/language';
import { enquiriesOf, inScope, type Scope, visitsOf } from './scope';

const EVERYWHERE: Scope = { branches: null };

export type Person = {
  id: number;
  name: string;
  phone: string;
  role: StaffRole;
  passwordHash: string | null;
  disabledAt: Date | null;
  hasTotp: boolean;
};

const columns = {
  id: staff.id,
  name: staff.name,
  phone: staff.phone,
  role: staff.role,
  passwordHash: staff.passwordHash,
  disabledAt: staff.disabledAt,
  hasTotp: sql<boolean>`${staff.totpSealed} is not null`,
};

/** Returns the staff member with this phone, disabled ones included, or null. */
export async function findByPhone(db: Database, phone: string): Promise<Person | null> {
  const [row] = await db.select(columns).from(staff).where(eq(staff.phone, phone));
  return row ?? null;
}

/** Locks and returns a staff member, or null. */
export async function lockPerson(tx: Database, id: number): Promise<Person | null> {
  const [row] = await tx.select(columns).from(staff).where(eq(staff.id, id)).for('update');
  return row ?? null;
}

/** Returns the password hash of a staff member; null before the invitation is accepted. */
export async function passwordHashOf(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ hash: staff.passwordHash }).from(staff).where(eq(staff.id, id));
  return row?.hash ?? null;
}

/** Sets the password, and the name if given. The caller ends other sessions. */
export async function storePassword(tx: Database, id: number, passwordHash: string, name?: string): Promise<void> {
  await tx
    .update(staff)
    .set({ passwordHash, ...(name !== undefined && { name }) })
    .where(eq(staff.id, id));
}

const branchList = (id: ReturnType<typeof sql>, language: Language) => sql<Named[]>`coalesce((
  select json_agg(json_build_object('id', ${branches.id}, 'name', ${inLanguage(branches.name, language)}) order by ${branches.position}, ${branches.id})
  from ${staffBranches} own join ${branches} on ${branches.id} = own.branch_id
  where own.staff_id = ${id}), '[]'::json)`;

/** Returns the branches of a staff member; empty for roles that are not limited to branches. */
export async function branchesOf(db: Database, id: number, language: Language): Promise<Named[]> {
  return db
    .select({ id: branches.id, name: inLanguage(branches.name, language) })
    .from(staffBranches)
    .innerJoin(branches, eq(branches.id, staffBranches.branchId))
    .where(eq(staffBranches.staffId, id))
    .orderBy(branches.position, branches.id);
}

/** Returns all staff accounts, or the one with this id, with the numbers of open enquiries and visits. */
export async function listStaff(db: Database, language: Language, id: number | null = null): Promise<StaffMember[]> {
  const { rows } = await queryRows<StaffMember>(
    db,
    {
      id: 'number',
      state: 'text',
      name: 'text',
      phone: 'text',
      branches: 'json',
      enquiries: 'number',
      visits: 'number',
      role: 'text',
      totp: 'boolean',
      last_seen_at: 'text?',
      invited_until: 'text?',
    },
    sql`
    select person.id, person.name, person.phone, person.role, ${branchList(sql`person.id`, language)} as branches,
      case when person.disabled_at is not null then 'disabled' when person.password_hash is null then 'invited'
        else 'active' end as state,
      person.totp_sealed is not null as totp,
      (select ${iso(sql`max(last_used_at)`)} from ${staffSessions} where staff_id = person.id and stage = 'full') as last_seen_at,
      (select count(*)::int from ${enquiriesOf(EVERYWHERE)} request
        where request.assignee_id = person.id and request.status in ('new', 'in_work', 'waiting')) as enquiries,
      (select count(*)::int from ${visitsOf(EVERYWHERE)} visit
        where visit.worker_id = person.id and visit.state in ('open', 'sent', 'in_work', 'ready')) as visits,
      (select ${iso(sql`expires_at`)} from ${staffInvitations}
        where staff_id = person.id and expires_at > now()) as invited_until
    from ${staff} person where ${id}::int is null or person.id = ${id}::int
    order by person.disabled_at is not null, person.name, person.id`,
  );
  return rows;
}

/** Returns the staff to whom enquiries of the scope can be assigned. */
export async function listColleagues(
  db: Database,
  scope: Scope,
  branch: number | null = null,
): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(
      and(
        canSignIn,
        sql`(${staff.role} = 'owner' or ${staff.role} in ('manager', 'adviser') and exists (
          select from ${staffBranches} own where own.staff_id = ${staff.id} and ${inScope(scope, sql`own.branch_id`)}
            and (${branch}::int is null or own.branch_id = ${branch}::int)))`,
      ),
    )
    .orderBy(staff.name, staff.id);
}

const canSignIn = and(isNull(staff.disabledAt), isNotNull(staff.passwordHash));

const isAtWork = (branch: number) =>
  and(
    canSignIn,
    sql`${staff.role} in ('owner', 'manager', 'adviser', 'mechanic') and (${staff.role} = 'owner' or exists (
      select from ${staffBranches} own where own.staff_id = ${staff.id} and own.branch_id = ${branch}))`,
  );

/** Returns the active staff who may work on visits of a branch, mechanics first. */
export async function listWorkers(db: Database, branch: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isAtWork(branch))
    .orderBy(sql`${staff.role} <> 'mechanic'`, staff.name, staff.id);
}

/** Returns whether a person can sign in and works at a branch. */
export async function worksAt(db: Database, id: number, branch: number): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), isAtWork(branch)));
  return rows.length > 0;
}

/** Returns whether all ids are existing branches. */
export async function areBranches(db: Database, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await db.$count(branches, inArray(branches.id, [...ids]))) === new Set(ids).size;
}

/** Adds a person and returns the id, or null if the phone is taken. */
export async function insertPerson(
  tx: Database,
  person: { phone: string; name: string; role: StaffRole; passwordHash?: string },
): Promise<number | null> {
  const [row] = await tx.insert(staff).values(person).onConflictDoNothing().returning({ id: staff.id });
  return row?.id ?? null;
}

/** Sets the role. The caller checks that an owner remains. */
export async function setRole(tx: Database, id: number, role: StaffRole): Promise<void> {
  await tx.update(staff).set({ role }).where(eq(staff.id, id));
}

/** Replaces the branches of a staff member. */
export async function setBranches(tx: Database, id: number, branchIds: readonly number[]): Promise<void> {
  await tx.delete(staffBranches).where(eq(staffBranches.staffId, id));
  if (branchIds.length === 0) return;
  await tx.insert(staffBranches).values([...branchIds].map((branchId) => ({ staffId: id, branchId })));
}

/** Disables or enables a staff account. The caller ends its sessions and checks that an owner remains. */
export async function setDisabled(tx: Database, id: number, isDisabled: boolean): Promise<void> {
  await tx
    .update(staff)
    .set({ disabledAt: isDisabled ? sql`now()` : null })
    .where(eq(staff.id, id));
}

/**
 * Deletes an account that was invited but never used. Used accounts are only disabled, because audit entries refer to
 * them.
 */
export async function removePerson(tx: Database, id: number): Promise<void> {
  await tx.delete(staff).where(eq(staff.id, id));
}

/** Locks and returns active owners, so that two owners cannot disable each other at once. */
export async function lockOwners(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), canSignIn))
    .orderBy(staff.id)
    .for('update');
  return rows.map(({ id }) => id);
}
