import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type BookableService,
  type Service,
  type ServiceDetail,
  type ServiceList,
  type ServiceName,
} from '#contract/catalog';
import type { CategoryFacet } from '#contract/common';
import { CAR_CLASSES, SERVICES_PAGE_SIZE } from '#contract/rules/limits';
import { wholeSom } from '#contract/rules/money';
import { RETURNS_SLUG } from '#contract/rules/pages';
import type { Database } from '../platform/db/database';
import { named, pictureAlt, withoutNull } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage, type Localized } from '../platform/db/schema/columns';
import { documents, serviceCategories, services } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';
import { listServiceArticles } from './articles';
import { guaranteeTermText } from './guaranteeWords';
import { listServiceParts } from './parts';
import { isFound } from './search/searchDocuments';
import type { Term } from './search/understand';

/** Returns all visible services for the booking form. `minutes` is null if a service is booked by phone only. */
export async function listBookableServices(db: Database, language: Language): Promise<BookableService[]> {
  const rows = await db
    .select({
      id: services.id,
      name: inLanguage(services.name, language),
      category: sql<string>`coalesce(${inLanguage(serviceCategories.name, language)}, '')`,
      price_from: services.priceFrom,
      minutes: sql<number | null>`case when not ${services.callOnly} then ${services.durationMinutes} end`,
    })
    .from(services)
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id), asc(services.position), asc(services.id));
  return rows.map((row) => ({ ...row, price_from: row.price_from === null ? null : wholeSom(row.price_from) }));
}

type ServiceFilter = {
  category?: number | undefined;
  terms?: readonly Term[] | undefined;
};

/**
 * Returns a page of visible services that match the filter, the number of matches and the category facet. Services
 * whose name has the searched words come before those that only include them.
 */
export async function listServices(
  db: Database,
  language: Language,
  page: number,
  { category, terms }: ServiceFilter = {},
): Promise<ServiceList> {
  const found = terms && isFound(sql`${services.id}`, 'services', terms);
  // PostgreSQL refuses a constant in ORDER BY, which a query without terms would be.
  const isNamed = terms?.length ? isFound(sql`${services.id}`, 'services', terms, 'title') : undefined;
  const condition = and(category === undefined ? undefined : eq(services.categoryId, category), found);
  const [{ count, categories }, results] = await Promise.all([
    countServices(db, language, condition, found),
    selectServices(db, language, condition, page, isNamed),
  ]);
  return { count, results, facets: { categories } };
}

/** Returns a service with its visible parts and articles, or null. */
export async function findService(db: Database, language: Language, id: number): Promise<ServiceDetail | null> {
  const [[service], [details], parts, articles] = await Promise.all([
    selectServices(db, language, eq(services.id, id), 1),
    selectDetails(db, id),
    listServiceParts(db, language, id),
    listServiceArticles(db, language, id),
  ]);
  if (!service || !details) return null;
  const {
    guarantee,
    guaranteeMonths: months,
    guaranteeKm: km,
    guaranteeDocument,
    includes,
    extras,
    questions,
    priceSedan,
    priceSuv,
  } = details;
  const text = (texts: Localized) => texts[language] || texts.ru || texts.uz;
  const prices = { small: service.price_from, sedan: priceSedan, suv: priceSuv };
  const guaranteeText = [guaranteeTermText({ months, km }, language), text(guarantee)].filter(Boolean).join('. ');
  const hasClasses = (priceSedan ?? priceSuv) !== null;
  return {
    ...service,
    class_prices: CAR_CLASSES.flatMap((car_class) => {
      const price_from = prices[car_class];
      return hasClasses && price_from ? [{ car_class, price_from }] : [];
    }),
    ...(guaranteeText && { guarantee: guaranteeText }),
    ...(guaranteeDocument && { guarantee_document: guaranteeDocument }),
    includes: includes.map((item) => text(item.text)),
    extras: extras.map(({ name, priceFrom }) => ({
      name: text(name),
      ...(priceFrom !== null && { price_from: priceFrom }),
    })),
    questions: questions.map(({ question, answer }) => ({ question: text(question), answer: text(answer) })),
    parts,
    articles,
  };
}

const selectDetails = (db: Database, id: number) =>
  db
    .select({
      guarantee: services.guarantee,
      guaranteeMonths: services.guaranteeMonths,
      guaranteeKm: services.guaranteeKm,
      guaranteeDocument: sql<
        string | null
      >`(select ${documents.slug} from ${documents} where ${documents.slug} = ${RETURNS_SLUG})`,
      includes: services.includes,
      extras: services.extras,
      questions: services.questions,
      priceSedan: services.priceSedan,
      priceSuv: services.priceSuv,
    })
    .from(services)
    .where(eq(services.id, id));

/** Returns id and name of all visible services, for menus and pickers. */
export function listServiceNames(db: Database, language: Language): Promise<ServiceName[]> {
  return db
    .select({ id: services.id, name: inLanguage(services.name, language) })
    .from(services)
    .orderBy(asc(services.position), asc(services.id));
}

/** Must agree with the rule of server/booking/serviceRequirements.ts. */
export const isBookable = sql<boolean>`(${services.durationMinutes} is not null and not ${services.callOnly})`;

async function selectServices(
  db: Database,
  language: Language,
  condition: SQL | undefined,
  page: number,
  isFirst?: SQL,
): Promise<Service[]> {
  const rows = await db
    .select({
      id: services.id,
      name: inLanguage(services.name, language),
      icon: services.icon,
      description: inLanguage(services.description, language),
      photo: services.photo,
      photo_alt: pictureAlt(services.photo, language),
      category: named(serviceCategories, language),
      price_from: services.priceFrom,
      duration_minutes: services.durationMinutes,
      is_bookable: isBookable,
    })
    .from(services)
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(condition)
    .orderBy(...(isFirst ? [desc(isFirst)] : []), asc(services.position), asc(services.id))
    .limit(SERVICES_PAGE_SIZE)
    .offset((page - 1) * SERVICES_PAGE_SIZE);
  return rows.map((row) => withoutNull(row, 'photo_alt', 'category', 'price_from', 'duration_minutes'));
}

type ServiceCounts = { count: number; categories: CategoryFacet[] };

async function countServices(
  db: Database,
  language: Language,
  condition: SQL | undefined,
  found: SQL | undefined,
): Promise<ServiceCounts> {
  const { rows } = await queryRows<ServiceCounts>(
    db,
    { count: 'number', categories: 'json' },
    sql`select
    (select count(*)::int from ${services} where ${condition ?? sql`true`}) as count,
    (select coalesce(json_agg(json_build_object('id', facet.id, 'name', facet.name, 'count', facet.count)
        order by facet.position, facet.id), '[]'::json)
      from (
        select ${serviceCategories.id}, ${serviceCategories.position},
          ${inLanguage(serviceCategories.name, language)} as name, count(*)::int as count
        from ${services} join ${serviceCategories} on ${serviceCategories.id} = ${services.categoryId}
        where ${found ?? sql`true`}
        group by ${serviceCategories.id}, ${serviceCategories.position}, ${serviceCategories.name}
      ) facet) as categories`,
  );
  return rows[0] ?? { count: 0, categories: [] };
}
