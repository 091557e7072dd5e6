import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PART_SORTS } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { partFits } from '../platform/db/schema/catalog';
import { inLanguage } from '../platform/db/schema/columns';
import { brands, carModels, parts } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { fieldTexts } from '../platform/http/errorTexts';
import type { Language } from '../platform/language';
import { isFound } from './search/searchDocuments';
import type { Term } from './search/understand';

/** Ids of a brand and one of its models. Without a model: any model of the brand. */
export type PartCar = { brand: number; model: number | null };

export type PartFilter = {
  category?: number | undefined;
  manufacturer?: string | undefined;
  inStock?: boolean | undefined;
  terms?: readonly Term[] | undefined;
  car?: PartCar | undefined;
  /** Also parts without a stated car. Only with `car`. */
  unstated?: boolean | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
};

export type PartSort = (typeof PART_SORTS)[number];

type CarQuery = { brand?: number | undefined; model?: number | undefined };

/** Returns the car without a model that is unknown or of another brand. Undefined if the brand is unknown. */
export async function findCar(db: Database, { brand, model }: CarQuery): Promise<PartCar | undefined> {
  if (brand === undefined) return undefined;
  const [row] = await db
    .select({ brand: brands.id, model: carModels.id })
    .from(brands)
    .leftJoin(carModels, and(eq(carModels.brandId, brands.id), eq(carModels.id, model ?? 0)))
    .where(eq(brands.id, brand));
  return row;
}

/** Throws 400 with a message for `price_to` if the range is empty. */
export function checkPriceRange({ priceFrom, priceTo }: PartFilter, language: Language): void {
  if (priceFrom === undefined || priceTo === undefined || priceFrom <= priceTo) return;
  throw new ApiFailure(400, 'validation', { errors: { price_to: [fieldTexts.priceRange[language]] } });
}

/** Whether a part fits the car. A fit without a model is for every model of its brand. */
export const fitsCar = ({ brand, model }: PartCar): SQL => sql`exists (
  select 1 from ${partFits} where ${partFits.partId} = ${parts.id} and ${partFits.brandId} = ${brand}
  ${model ? sql`and (${partFits.modelId} = ${model} or ${partFits.modelId} is null)` : sql``})`;

const statesNoCar = sql`not exists (select 1 from ${partFits} where ${partFits.partId} = ${parts.id})`;

/** Condition on what `part_counts` does not count: words, price and car. Undefined without these filters. */
export const uncountedCondition = (filter: PartFilter): SQL | undefined => {
  const { car, unstated } = filter;
  return and(withoutCar(filter), car && (unstated ? or(fitsCar(car), statesNoCar) : fitsCar(car)));
};

const withoutCar = ({ terms, priceFrom, priceTo }: PartFilter): SQL | undefined =>
  and(
    terms && isFound(sql`${parts.id}`, 'parts', terms),
    priceFrom === undefined ? undefined : gte(parts.price, String(priceFrom)),
    priceTo === undefined ? undefined : lte(parts.price, String(priceTo)),
  );

const countedCondition = ({ category, manufacturer, inStock }: PartFilter): SQL | undefined =>
  and(
    category === undefined ? undefined : eq(parts.categoryId, category),
    manufacturer === undefined ? undefined : eq(parts.manufacturer, manufacturer),
    inStock ? eq(parts.inStock, true) : undefined,
  );

export const conditionOf = (filter: PartFilter): SQL | undefined =>
  and(countedCondition(filter), uncountedCondition(filter));

/** Parts without a stated car that match all other filters. */
export const unstatedCondition = (filter: PartFilter): SQL | undefined =>
  and(countedCondition(filter), withoutCar(filter), statesNoCar);

const ORDERS: Record<PartSort, (language: Language) => SQL[]> = {
  price_asc: () => [asc(parts.price), asc(parts.id)],
  price_desc: () => [desc(parts.price), desc(parts.id)],
  new: () => [desc(parts.id)],
  name: (language) => [asc(inLanguage(parts.name, language)), asc(parts.id)],
};

export const listOrder = [asc(parts.position), asc(parts.id)];

/** Order of the list. Parts without a stated car follow those that fit. */
export const orderOf = ({ car, unstated }: PartFilter, sort: PartSort | undefined, language: Language): SQL[] => [
  ...(car && unstated ? [desc(fitsCar(car))] : []),
  ...(sort ? ORDERS[sort](language) : listOrder),
];
