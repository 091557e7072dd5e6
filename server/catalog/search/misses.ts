import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { searchMisses } from '../../platform/db/schema/search';
import type { Language } from '../../platform/language';

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

/** Longer ones are sentences, and more likely about somebody. */
const LONGEST = 60;
/** As many digits as a phone's number without its code; a mail address; what begins like a Uzbek phone. */
const OF_A_PERSON = /(?:\d[\s()+.-]*){9}|@|\+\s*998/;

/** What is counted of a question without a result; null where it may say who asked. */
export function termOfMiss(question: string): string | null {
  const term = question.toLowerCase().replace(/\s+/g, ' ').trim();
  return term === '' || term.length > LONGEST || OF_A_PERSON.test(term) ? null : term;
}
