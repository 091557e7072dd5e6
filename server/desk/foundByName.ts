import { type SQL, sql } from 'drizzle-orm';
import { DESK_SEARCH_MIN_LENGTH } from '../../contract/desk/limits';
import { foldedName } from '../repositories/foldedNames';
import { anywhere } from './sql';

/** Whether a folded name has every word that is typed, in any order and either script. Null: nothing that is typed is long enough. */
export function hasNames(foldedColumn: SQL, q: string): SQL | null {
  const words = foldedName(q)
    .split(' ')
    .filter((word) => word !== '');
  if (!words.some((word) => word.length >= DESK_SEARCH_MIN_LENGTH)) return null;
  return sql`(${sql.join(
    words.map((word) => sql`${foldedColumn} like ${anywhere(word)}`),
    sql` and `,
  )})`;
}
