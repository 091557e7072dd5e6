import { sql } from 'drizzle-orm';
import { withoutPerson } from '../accounts/withoutPerson';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { users } from '../platform/db/schema/customers';
import { visits } from '../platform/db/schema/visits';

type Row = { id: number; name: string; account: string; plate: string };

/**
 * What takes the name, phones and plate of the customer who handed a visit over out of words that somebody wrote on it, by the visit's id. Such words
 * go to the car's next owner. 1 statement, none without ids.
 */
export async function withoutSeller(
  db: Database,
  ids: readonly number[],
): Promise<(id: number, words: string) => string> {
  if (ids.length === 0) return (_id, words) => words;
  const { rows } = await queryRows<Row>(
    db,
    { id: 'number', name: 'text', account: 'text', plate: 'text' },
    sql`
    select visit.id, coalesce(visit.name, '') as name, coalesce(visit.plate, '') as plate,
      coalesce(account.first_name || ' ' || account.last_name, '') as account
    from ${visits} visit left join ${users} account on account.id = visit.user_id where visit.id in ${[...ids]}`,
  );
  const sellers = new Map(rows.map((row) => [row.id, row]));
  return (id, words) => {
    const { name = '', account = '', plate = '' } = sellers.get(id) ?? {};
    return withoutPerson(words, `${name} ${account}`, { signs: [plate], isInflected: true });
  };
}
