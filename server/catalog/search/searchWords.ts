import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { searchWords } from '../../platform/db/schema/search';

/** A word of the index. `isName`: a title or a name has it, or the trade, and not prose alone. */
export type KnownWord = { word: string; ru: string | null; uz: string | null; isName: boolean };

/** Words that begin with a typed one; more of them would say nothing. */
const MOST_BEGUN = 24;
/** Words that are like a typed one, the most similar first. */
const MOST_SIMILAR = 24;

/** Which of these words there are, and which words begin with each. 1 statement by indexes. */
export async function findWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return byAsked(
    await queryRows<Found>(
      db,
      { word: 'text', ru: 'text?', uz: 'text?', isName: 'boolean', asked: 'text' },
      sql`select asked, found.* from ${asked(words)} cross join lateral (
        select word, ru, uz, is_name as "isName" from ${searchWords} where word = asked
        union all
        (select word, ru, uz, is_name from ${searchWords}
          where word like asked || '%' and word <> asked and length(asked) >= 2
          order by length(word), word limit ${MOST_BEGUN})
      ) found`,
    ),
  );
}

/** Names that share parts of three letters with each of these: a slip is never taken for a word of prose. 1 statement by index. */
export async function findSimilarWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return byAsked(
    await queryRows<Found>(
      db,
      { word: 'text', ru: 'text?', uz: 'text?', isName: 'boolean', asked: 'text' },
      sql`select asked, found.* from ${asked(words)} cross join lateral (
        select word, ru, uz, is_name as "isName" from ${searchWords} where word % asked and is_name
        order by similarity(word, asked) desc, word limit ${MOST_SIMILAR}
      ) found`,
    ),
  );
}

type Found = KnownWord & { asked: string };

const asked = (words: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(words)}::json) as asked`;

function byAsked({ rows }: { rows: Found[] }): Map<string, KnownWord[]> {
  const found = new Map<string, KnownWord[]>();
  for (const { asked: word, ...known } of rows) {
    const others = found.get(word);
    if (others) others.push(known);
    else found.set(word, [known]);
  }
  return found;
}
