import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { searchCalls } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { searchMisses } from '../../platform/db/schema/search';
import { registerCall } from '../../platform/http/registerCall';
import type { Language } from '../../platform/language';
import { answerSearch, suggest } from './answer';

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

/** The search over everything public. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, searchCalls.search).handledBy(async ({ db, language, query: { search, kind, page } }) => {
    await app.freshSearch();
    const results = await answerSearch(db, language, search, { kind, page });
    const term = results.nearest && (page ?? 1) === 1 ? termOfMiss(search) : null;
    // What was found goes out whether or not it could be counted.
    if (term !== null)
      await countMiss(db, language, term).catch((err: unknown) =>
        app.log.error({ err }, 'A search without a result was not counted'),
      );
    return results;
  });
  registerCall(app, searchCalls.searchSuggestions).handledBy(async ({ db, language, query }) => {
    await app.freshSearch();
    return suggest(db, language, query.search);
  });
}
