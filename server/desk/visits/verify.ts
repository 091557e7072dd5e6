import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { visitChain, visits } from '../../db/schema/visits';
import { isAsClosed, partsOf } from './seal';

const AT_ONCE = 500;

/** The closed visits in their order with all that is theirs, some hundreds a statement. */
async function* closedOnes(db: Database) {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(visits)
      .where(and(eq(visits.state, 'closed'), gt(visits.number, last)))
      .orderBy(asc(visits.number))
      .limit(AT_ONCE);
    const parts = await partsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield { row, parts: parts(row.id) };
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.number ?? 0;
  }
}

/** `number`: of the closed visit; null: the end of the chain. `to`: the last of several that are missing in a row. */
export type BrokenLink = { number: number | null; to?: number; why: 'missing' | 'changed' | 'unlinked' | 'end' };

/** Walks the chain of closed visits from the first to the last, some hundreds at a time. No broken link: nothing was changed since it was closed. */
export async function verifyHistory(db: Database): Promise<{ visits: number; broken: BrokenLink[] }> {
  const broken: BrokenLink[] = [];
  let before = { number: 0, hash: '' };
  let walked = 0;
  for await (const visit of closedOnes(db)) {
    walked += 1;
    const number = visit.row.number ?? 0;
    const [from, to] = [before.number + 1, number - 1];
    if (from <= to) broken.push({ number: from, ...(from < to && { to }), why: 'missing' });
    if (number === before.number + 1 && visit.row.previousHash !== before.hash)
      broken.push({ number, why: 'unlinked' });
    if (!(await isAsClosed(db, visit.row, visit.parts))) broken.push({ number, why: 'changed' });
    before = { number, hash: visit.row.hash ?? '' };
  }
  const [end] = await db.select().from(visitChain);
  if ((end?.number ?? 0) !== before.number || (end?.hash ?? '') !== before.hash)
    broken.push({ number: null, why: 'end' });
  return { visits: walked, broken };
}
