import type { FastifyInstance } from 'fastify';
import { searchCalls } from '#contract/search';
import { registerCall } from '../../platform/http/registerCall';
import { answerSearch, suggest } from './answer';
import { countMiss, termOfMiss } from './misses';

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
