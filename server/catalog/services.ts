import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BookableService, Service, ServiceList, ServiceName } from '#contract/catalog';
import type { CategoryFacet } from '#contract/common';
import { SERVICES_PAGE_SIZE } from '#contract/rules/limits';
import { wholeSom } from '#contract/rules/money';
import type { Database } from '../platform/db/database';
import { named, pictureAlt, withoutNull } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { serviceCategories, services } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';
import { isFound } from './search/searchDocuments';
import type { Term } from './search/understand';

/** Returns all services by category. 1 statement. */
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

/** Returns a page of services with counts by category. 2 statements. */
export async function listServices(
  db: Database,
  language: Language,
  page: number,
  { category, terms }: ServiceFilter = {},
): Promise<ServiceList> {
  const found = terms && isFound(sql`${services.id}`, 'services', terms);
  const condition = and(category === undefined ? undefined : eq(services.categoryId, category), found);
  const [{ count, categories }, results] = await Promise.all([
    countServices(db, language, condition, found),
    selectServices(db, language, condition, page),
  ]);
  return { count, results, facets: { categories } };
}

/** Returns a service, or null. 1 statement. */
export async function findService(db: Database, language: Language, id: number): Promise<Service | null> {
  const [service] = await selectServices(db, language, eq(services.id, id), 1);
  return service ?? null;
}

/** Returns all service names by position. 1 statement. */
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
    .orderBy(asc(services.position), asc(services.id))
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
