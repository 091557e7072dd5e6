import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentCalls } from '#contract/calls';
import type { Brand, CarModel } from '#contract/cars';
import { hasLettersOrDigits } from '#contract/rules/fold';
import { POLICY_SLUG } from '#contract/rules/pages';
import { analyticsText } from '../platform/analyticsText';
import type { Database } from '../platform/db/database';
import { brands, carModels } from '../platform/db/schema/visible';
import { ownPath } from '../platform/http/addresses';
import { ApiFailure } from '../platform/http/errors';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import {
  filterArticles,
  findArticle,
  listArticleCategories,
  listArticleDays,
  listArticles,
  listTags,
} from './articles';
import { findCallCenter, listBranches, listContacts, listRegions, listStaff } from './company';
import { findCompany, findDocument } from './documents';
import { checkPriceRange, findCar, type PartFilter } from './partFilter';
import { findPart, listParts, listSimilarParts } from './parts';
import { articleCard, cardAddress, partCard, serviceCard } from './previewCards';
import { priceFiles } from './prices/priceFiles';
import { listPrices } from './prices/priceTables';
import { readQuestion } from './search/find';
import { findService, listBookableServices, listServiceNames, listServices } from './services';
import {
  findHeroImages,
  listAboutBanners,
  listAboutUs,
  listAdvantages,
  listBanners,
  listFacts,
  listFaq,
  listPromos,
  listServicesIntro,
  listVideos,
} from './web';

function listBrands(db: Database): Promise<Brand[]> {
  return db
    .select({ id: brands.id, name: brands.name, logo: brands.logo })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.id));
}

function listModels(db: Database, brandId: number): Promise<CarModel[]> {
  return db
    .select({ id: carModels.id, name: carModels.name })
    .from(carModels)
    .where(eq(carModels.brandId, brandId))
    .orderBy(asc(carModels.position), asc(carModels.id));
}

const TELLS_OF_ANALYTICS = [POLICY_SLUG, 'cookies'];

export async function companyRoutes(app: FastifyInstance): Promise<void> {
  const { company, document, prices } = contentCalls;
  const { analytics, mainApiUrl, siteUrl } = app.config;
  registerCall(app, company).handledBy(({ db, language }) => findCompany(db, language));
  registerCall(app, document).handledBy(async ({ db, language, params }) => {
    const found = await findDocument(db, language, params.slug);
    if (!found) throw new ApiFailure(404, 'not_found');
    const added = TELLS_OF_ANALYTICS.includes(found.slug) ? analyticsText(analytics, language) : '';
    return { ...found, body: found.body + added };
  });
  const files = ownPath(mainApiUrl, siteUrl) !== null;
  registerCall(app, prices).handledBy(async ({ db, language }) => ({
    ...(await listPrices(db, language)),
    ...(files && { files: priceFiles(language) }),
  }));
}

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
  const termsOf = async (db: Database, language: Language, search: string | undefined) => {
    if (!search || !hasLettersOrDigits(search)) return undefined;
    await app.freshSearch();
    const { terms, isGuess, isPartial } = await readQuestion(db, language, search);
    return isGuess || isPartial ? [] : terms;
  };
  registerCall(app, parts).handledBy(async ({ db, language, query }) => {
    const { page = 1, category, manufacturer, in_stock, search, unstated, sort, similar_to } = query;
    const filter: PartFilter = {
      category,
      manufacturer: manufacturer || undefined,
      inStock: in_stock,
      unstated,
      priceFrom: query.price_from,
      priceTo: query.price_to,
    };
    checkPriceRange(filter, language);
    filter.car = await findCar(db, query);
    if (similar_to !== undefined) return listSimilarParts(db, language, similar_to, filter);
    return listParts(db, language, page, { ...filter, terms: await termsOf(db, language, search) }, sort);
  });
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

  const { brands, sliderBrands, models } = contentCalls;
  registerCall(app, brands).handledBy(({ db }) => listBrands(db));
  registerCall(app, sliderBrands).handledBy(({ db }) => listBrands(db));
  registerCall(app, models).handledBy(({ db, query }) => listModels(db, query.brand_id));
}

function found<Entity>(entity: Entity | null): Entity {
  if (entity === null) throw new ApiFailure(404, 'not_found');
  return entity;
}

export async function pageBlockRoutes(app: FastifyInstance): Promise<void> {
  const calls = contentCalls;
  registerCall(app, calls.faq).handledBy(({ db, language }) => listFaq(db, language));
  registerCall(app, calls.facts).handledBy(({ db, language }) => listFacts(db, language));
  registerCall(app, calls.aboutUs).handledBy(({ db, language }) => listAboutUs(db, language));
  registerCall(app, calls.aboutBanners).handledBy(({ db, language }) => listAboutBanners(db, language));
  registerCall(app, calls.advantages).handledBy(({ db, language }) => listAdvantages(db, language));
  registerCall(app, calls.promos).handledBy(({ db, language }) => listPromos(db, language));
  registerCall(app, calls.heroImages).handledBy(({ db }) => findHeroImages(db));
  registerCall(app, calls.banners).handledBy(({ db, language }) => listBanners(db, language));
  registerCall(app, calls.servicesIntro).handledBy(({ db, language }) => listServicesIntro(db, language));
  registerCall(app, calls.videos).handledBy(({ db }) => listVideos(db));

  registerCall(app, calls.regions).handledBy(({ db, language }) => listRegions(db, language));
  registerCall(app, calls.branches).handledBy(async ({ db, language }) => ({
    branches: await listBranches(db, language),
  }));
  registerCall(app, calls.branchesByRegion).handledBy(async ({ db, language, params }) => ({
    branches: await listBranches(db, language, params.regionId),
  }));
  registerCall(app, calls.staff).handledBy(({ db, language }) => listStaff(db, language));
  registerCall(app, calls.callCenter).handledBy(({ db }) => findCallCenter(db));
  registerCall(app, calls.insurance).handledBy(({ db, language }) => listContacts(db, language, 'insurance'));
  registerCall(app, calls.roadside).handledBy(({ db, language }) => listContacts(db, language, 'roadside'));
}
