import { sql } from 'drizzle-orm';
import { roundedSom } from '#contract/rules/money';
import { type Priced, sumsOfLine } from '#contract/rules/visits';
import { firstClosedAt, isCorrected } from '../care/carHistory';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import type { BookedEstimate } from '../platform/db/schema/booking';
import { brands, carModels } from '../platform/db/schema/catalog';
import { visitLines, visits } from '../platform/db/schema/visits';
import type { RequestedServices } from './serviceRequirements';

const MAX_CHARGES_READ = 100;
/** Minimum number of past charges for a meaningful range. */
const MIN_CHARGES = 5;
const LOW = 0.1;
const HIGH = 0.9;
const ROUND = 1_000;

type Charge = Priced & { service: number; visit: number; isOfModel: boolean };
type Range = { from: number | null; to: number | null };

/**
 * Returns the range from the price list to charges of the last 12 months, of this model if there are enough. At most
 * 100 charges per service. 1 statement.
 */
export async function priceRange(
  db: Database,
  { services, estimate }: Pick<RequestedServices, 'services' | 'estimate'>,
  model?: number | null,
): Promise<BookedEstimate> {
  const ids = sql.join(
    services.map(({ id }) => sql`(${id}::integer)`),
    sql`, `,
  );
  const { rows: charges } = await queryRows<Charge>(
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
  const ranges = services.map(({ id, price }) =>
    rangeOf(
      price,
      charges.filter(({ service }) => service === id),
    ),
  );
  return { ...estimate, from: total(ranges.map(({ from }) => from)), to: total(ranges.map(({ to }) => to)) };
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
