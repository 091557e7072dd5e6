import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../contract/contentCalls';
import { saysSomething } from '../../contract/fold';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { findArticle } from '../repositories/article';
import {
  filterArticles,
  listArticleCategories,
  listArticleDays,
  listArticles,
  listTags,
} from '../repositories/articles';
import { listBookableServices } from '../repositories/bookableServices';
import { listBrands, listModels } from '../repositories/brands';
import { listCarDocumentKinds } from '../repositories/carDocuments';
import { findPart, listParts, listSimilarParts } from '../repositories/parts';
import { findService, listServiceNames, listServices } from '../repositories/services';
import { readQuestion } from '../search/find';
import { articleCard, cardAddress, partCard, serviceCard } from '../seo/cards/cardFacts';
import { registerCall } from './register';

/** The lists of the business: articles, parts, services, brands. */
export async function contentRoutes(app: FastifyInstance): Promise<void> {
  const { articles, article, articleTags, articleCategories, articleDays, filterArticles: filter } = contentCalls;
  registerCall(app, articles).handledBy(({ db, language, query }) => listArticles(db, language, query.page ?? 1));
  registerCall(app, article).handledBy(async ({ db, language, params }) => {
    const { current_article: current, ...neighbours } = found(await findArticle(db, language, params.id));
    return {
      current_article: { ...current, preview: cardAddress(articleCard({ ...current, id: params.id }, language)) },
      ...neighbours,
    };
  });
  registerCall(app, articleTags).handledBy(({ db, language }) => listTags(db, language));
  registerCall(app, articleCategories).handledBy(({ db, language }) => listArticleCategories(db, language));
  registerCall(app, articleDays).handledBy(({ db, query }) => listArticleDays(db, query));
  registerCall(app, filter).handledBy(({ db, language, query, body }) =>
    filterArticles(db, language, body, query.page ?? 1),
  );

  const { parts, part } = contentCalls;
  /** What a list is searched for by; undefined where nothing is typed. */
  const termsOf = async (db: Database, language: Language, search: string | undefined) => {
    // A letter, or a word that says nothing, filters nothing yet.
    if (!search || !saysSomething(search)) return undefined;
    await app.freshSearch();
    const { terms, isGuess, isPartial } = await readQuestion(db, language, search);
    return isGuess || isPartial ? [] : terms;
  };
  registerCall(app, parts).handledBy(
    async ({ db, language, query: { page, category, manufacturer, in_stock, search, similar_to } }) => {
      // The site leaves out what is not chosen; a form of another client sends it empty.
      const filter = { category, manufacturer: manufacturer || undefined, inStock: in_stock };
      if (similar_to !== undefined) return listSimilarParts(db, language, similar_to, filter);
      return listParts(db, language, page ?? 1, { ...filter, terms: await termsOf(db, language, search) });
    },
  );
  registerCall(app, part).handledBy(async ({ db, language, params }) => {
    const one = found(await findPart(db, language, params.id));
    return { ...one, preview: cardAddress(partCard(one, language)) };
  });

  const { services, service, serviceNames, bookableServices } = contentCalls;
  registerCall(app, services).handledBy(async ({ db, language, query: { page, category, search } }) =>
    listServices(db, language, page ?? 1, { category, terms: await termsOf(db, language, search) }),
  );
  registerCall(app, service).handledBy(async ({ db, language, params }) => {
    const one = found(await findService(db, language, params.id));
    return { ...one, preview: cardAddress(serviceCard(one, language)) };
  });
  registerCall(app, serviceNames).handledBy(({ db, language }) => listServiceNames(db, language));
  registerCall(app, bookableServices).handledBy(({ db, language }) => listBookableServices(db, language));

  const { brands, sliderBrands, models, carDocumentKinds } = contentCalls;
  registerCall(app, brands).handledBy(({ db }) => listBrands(db));
  registerCall(app, sliderBrands).handledBy(({ db }) => listBrands(db));
  registerCall(app, models).handledBy(({ db, query }) => listModels(db, query.brand_id));
  registerCall(app, carDocumentKinds).handledBy(({ db, language }) => listCarDocumentKinds(db, language));
}

function found<Entity>(entity: Entity | null): Entity {
  if (entity === null) throw new ApiFailure(404, 'not_found');
  return entity;
}
