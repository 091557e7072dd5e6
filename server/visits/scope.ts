import { eq, sql } from 'drizzle-orm';
import { mayDo } from '#contract/rules/permissions';
import { inTurn, lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import type { Actor } from '../staff/audit/record';
import { isInScope, type Scope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import type { StoredVisit } from './seal';

export type Asking = { me: SignedIn; language: Language };
export type By = Asking & { actor: Actor };

/** The workshop does its work without the customer's name, phone and bill. */
export const seesWorkAlone = ({ role }: SignedIn): boolean => !mayDo(role, 'change visits');

/** One visit of a scope, locked until the transaction ends; null where it is not there or not theirs, which nobody is to tell apart. */
export async function lockVisit(tx: Database, scope: Scope, id: number): Promise<StoredVisit | null> {
  const [row] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  return row && isInScope(scope, row.branchId) ? row : null;
}

/** Where a visit is, for a lock that is taken before its own; who may see it is judged when it is locked. */
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

/** Writes a locked visit, a version further. */
export async function writeVisit(tx: Database, { id }: StoredVisit, set: Partial<NewVisitRow> = {}): Promise<void> {
  await tx
    .update(visits)
    .set({ ...withFoldedName(set), version: sql`version + 1` })
    .where(eq(visits.id, id));
}

export async function insertVisit(tx: Database, row: NewVisitRow): Promise<StoredVisit> {
  const [stored] = await tx.insert(visits).values(withFoldedName(row)).returning();
  if (!stored) throw new Error('The visit was not stored');
  return stored;
}

/** Of two accounts that become one, once the remaining one has the other's phones: a closed visit goes to no other. */
export async function moveVisits(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(visits).set({ userId: to }).where(eq(visits.userId, from));
}

/** What a change of the estimate does to its visit: what was sent is no longer what would be approved. */
export const withNewEstimate = ({ state, estimate }: StoredVisit) => ({
  estimate: estimate + 1,
  ...(state === 'sent' && { state: 'open' as const }),
});

/** A transaction that holds the branch's lock, which comes before the visit's, where `resumeVisitOfBooking` may be needed. */
export const withBranchOfVisit =
  (id: number) =>
  async <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> => {
    const visit = await placeOfVisit(db, id);
    if (visit?.state !== 'ready') return db.transaction(work);
    return inTurn(visit.branch, () =>
      db.transaction(async (tx) => {
        await lockBranches(tx, [visit.branch]);
        return work(tx);
      }),
    );
  };
