import { eq, inArray, sql } from 'drizzle-orm';
import { roundedSom, wholeSom } from '#contract/rules/money';
import { type Priced, sumsOfLine } from '#contract/rules/visits';
import { firstClosedAt, isCorrected } from '../care/carHistory';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import type { BookedEstimate } from '../platform/db/schema/booking';
import { brands, carModels } from '../platform/db/schema/catalog';
import { services as visibleServices } from '../platform/db/schema/visible';
import { visitLines, visits } from '../platform/db/schema/visits';
import type { RequestedServices } from './serviceRequirements';

const MAX_CHARGES_READ = 100;
/** Minimum number of past charges for a meaningful range. */
const MIN_CHARGES = 5;
const LOW = 0.1;
const HIGH = 0.9;
const ROUND = 1_000;

type Charge = Priced & { service: number; visit: number; isOfModel: boolean };
type Services = RequestedServices['services'];
type Range = { from: number | null; to: number | null };

/**
 * Returns a price range. Lower end: price list, for the class of the model if the service has prices by class. Upper
 * end: 90th percentile of charges in 12 months, of this model if MIN_CHARGES exist. 1 statement, 2 with a model.
 */
export async function priceRange(
  db: Database,
  { services, estimate }: Pick<RequestedServices, 'services' | 'estimate'>,
  model?: number | null,
): Promise<BookedEstimate> {
  const { rows: charges } = await readCharges(db, services, model);
  const classPrices = model ? await readClassPrices(db, services, model) : new Map<number, number>();
  const ranges = services.map(({ id, price }) =>
    rangeOf(
      classPrices.get(id) ?? price,
      charges.filter(({ service }) => service === id),
    ),
  );
  return { ...estimate, from: total(ranges.map(({ from }) => from)), to: total(ranges.map(({ to }) => to)) };
}

/** Returns the prices of services for the class of the model. A small car has the list price. */
async function readClassPrices(db: Database, services: Services, model: number): Promise<Map<number, number>> {
  const { id, priceSedan, priceSuv } = visibleServices;
  const rows = await db
    .select({ id, carClass: carModels.carClass, priceSedan, priceSuv })
    .from(visibleServices)
    .innerJoin(carModels, eq(carModels.id, model))
    .where(
      inArray(
        id,
        services.map((service) => service.id),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const price = { small: null, sedan: row.priceSedan, suv: row.priceSuv }[row.carClass ?? 'small'];
      return price === null ? [] : [[row.id, wholeSom(price)]];
    }),
  );
}

function readCharges(db: Database, services: Services, model?: number | null) {
  const ids = sql.join(
    services.map(({ id }) => sql`(${id}::integer)`),
    sql`, `,
  );
  return queryRows<Charge>(
    db,
    {
      price: 'number',
      quantity: 'number',
      discount: 'json?',
      service: 'number',
      visit: 'number',
      isOfModel: 'boolean',
    },
    sql`
    with of_model as (select brand.name || ' ' || model.name as name from ${carModels} model
      join ${brands} brand on brand.id = model.brand_id where model.id = ${model ?? null}::integer)
    select newest.service_id as service, visit.id as visit, newest.price::float8 as price, newest.quantity, newest.discount,
      visit.car = (select name from of_model) is true as "isOfModel"
    from (values ${ids}) wanted (id)
    cross join lateral (select line.* from ${visitLines} line where line.service_id = wanted.id
      order by line.service_id desc, line.id desc limit ${MAX_CHARGES_READ}) newest
    join ${visits} visit on visit.id = newest.visit_id
    where newest.decision is distinct from 'declined' and visit.state = 'closed' and ${firstClosedAt} > now() - interval '12 months'
      and not ${isCorrected}`,
  );
}

const total = (sums: readonly (number | null)[]): number | null =>
  sums.reduce((all, sum) => (all === null || sum === null ? null : all + sum), 0);

function rangeOf(price: number | null, charges: readonly Charge[]): Range {
  const ofModel = sumsOf(charges.filter(({ isOfModel }) => isOfModel));
  const sums = ofModel.length >= MIN_CHARGES ? ofModel : sumsOf(charges);
  if (sums.length < MIN_CHARGES) return { from: price, to: null };
  const from = price ?? roundedSom(rank(sums, LOW), ROUND);
  const to = roundedSom(rank(sums, HIGH), ROUND);
  return { from, to: to < from ? null : to };
}

function sumsOf(charges: readonly Charge[]): number[] {
  const byVisit = new Map<number, number>();
  for (const charge of charges) byVisit.set(charge.visit, (byVisit.get(charge.visit) ?? 0) + sumsOfLine(charge).total);
  return [...byVisit.values()].toSorted((one, other) => one - other);
}

const rank = (sums: readonly number[], part: number): number => sums[Math.ceil(part * sums.length) - 1] ?? 0;
