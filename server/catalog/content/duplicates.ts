import { and, asc, eq, ne } from 'drizzle-orm';
import type { ContentValue } from '#contract/content/fields';
import type { ContentWarning } from '#contract/content/warnings';
import type { Database } from '../../platform/db/database';
import { hasWords } from '../../platform/db/expressions';
import { bareNumber, deskText } from '../../platform/db/schema/deskWords';
import { parts } from '../../platform/db/schema/parts';
import { foldNumber } from '../amounts';

const MAX_FOUND = 20;

/**
 * Warns about a part whose number and manufacturer another part on the site has: a visitor sees two prices, and a price list with that number
 * fits both.
 */
export async function duplicateWarnings(db: Database, id: number, value: ContentValue): Promise<ContentWarning[]> {
  const { mpn, manufacturer } = value;
  if (typeof mpn !== 'string' || typeof manufacturer !== 'string') return [];
  const number = foldNumber(mpn);
  const maker = manufacturer.trim().toLowerCase();
  if (number === '' || maker === '') return [];
  // The index of words narrows it down, the exact rule decides.
  const words = deskText(parts.name, parts.mpn, bareNumber(parts.mpn), parts.manufacturer);
  const found = await db
    .select({ id: parts.id, title: parts.name, mpn: parts.mpn, manufacturer: parts.manufacturer })
    .from(parts)
    .where(and(hasWords(words, mpn.trim().replace(/[-./ _]/g, '')), eq(parts.hidden, false), ne(parts.id, id)))
    .orderBy(asc(parts.id))
    .limit(MAX_FOUND);
  const same = found.find((one) => foldNumber(one.mpn) === number && one.manufacturer.trim().toLowerCase() === maker);
  return same ? [{ field: 'mpn', code: 'duplicate', other: { id: same.id, title: same.title } }] : [];
}
