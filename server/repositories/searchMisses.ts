import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { searchMisses } from '../db/schema/search';
import type { Language } from '../http/language';

/** Different terms of a day: whoever invents more of them fills no disk. */
const MOST_A_DAY = 1_000;

/** Counts that a term found nothing, today. 1 statement. */
export async function countMiss(db: Database, language: Language, term: string): Promise<void> {
  await db.execute(sql`insert into ${searchMisses} (day, language, term, count)
    select current_date, ${language}, ${term}, 1
    where (select count(*) from ${searchMisses} where day = current_date) < ${MOST_A_DAY}
      or exists (select from ${searchMisses} where day = current_date and language = ${language} and term = ${term})
    on conflict (day, language, term) do update set count = ${searchMisses}.count + 1`);
}
