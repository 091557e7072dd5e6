import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { dateAt } from '#contract/rules/clock';
import { CAR_PDF_ENTRIES, HISTORY_PAGE_SIZE, HISTORY_ROW_LINES, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type {
  HistoryPage,
  HistoryQuery,
  HistoryRow,
  HistoryTotal,
  HistoryVisit,
  OtherVisit,
  Photo,
} from '#contract/visits';
import {
  carInGarage,
  carOfReader,
  closingTimes,
  firstClosing,
  isCorrected,
  isReadableBy,
  mileageOfCar,
  newestReadableBy,
  readableBy,
} from '../care/carHistory';
import { guaranteeNow } from '../care/guarantees';
import { redactSeller } from '../care/redactSeller';
import type { Database } from '../platform/db/database';
import { bigintAsNumber, localizedOrFallback, withoutNull, ZONE } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { visitFindings, visitLines, visitPhotos, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { localizedOrFallbackSql } from './estimates';

const startOf = (year: number): SQL => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${ZONE})`;

/** SQL condition: visits of the same car as visit `car`. Compares name and plate if that visit has no garage car. */
function isOfCar(car: number, userId: number): SQL {
  const one = sql`${readableBy(userId)} one where one.id = ${car}`;
  return sql`(visit.car_id = (select car_id from ${one}) or (visit.car_id is null
    and (visit.car, visit.plate) = (select car, plate from ${one} and one.car_id is null)))`;
}

const done = (language: Language): SQL => sql`(select coalesce(json_agg(line.name), '[]') from (
  select ${localizedOrFallbackSql(sql`name`, language)} as name from ${visitLines}
  where visit_id = visit.id and decision is distinct from 'declined'
  order by kind = 'part', position, id limit ${HISTORY_ROW_LINES}) line)`;

/**
 * Returns a page of the customer's closed visits, own and handed over, newest first. Handed-over visits have no plate,
 * and the seller's personal data is removed from the names of their line items.
 */
export async function listHistory(
  db: Database,
  userId: number,
  { car, year, before }: HistoryQuery,
  language: Language,
): Promise<HistoryPage> {
  const conditions = [
    ...(car === undefined ? [] : [isOfCar(car, userId)]),
    ...(year === undefined
      ? []
      : [sql`visit.closed_at >= ${startOf(year)} and visit.closed_at < ${startOf(year + 1)}`]),
    ...(before === undefined
      ? []
      : [
          sql`(visit.closed_at, visit.id) < ((select closed_at from ${readableBy(userId)} last where id = ${before}), ${before}::int)`,
        ]),
  ];
  const which = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const { rows } = await queryRows<HistoryRow>(
    db,
    {
      number: 'number',
      id: 'number',
      year: 'number',
      plate: 'text',
      mileage: 'number',
      done: 'json',
      branch: 'text',
      car: 'text',
      total: 'number',
      closed_at: 'text',
      reds: 'number',
      is_corrected: 'boolean',
      car_id: 'number?',
      is_handed_over: 'boolean',
    },
    sql`
    select visit.id, visit.number, visit.car, visit.year, visit.plate, ${carInGarage(sql`visit.car_id`)} as car_id, visit.is_handed_over,
      (select ${inLanguage(branches.name, language)} from ${branches} where ${branches.id} = visit.branch_id) as branch,
      to_json(visit.closed_at) #>> '{}' as closed_at, visit.mileage, ${bigintAsNumber(sql`visit.total`)} as total,
      ${done(language)} as done,
      (select count(*)::int from ${visitFindings} finding where finding.visit_id = visit.id and finding.level = 'red') as reds,
      ${isCorrected} as is_corrected
    from ${newestReadableBy(userId, which, HISTORY_PAGE_SIZE + 1)} visit order by visit.closed_at desc, visit.id desc`,
  );
  const page = rows.slice(0, HISTORY_PAGE_SIZE);
  const without = await redactSeller(
    db,
    page.filter(({ is_handed_over: isHandedOver }) => isHandedOver).map(({ id }) => id),
  );
  const items = page.map((row) =>
    row.is_handed_over ? { ...row, done: row.done.map((words) => without(row.id, words)) } : row,
  );
  return { items, next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/**
 * Returns number and total (soʻm) of the closed visits by calendar year in Tashkent and car. Excludes visits replaced
 * by a correction; the total also excludes visits handed over by another owner.
 */
export async function historyTotals(db: Database, userId: number): Promise<HistoryTotal[]> {
  const { rows } = await queryRows<HistoryTotal>(
    db,
    { year: 'number', plate: 'text', name: 'text', car: 'number', total: 'number', visits: 'number' },
    sql`
    with own as (
      select visit.id, visit.car, visit.plate, visit.closed_at, visit.total, visit.is_handed_over, ${isCorrected} as is_corrected,
        coalesce(visit.car_id::text, visit.car || ' ' || visit.plate) as key,
        extract(year from visit.closed_at at time zone ${ZONE})::int as year
      from ${readableBy(userId)} visit
    ), named as (
      select key, min(id) as car, max(closed_at) as last, (array_agg(car order by closed_at desc))[1] as name,
        coalesce((array_agg(plate order by closed_at desc) filter (where plate <> ''))[1], '') as plate
      from own group by key
    )
    select named.car, named.name, named.plate, own.year, count(*)::int as visits,
      ${bigintAsNumber(sql`coalesce(sum(own.total) filter (where not own.is_handed_over), 0)`)} as total
    from own join named using (key) where not own.is_corrected
    group by named.car, named.name, named.plate, named.last, own.year
    order by own.year desc, named.last desc`,
  );
  return rows;
}

/**
 * Returns a closed visit with lines, findings and photo ids, or null unless it is the customer's own or was handed over
 * with a car in their garage. A handed-over visit has no plate and no personal data of the seller.
 */
export async function findHistoryVisit(
  db: Database,
  { id, userId }: { id: number; userId: number },
  language: Language,
): Promise<HistoryVisit | null> {
  const [found] = await db
    .select({
      visit: visits,
      branch: branches.name,
      address: branches.address,
      readersCar: carOfReader(userId),
      ownCar: carInGarage(sql`${visits.carId}`),
      carMileage: mileageOfCar(sql`coalesce(${carOfReader(userId)}, ${visits.carId})`),
      first: firstClosing,
    })
    .from(visits)
    .innerJoin(branches, eq(branches.id, visits.branchId))
    .where(and(eq(visits.id, id), isReadableBy(userId), eq(visits.state, 'closed')));
  if (!found) return null;
  const { visit } = found;
  const isHandedOver = visit.userId !== userId;
  const { hash, number, paper } = visit;
  if (hash === null || number === null || paper === null) return null;
  const lines = await db
    .select()
    .from(visitLines)
    .where(eq(visitLines.visitId, id))
    .orderBy(asc(visitLines.position), asc(visitLines.id));
  const findings = await db
    .select()
    .from(visitFindings)
    .where(eq(visitFindings.visitId, id))
    .orderBy(asc(visitFindings.position), asc(visitFindings.id));
  const photosOf = await photosByFinding(db, id);
  const without = await redactSeller(db, isHandedOver ? [id] : []);
  const taken = lines.filter(({ decision }) => decision !== 'declined');
  const sums = sumsOfVisit(taken, visit.discount);
  const correctedBy = await otherVisit(db, userId, sql`${visits.correctsId} = ${id}`);
  const done = { date: dateAt(found.first), mileage: visit.mileage };
  const now = { date: dateAt(), mileage: found.carMileage };
  const guaranteeOf = (line: (typeof lines)[number]) => (correctedBy === null ? guaranteeNow(line, done, now) : null);
  return {
    id,
    number,
    reference: visit.reference,
    car: visit.car,
    year: visit.year,
    plate: isHandedOver ? '' : (visit.plate ?? ''),
    vin: visit.vin ?? '',
    car_id: isHandedOver ? found.readersCar : found.ownCar,
    is_handed_over: isHandedOver,
    branch: found.branch[language],
    branch_address: found.address[language],
    opened_at: visit.openedAt.toISOString(),
    ...closingTimes(visit, found.first),
    mileage: visit.mileage,
    total: sums.total,
    sums,
    hash,
    paper,
    lines: lines.map((line) =>
      withoutNull(
        {
          id: line.id,
          kind: line.kind,
          name: without(id, localizedOrFallback(line.name, language)),
          quantity: line.quantity,
          price: line.price,
          sums: sumsOfLine(line),
          is_declined: line.decision === 'declined',
          guarantee: guaranteeOf(line),
        },
        'guarantee',
      ),
    ),
    findings: findings.map(({ id: finding, level, title, note, dueDate, dueMileage }) =>
      withoutNull(
        {
          id: finding,
          level,
          title: without(id, localizedOrFallback(title, language)),
          note: without(id, note),
          due_date: dueDate,
          due_mileage: dueMileage,
          photos: photosOf(finding),
        },
        'due_date',
        'due_mileage',
      ),
    ),
    photos: photosOf(null),
    corrects: await otherVisit(db, userId, sql`${visits.id} = ${visit.correctsId}`),
    corrected_by: correctedBy,
  };
}

type CarHistory = {
  /** Newest first, at most `CAR_PDF_ENTRIES`, without visits that a correction replaced. */
  visits: HistoryVisit[];
  total: number;
  /** Car in the customer's garage. */
  car: number | null;
};

/** Returns the visits of the car of a visit that the customer may read. Empty if there is none. */
export async function readCarHistory(
  db: Database,
  { id, userId }: { id: number; userId: number },
  language: Language,
): Promise<CarHistory> {
  const { rows } = await queryRows<{ id: number; total: number }>(
    db,
    { id: 'number', total: 'number' },
    sql`select visit.id, (count(*) over ())::int as total from ${readableBy(userId)} visit
      where ${isOfCar(id, userId)} and not ${isCorrected}
      order by visit.closed_at desc, visit.id desc limit ${CAR_PDF_ENTRIES}`,
  );
  const found: HistoryVisit[] = [];
  for (const row of rows) {
    const visit = await findHistoryVisit(db, { id: row.id, userId }, language);
    if (visit) found.push(visit);
  }
  return {
    visits: found,
    total: rows[0]?.total ?? 0,
    car: found.find(({ car_id: car }) => car !== null)?.car_id ?? null,
  };
}

async function photosByFinding(db: Database, id: number): Promise<(finding: number | null) => Photo[]> {
  const rows = await db
    .select({
      id: visitPhotos.id,
      width: visitPhotos.width,
      height: visitPhotos.height,
      finding: visitPhotos.findingId,
    })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, id))
    .orderBy(asc(visitPhotos.position), asc(visitPhotos.id));
  return (finding) => rows.filter((row) => row.finding === finding).map(({ finding: _finding, ...photo }) => photo);
}

async function otherVisit(db: Database, userId: number, which: SQL): Promise<OtherVisit | null> {
  const [row] = await db
    .select({ id: visits.id, number: visits.number, closedAt: visits.closedAt })
    .from(visits)
    .where(sql`${visits.state} = 'closed' and ${which} and ${isReadableBy(userId)}`);
  if (!row || row.number === null || !row.closedAt) return null;
  return { id: row.id, number: row.number, closed_at: row.closedAt.toISOString() };
}

type PhotoQuestion = { id: number; photo: number; userId: number; isSmall: boolean };

/**
 * Returns a photo (WebP) of a closed visit, or null unless the visit is the customer's own or was handed over with a
 * car in their garage.
 */
export async function findHistoryPhoto(
  db: Database,
  { id, photo, userId, isSmall }: PhotoQuestion,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: isSmall ? visitPhotos.thumb : visitPhotos.bytes })
    .from(visitPhotos)
    .innerJoin(visits, eq(visits.id, visitPhotos.visitId))
    .where(and(eq(visitPhotos.id, photo), eq(visits.id, id), isReadableBy(userId), eq(visits.state, 'closed')));
  return row?.bytes ?? null;
}
