import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dateAt } from '#contract/rules/clock';
import { type GuaranteeTerm, guaranteeLimit, isGuaranteeEnded } from '#contract/rules/guarantee';
import { normalizePlate, normalizeVin } from '#contract/rules/plates';
import type { BothNames } from '#contract/visits';
import type { DeskGuarantee } from '#contract/visitsDesk';
import { firstClosedAt, isCorrected } from '../care/carHistory';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { parts, services } from '../platform/db/schema/catalog';
import { visitLines } from '../platform/db/schema/visits';
import { type Scope, visitsOf } from '../staff/scope';
import type { StoredVisit } from './seal';

type Line = typeof visitLines.$inferSelect;
type Offered = Pick<Line, 'serviceId' | 'partId'>;

const NO_TERM: GuaranteeTerm = { months: null, km: null };
const keyOf = ({ serviceId, partId }: Offered): string => `${serviceId ?? ''}:${partId ?? ''}`;

/** Returns a lookup of the current guarantee of a line's service or part. 2 statements at most. */
export async function contentTerms(db: Database, lines: readonly Offered[]): Promise<(line: Offered) => GuaranteeTerm> {
  const found = new Map<string, GuaranteeTerm>();
  const serviceIds = lines.flatMap(({ serviceId }) => serviceId ?? []);
  const partIds = lines.flatMap(({ partId }) => partId ?? []);
  if (serviceIds.length > 0) {
    const { id, guaranteeMonths: months, guaranteeKm: km } = services;
    for (const row of await db.select({ id, months, km }).from(services).where(inArray(id, serviceIds)))
      found.set(keyOf({ serviceId: row.id, partId: null }), row);
  }
  if (partIds.length > 0) {
    const { id, guaranteeMonths: months, guaranteeKm: km } = parts;
    for (const row of await db.select({ id, months, km }).from(parts).where(inArray(id, partIds)))
      found.set(keyOf({ serviceId: null, partId: row.id }), row);
  }
  return (line) => found.get(keyOf(line)) ?? NO_TERM;
}

/**
 * Stores the guarantees of the line items of a visit that closes, and returns the items with them. Declined items have
 * none. In a correction, works and parts of the corrected visit keep its terms.
 */
export async function storeGuarantees(
  tx: Database,
  { correctsId }: StoredVisit,
  lines: readonly Line[],
): Promise<Line[]> {
  const former =
    correctsId === null ? [] : await tx.select().from(visitLines).where(eq(visitLines.visitId, correctsId));
  const formerTerms = new Map(
    former
      .filter(({ decision }) => decision !== 'declined')
      .map((line) => [keyOf(line), { months: line.guaranteeMonths, km: line.guaranteeKm }]),
  );
  const current = await contentTerms(tx, lines);
  const guaranteed = lines.map((line): Line => {
    if (line.decision === 'declined') return line;
    const { months, km } = formerTerms.get(keyOf(line)) ?? current(line);
    return { ...line, guaranteeMonths: months, guaranteeKm: km };
  });
  const terms = guaranteed
    .filter(({ guaranteeMonths: months, guaranteeKm: km }) => months !== null || km !== null)
    .map(({ id, guaranteeMonths: months, guaranteeKm: km }) => ({ id, months, km }));
  if (terms.length > 0)
    await tx.execute(sql`update ${visitLines} line set guarantee_months = term.months, guarantee_km = term.km
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as term(id int, months int, km int) where line.id = term.id`);
  return guaranteed;
}

/** `mileage`: in km; null: that of the car's latest visit. `except`: a visit that does not count. */
type GuaranteeQuestion = {
  plate: string;
  vin?: string | undefined;
  year?: number | undefined;
  mileage: number | null;
  except?: number | null;
};

type Row = {
  visit: number;
  number: number;
  service: number | null;
  part: number | null;
  name: BothNames;
  date: string;
  mileage: number;
  months: number | null;
  km: number | null;
  known: number;
};

/**
 * Returns the guarantees of a car that have not ended, of visits that the reader may see, newest first and once for
 * each service and part. Equal VINs decide; otherwise the plates must be equal, and years and VINs if both are known.
 */
export async function runningGuarantees(
  db: Database,
  { plate: writtenPlate, vin: writtenVin = '', year, mileage, except = null }: GuaranteeQuestion,
  scope: Scope,
  today = dateAt(),
): Promise<DeskGuarantee[]> {
  const [plate, vin] = [normalizePlate(writtenPlate), normalizeVin(writtenVin)];
  const { rows } = await queryRows<Row>(
    db,
    {
      visit: 'number',
      number: 'number',
      service: 'number?',
      part: 'number?',
      name: 'json',
      date: 'text',
      mileage: 'number',
      months: 'number?',
      km: 'number?',
      known: 'number',
    },
    sql`with own as (
      select visit.id, visit.number, visit.mileage, visit.closed_at, ${dateIn(firstClosedAt)}::text as date from ${visitsOf(scope)} visit
      where visit.state = 'closed' and visit.id is distinct from ${except}::int and not ${isCorrected}
        and (${isVin(vin)} or ${isPlate(plate, vin, year)}))
    select own.id as visit, own.number, own.mileage, own.date, line.service_id as service, line.part_id as part, line.name,
      line.guarantee_months as months, line.guarantee_km as km, (select max(mileage) from own) as known
    from own join ${visitLines} line on line.visit_id = own.id
    where line.guarantee_months is not null or line.guarantee_km is not null
    order by own.date desc, own.id desc, line.position, line.id`,
  );
  const seen = new Set<string>();
  return rows.flatMap(({ visit, number, service, part, name, date, mileage: from, months, km, known }) => {
    const limit = guaranteeLimit({ months, km }, { date, mileage: from });
    const key = `${service ?? ''}:${part ?? ''}`;
    if (!limit || seen.has(key)) return [];
    seen.add(key);
    return isGuaranteeEnded(limit, { date: today, mileage: mileage ?? known })
      ? []
      : { visit, number, service, part, name, ...limit };
  });
}

const isVin = (vin: string): SQL => (vin === '' ? sql`false` : sql`visit.vin = ${vin}`);
const isPlate = (plate: string, vin: string, year: number | undefined): SQL =>
  plate === ''
    ? sql`false`
    : sql`(visit.plate = ${plate} and (coalesce(visit.vin, '') = '' or ${vin} = '' or visit.vin = ${vin})
        and ${year === undefined ? sql`true` : sql`visit.year = ${year}::int`})`;
