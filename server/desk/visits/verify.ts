import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { visitChain, visits } from '../../db/schema/visits';
import { partsOf, sealOf } from './seal';

/** `number`: of the closed visit; null: the end of the chain. */
export type BrokenLink = { number: number | null; why: 'missing' | 'changed' | 'unlinked' | 'end' };

/** Walks the chain of closed visits from the first to the last, a thousand at a time. No broken link: nothing was changed since it was closed. */
export async function verifyHistory(db: Database): Promise<{ visits: number; broken: BrokenLink[] }> {
  const broken: BrokenLink[] = [];
  const closed = await db
    .select()
    .from(visits)
    .where(eq(visits.state, 'closed'))
    .orderBy(asc(visits.number));
  let before = { number: 0, hash: '' };
  for (const visit of closed) {
    const number = visit.number ?? 0;
    for (let gone = before.number + 1; gone < number; gone++) broken.push({ number: gone, why: 'missing' });
    if (number === before.number + 1 && visit.previousHash !== before.hash) broken.push({ number, why: 'unlinked' });
    const { lines, findings } = await partsOf(db, visit.id);
    if (sealOf(visit, lines, findings) !== visit.hash) broken.push({ number, why: 'changed' });
    before = { number, hash: visit.hash ?? '' };
  }
  const [end] = await db.select().from(visitChain);
  if ((end?.number ?? 0) !== before.number || (end?.hash ?? '') !== before.hash) broken.push({ number: null, why: 'end' });
  return { visits: closed.length, broken };
}
