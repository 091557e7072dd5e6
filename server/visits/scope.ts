import { eq, sql } from 'drizzle-orm';
import { mayDo } from '#contract/rules/permissions';
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

/** Mechanics see no customers and no prices. */
export const seesWorkOnly = ({ role }: SignedIn): boolean => !mayDo(role, 'change visits');

/** Locks a visit in scope. Null also if it is missing, so that ids cannot be probed. */
export async function lockVisit(tx: Database, scope: Scope, id: number): Promise<StoredVisit | null> {
  const [row] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  return row && isInScope(scope, row.branchId) ? row : null;
}

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

/** Merges accounts. Call it after moving the phones: closed visits accept no other account. */
export async function moveVisits(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(visits).set({ userId: to }).where(eq(visits.userId, from));
}

export const withNewEstimate = ({ state, estimate }: StoredVisit) => ({
  estimate: estimate + 1,
  ...(state === 'sent' && { state: 'open' as const }),
});

/** Locks the branch first: its lock must precede the visit's. */
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
