import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { ManufacturerFacet, Part, PartDetail, PartFit, PartList } from '#contract/catalog';
import type { CategoryFacet } from '#contract/common';
import { PARTS_PAGE_SIZE } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { named, nameOrder, pictureAlt, withoutNull } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { brands, carModels, partCounts, partFits, stock } from '../platform/db/schema/catalog';
import { inLanguage } from '../platform/db/schema/columns';

import { branches, partCategories, parts, services } from '../platform/db/schema/visible';

import type { Language } from '../platform/language';
import {
  conditionOf,
  fitsCar,
  listOrder,
  orderOf,
  type PartFilter,
  type PartSort,
  uncountedCondition,
  unstatedCondition,
} from './partFilter';

/** Returns a page of visible parts that match the filter, the number of matches and the facets. */
export async function listParts(
  db: Database,
  language: Language,
  page: number,
  filter: PartFilter = {},
  sort?: PartSort,
): Promise<PartList> {
  const { car } = filter;
  const [{ count, unstated, ...facets }, results] = await Promise.all([
    countParts(db, language, filter),
    selectParts(db, language, conditionOf(filter), orderOf(filter, sort, language), page),
  ]);
  return { count, results, facets: { ...facets, ...(car && { unstated }) } };
}

/**
 * Returns parts that fit the chosen car, or, without one, the same cars as part `id`. If none does, returns all other
 * parts. 1 or 2 statements.
 */
export async function listSimilarParts(
  db: Database,
  language: Language,
  id: number,
  { car, ...filter }: PartFilter = {},
): Promise<PartList> {
  const others = and(conditionOf(filter), ne(parts.id, id));
  const isShared = sql`exists (
    select 1 from ${partFits} own where own.part_id = ${id} and own.brand_id = other.brand_id
      and coalesce(own.model_id, other.model_id, 0) = coalesce(other.model_id, own.model_id, 0))`;
  const fitsOf = sql`from ${partFits} other where other.part_id = ${parts.id}`;
  // An aggregate: the planner may turn `exists` into a join with the whole table.
  const fitsSameCar = car ? fitsCar(car) : sql`(select bool_or(${isShared}) ${fitsOf})`;
  const otherModels = sql`(select sum(case when ${isShared} then -1 else 1 end) ${fitsOf})`;
  const forSameCar = await selectParts(db, language, and(others, fitsSameCar), [otherModels, ...listOrder]);
  const results = forSameCar.length > 0 ? forSameCar : await selectParts(db, language, others, listOrder);
  return { count: results.length, results, same_car: forSameCar.length > 0 };
}

/** Returns a visible part with the branches that have it in stock, or null. */
export async function findPart(db: Database, language: Language, id: number): Promise<PartDetail | null> {
  const [[part], availableAt] = await Promise.all([
    selectParts(db, language, eq(parts.id, id), listOrder),
    selectBranchesWith(db, language, id),
  ]);
  return part ? { ...part, available_at: availableAt } : null;
}

/** Returns the parts chosen for a service, in that order. */
export function listServiceParts(db: Database, language: Language, id: number): Promise<Part[]> {
  const chosen = sql`(select ${services.parts} from ${services} where ${services.id} = ${id})`;
  const isChosen = sql`${parts.id} in (select unnest(${chosen}))`;
  return selectParts(db, language, isChosen, [sql`array_position(${chosen}, ${parts.id})`, ...listOrder]);
}

const selectBranchesWith = (db: Database, language: Language, part: number) =>
  db
    .select({ id: branches.id, name: inLanguage(branches.name, language) })
    .from(stock)
    .innerJoin(branches, eq(branches.id, stock.branchId))
    .where(and(eq(stock.partId, part), gt(stock.onHand, stock.reserved)))
    .orderBy(asc(branches.position), asc(branches.id));

async function selectParts(
  db: Database,
  language: Language,
  condition: SQL | undefined,
  order: readonly SQL[],
  page = 1,
): Promise<Part[]> {
  // Selects the page by index before joining: skipped rows must not be joined.
  const cut = db
    .select({ id: parts.id })
    .from(parts)
    .where(condition)
    .orderBy(...order)
    .limit(PARTS_PAGE_SIZE)
    .offset((page - 1) * PARTS_PAGE_SIZE)
    .as('page');
  const rows = await db
    .select({
      id: parts.id,
      name: inLanguage(parts.name, language),
      photo: parts.photo,
      photo_alt: pictureAlt(parts.photo, language),
      price: parts.price,
      info: inLanguage(parts.info, language),
      manufacturer: parts.manufacturer,
      mpn: sql<string | null>`nullif(${parts.mpn}, '')`,
      category: named(partCategories, language),
      in_stock: parts.inStock,
      fits,
    })
    .from(cut)
    .innerJoin(parts, eq(parts.id, cut.id))
    .leftJoin(partCategories, eq(partCategories.id, parts.categoryId))
    .orderBy(...order);
  return rows.map((row) => withoutNull(row, 'photo_alt', 'category', 'mpn'));
}

const fits = sql<PartFit[]>`coalesce((
  select json_agg(json_build_object('brand', fit.brand, 'models', fit.models) order by fit.position)
  from (
    select ${brands.name} as brand, min(${partFits.position}) as position,
      coalesce(json_agg(${carModels.name} order by ${partFits.position}) filter (where ${carModels.id} is not null),
        '[]'::json) as models
    from ${partFits}
    join ${brands} on ${brands.id} = ${partFits.brandId}
    left join ${carModels} on ${carModels.id} = ${partFits.modelId}
    where ${partFits.partId} = ${parts.id}
    group by ${brands.id}
  ) fit), '[]'::json)`;

type PartCounts = {
  count: number;
  categories: CategoryFacet[];
  manufacturers: ManufacturerFacet[];
  in_stock: number;
  unstated: number;
};

async function countParts(db: Database, language: Language, filter: PartFilter): Promise<PartCounts> {
  const { category, manufacturer } = filter;
  const condition = uncountedCondition(filter);
  const counted = condition
    ? sql`(select ${parts.categoryId} as category_id, ${parts.manufacturer} as manufacturer, count(*)::int as count,
        (count(*) filter (where ${parts.inStock}))::int as in_stock from ${parts} where ${condition} group by 1, 2) part_counts`
    : sql`${partCounts}`;
  const inCategory = category === undefined ? sql`true` : sql`${partCounts.categoryId} = ${category}`;
  const byManufacturer = manufacturer === undefined ? sql`true` : sql`${partCounts.manufacturer} = ${manufacturer}`;
  const number = filter.inStock ? partCounts.inStock : partCounts.count;
  const unstated = filter.car ? sql`(select count(*)::int from ${parts} where ${unstatedCondition(filter)})` : sql`0`;
  const isChosen = (column: SQL, value: number | string | undefined) =>
    value === undefined ? sql`false` : sql`${column} = ${value}`;
  // A chosen value that has parts in the shop stays in its facet with 0, so that visitors can remove it.
  const { rows } = await queryRows<PartCounts>(
    db,
    { count: 'number', categories: 'json', manufacturers: 'json', in_stock: 'number', unstated: 'number' },
    sql`with counted as (select * from ${counted})
    select
    (select coalesce(sum(${number}), 0)::int from counted part_counts where ${inCategory} and ${byManufacturer}) as count,
    (select coalesce(sum(${partCounts.inStock}), 0)::int from counted part_counts where ${inCategory} and ${byManufacturer}) as in_stock,
    ${unstated} as unstated,
    (select coalesce(json_agg(json_build_object('id', facet.id, 'name', facet.name, 'count', facet.count)
        order by facet.position, facet.id), '[]'::json)
      from (
        select ${partCategories.id}, ${partCategories.position},
          ${inLanguage(partCategories.name, language)} as name, coalesce(sum(${number}), 0)::int as count
        from ${partCategories} left join counted part_counts
          on ${partCounts.categoryId} = ${partCategories.id} and ${byManufacturer}
        group by ${partCategories.id}, ${partCategories.position}, ${partCategories.name}
        having sum(${number}) > 0 or (${isChosen(sql`${partCategories.id}`, category)}
          and exists (select 1 from ${partCounts} where ${isChosen(sql`${partCounts.categoryId}`, category)}))
      ) facet) as categories,
    (select coalesce(json_agg(json_build_object('name', facet.manufacturer, 'count', facet.count)), '[]'::json)
      from (
        select named.manufacturer, coalesce(sum(${number}), 0)::int as count
        from (select distinct ${partCounts.manufacturer} from ${partCounts}) named left join counted part_counts
          on ${partCounts.manufacturer} = named.manufacturer and ${inCategory}
        group by named.manufacturer
        having sum(${number}) > 0 or ${isChosen(sql`named.manufacturer`, manufacturer)}
      ) facet) as manufacturers`,
  );
  const [counts = { count: 0, categories: [], manufacturers: [], in_stock: 0, unstated: 0 }] = rows;
  const inOrder = nameOrder(language);
  return { ...counts, manufacturers: counts.manufacturers.toSorted((one, other) => inOrder(one.name, other.name)) };
}
