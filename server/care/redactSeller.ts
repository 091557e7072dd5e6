import { eq, inArray, sql } from 'drizzle-orm';
import { redactPersonalData } from '../accounts/redactPersonalData';
import type { Database } from '../platform/db/database';
import { users } from '../platform/db/schema/accounts';
import { visits } from '../platform/db/schema/visits';

/**
 * Returns a function that removes the seller's name, phones and plate from free text for the next owner. 1 statement.
 */
export async function redactSeller(
  db: Database,
  ids: readonly number[],
): Promise<(id: number, words: string) => string> {
  if (ids.length === 0) return (_id, words) => words;
  const rows = await db
    .select({
      id: visits.id,
      name: sql<string>`coalesce(${visits.name}, '')`,
      plate: sql<string>`coalesce(${visits.plate}, '')`,
      account: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
    })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.userId))
    .where(inArray(visits.id, [...ids]));
  const sellers = new Map(rows.map((row) => [row.id, row]));
  return (id, words) => {
    const { name = '', account = '', plate = '' } = sellers.get(id) ?? {};
    return redactPersonalData(words, `${name} ${account}`, { identifiers: [plate], isInflected: true });
  };
}
