import { type SQL, sql } from 'drizzle-orm';
import type { HistoryPage, HistoryQuery, HistoryRow, HistoryTotal } from '../../contract/history';
import { HISTORY_PAGE_SIZE, HISTORY_ROW_LINES } from '../../contract/visits/limits';
import type { Database } from '../db/database';
import { branches } from '../db/schema/company';
import { inLanguage } from '../db/schema/localized';
import { visitFindings, visitLines } from '../db/schema/visits';
import { whole } from '../desk/sql';
import type { Language } from '../http/language';
import { isCorrected, newestReadableBy, ofGarage, readableBy } from './carHistory';
import { inEither } from './estimates';
import { withoutSeller } from './withoutSeller';

const startOf = (year: number): SQL => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Tashkent')`;

/** Of the garage's car, or, where the garage has it no more, of one that was called the same and had the same plate. */
function isOfCar(car: number, userId: number): SQL {
  const one = sql`${readableBy(userId)} one where one.id = ${car}`;
  return sql`(visit.car_id = (select car_id from ${one}) or (visit.car_id is null
    and (visit.car, visit.plate) = (select car, plate from ${one} and one.car_id is null)))`;
}

/** Works before parts, without what was declined. */
const done = (language: Language): SQL => sql`(select coalesce(json_agg(line.name), '[]') from (
  select ${inEither(sql`name`, language)} as name from ${visitLines}
  where visit_id = visit.id and decision is distinct from 'declined'
  order by kind = 'part', position, id limit ${HISTORY_ROW_LINES}) line)`;

/** Closed visits that the customer reads, the newest first. */
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
  const { rows } = await db.execute<HistoryRow>(sql`
    select visit.id, visit.number, visit.car, visit.year, visit.plate, ${ofGarage(sql`visit.car_id`)} as car_id, visit.is_handed_over,
      (select ${inLanguage(branches.name, language)} from ${branches} where ${branches.id} = visit.branch_id) as branch,
      to_json(visit.closed_at) #>> '{}' as closed_at, visit.mileage, ${whole(sql`visit.total`)} as total,
      ${done(language)} as done,
      (select count(*)::int from ${visitFindings} finding where finding.visit_id = visit.id and finding.level = 'red') as reds,
      ${isCorrected} as is_corrected
    from ${newestReadableBy(userId, which, HISTORY_PAGE_SIZE + 1)} visit order by visit.closed_at desc, visit.id desc`);
  const page = rows.slice(0, HISTORY_PAGE_SIZE);
  const without = await withoutSeller(
    db,
    page.filter(({ is_handed_over: isHandedOver }) => isHandedOver).map(({ id }) => id),
  );
  const items = page.map((row) =>
    row.is_handed_over ? { ...row, done: row.done.map((words) => without(row.id, words)) } : row,
  );
  return { items, next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** What those visits came to, the newest year and the car that came last first. */
export async function historyTotals(db: Database, userId: number): Promise<HistoryTotal[]> {
  const { rows } = await db.execute<HistoryTotal>(sql`
    with own as (
      select visit.id, visit.car, visit.plate, visit.closed_at, visit.total, visit.is_handed_over, ${isCorrected} as is_corrected,
        coalesce(visit.car_id::text, visit.car || ' ' || visit.plate) as key,
        extract(year from visit.closed_at at time zone 'Asia/Tashkent')::int as year
      from ${readableBy(userId)} visit
    ), named as (
      select key, min(id) as car, max(closed_at) as last, (array_agg(car order by closed_at desc))[1] as name,
        coalesce((array_agg(plate order by closed_at desc) filter (where plate <> ''))[1], '') as plate
      from own group by key
    )
    select named.car, named.name, named.plate, own.year, count(*)::int as visits,
      ${whole(sql`coalesce(sum(own.total) filter (where not own.is_handed_over), 0)`)} as total
    from own join named using (key) where not own.is_corrected
    group by named.car, named.name, named.plate, named.last, own.year
    order by own.year desc, named.last desc`);
  return rows;
}
