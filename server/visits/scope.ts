import { eq, sql } from 'drizzle-orm';
import { mayDo } from '#contract/rules/permissions';
import { stageOf, transitionOf, type VisitStage } from '#contract/rules/visitStages';
import { lockBranches, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import type { Actor } from '../staff/audit/record';
import { isInScope, type Scope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import type { StoredVisit } from './seal';

export type DeskReader = { me: SignedIn; language: Language };
export type DeskContext = DeskReader & { actor: Actor };

export const seesWorkOnly = ({ role }: SignedIn): boolean => !mayDo(role, 'change visits');

/** Locks a visit in scope. Null for missing and foreign ids alike, so that ids cannot be enumerated. */
export async function lockVisit(tx: Database, scope: Scope, id: number): Promise<StoredVisit | null> {
  const [row] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  return row && isInScope(scope, row.branchId) ? row : null;
}

/** Returns branch and state of the visit, undefined if it does not exist. Takes no lock and checks no scope. */
export async function placeOfVisit(db: Database, id: number) {
  const [visit] = await db
    .select({ branch: visits.branchId, state: visits.state })
    .from(visits)
    .where(eq(visits.id, id));
  return visit;
}

type NewVisitRow = typeof visits.$inferInsert;

const withFoldedName = <Row extends Partial<NewVisitRow>>(row: Row): Row =>
  typeof row.name === 'string' ? { ...row, nameFolded: foldedName(row.name) } : row;

/**
 * Updates columns of a visit and increments its version, even if `set` is empty. The caller must hold the visit lock.
 */
export async function writeVisit(tx: Database, { id }: StoredVisit, set: Partial<NewVisitRow> = {}): Promise<void> {
  await tx
    .update(visits)
    .set({ ...withFoldedName(set), version: sql`version + 1` })
    .where(eq(visits.id, id));
}

/** Inserts a visit and derives the folded name, which the desk search uses. */
export async function insertVisit(tx: Database, row: NewVisitRow): Promise<StoredVisit> {
  const [stored] = await tx.insert(visits).values(withFoldedName(row)).returning();
  if (!stored) throw new Error('The visit was not stored');
  return stored;
}

/**
 * Moves visits to another account. Call it after moving the phones: a trigger rejects other accounts for closed visits.
 */
export async function moveVisits(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(visits).set({ userId: to }).where(eq(visits.userId, from));
}

/** SQL condition on the alias `visit` of a query. */
export const isApproved = sql<boolean>`(visit.state in ('open', 'sent') and coalesce(visit.approved_estimate = visit.estimate, false))`;

export const stageOfVisit = ({ state, estimate, approvedEstimate }: StoredVisit): VisitStage =>
  stageOf({ state, is_approved: approvedEstimate === estimate });

/** Returns the columns that start a new estimate, which ends the approval of the former one. */
export const withNewEstimate = (visit: StoredVisit) => ({
  estimate: visit.estimate + 1,
  approvedEstimate: null,
  ...(transitionOf(stageOfVisit(visit), 'edit') && { state: 'open' as const }),
});

/** Locks the branch of a ready visit first: the lock order is branch, then visit. */
export const withBranchOfVisit =
  (id: number) =>
  async <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> => {
    const visit = await placeOfVisit(db, id);
    if (visit?.state !== 'ready') return db.transaction(work);
    return runInBranchQueue(visit.branch, () =>
      db.transaction(async (tx) => {
        await lockBranches(tx, [visit.branch]);
        return work(tx);
      }),
    );
  };
