import type { FastifyInstance } from 'fastify';
import { searchCalls } from '../../contract/search';
import { countMiss } from '../repositories/searchMisses';
import { answerSearch, suggest } from '../search/answer';
import { termOfMiss } from '../search/misses';
import { registerCall } from './register';

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
