import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { searchCalls } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { searchMisses } from '../../platform/db/schema/search';
import { registerCall } from '../../platform/http/registerCall';
import type { Language } from '../../platform/language';
import { answerSearch, suggest } from './answer';

const MAX_DISTINCT_TERMS_PER_DAY = 1_000;

/** Counts a search term without results per day and language. New terms are dropped above the daily limit. */
export async function countMiss(db: Database, language: Language, term: string): Promise<void> {
  await db.execute(sql`insert into ${searchMisses} (day, language, term, count)
    select current_date, ${language}, ${term}, 1
    where (select count(*) from ${searchMisses} where day = current_date) < ${MAX_DISTINCT_TERMS_PER_DAY}
      or exists (select from ${searchMisses} where day = current_date and language = ${language} and term = ${term})
    on conflict (day, language, term) do update set count = ${searchMisses}.count + 1`);
}

/** Longer questions are not recorded, because they are more likely to contain personal data. */
const MAX_QUERY_LENGTH = 60;
const PHONE_OR_EMAIL = /(?:\d[\s()+.-]*){9}|@|\+\s*998/;

export function termOfMiss(question: string): string | null {
  const term = question.toLowerCase().replace(/\s+/g, ' ').trim();
  return term === '' || term.length > MAX_QUERY_LENGTH || PHONE_OR_EMAIL.test(term) ? null : term;
}

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, searchCalls.search).handledBy(async ({ db, language, query: { search, kind, page } }) => {
    await app.freshSearch();
    const results = await answerSearch(db, language, search, { kind, page });
    const term = results.nearest && (page ?? 1) === 1 ? termOfMiss(search) : null;
    if (term !== null)
      await countMiss(db, language, term).catch((err: unknown) => app.log.error({ err }, 'search miss not counted'));
    return results;
  });
  registerCall(app, searchCalls.searchSuggestions).handledBy(async ({ db, language, query }) => {
    await app.freshSearch();
    return suggest(db, language, query.search);
  });
}
