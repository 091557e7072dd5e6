import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../contract/contentCalls';
import { ApiFailure } from '../plugins/errors';
import { findArticle } from '../repositories/article';
import { filterArticles, listArticleCategories, listArticles, listTags } from '../repositories/articles';
import { listBrands, listModels } from '../repositories/brands';
import { findPart, listParts } from '../repositories/parts';
import { findService, listServiceNames, listServices } from '../repositories/services';
import { articleCard, cardAddress, partCard, serviceCard } from '../site/cards/cardFacts';
import { registerCall } from './register';

/** The lists of the business: articles, parts, services, brands. */
export async function contentRoutes(app: FastifyInstance): Promise<void> {
  const { articles, article, articleTags, articleCategories, filterArticles: filter } = contentCalls;
  registerCall(app, articles, ({ db, language, query }) => listArticles(db, language, query.page ?? 1));
  registerCall(app, article, async ({ db, language, params }) => {
    const { current_article: current, ...neighbours } = found(await findArticle(db, language, params.id));
    return { current_article: { ...current, preview: cardAddress(articleCard(current, language)) }, ...neighbours };
  });
  registerCall(app, articleTags, ({ db, language }) => listTags(db, language));
  registerCall(app, articleCategories, ({ db, language }) => listArticleCategories(db, language));
  registerCall(app, filter, ({ db, language, query, body }) => filterArticles(db, language, body, query.page ?? 1));

  const { parts, part } = contentCalls;
  registerCall(app, parts, ({ db, language, query: { page, category, manufacturer } }) =>
    // The site leaves out what is not chosen; a form of another client sends it empty.
    listParts(db, language, page ?? 1, { category, manufacturer: manufacturer || undefined }),
  );
  registerCall(app, part, async ({ db, language, params }) => {
    const one = found(await findPart(db, language, params.id));
    return { ...one, preview: cardAddress(partCard(one, language)) };
  });

  const { services, service, serviceNames } = contentCalls;
  registerCall(app, services, ({ db, language, query }) => listServices(db, language, query.page ?? 1, query.category));
  registerCall(app, service, async ({ db, language, params }) => {
    const one = found(await findService(db, language, params.id));
    return { ...one, preview: cardAddress(serviceCard(one, language)) };
  });
  registerCall(app, serviceNames, ({ db, language }) => listServiceNames(db, language));

  const { brands, sliderBrands, models } = contentCalls;
  registerCall(app, brands, ({ db }) => listBrands(db));
  registerCall(app, sliderBrands, ({ db }) => listBrands(db));
  registerCall(app, models, ({ db, query }) => listModels(db, query.brand_id));
}

function found<Entity>(entity: Entity | null): Entity {
  if (entity === null) throw new ApiFailure(404, 'not_found');
  return entity;
}
