import { asc, type SQL, sql } from 'drizzle-orm';
import {
  type Advice,
  type CountedVisit,
  type Due,
  type MileageReading,
  type OwnWork,
  upcomingMaintenance,
} from '#contract/rules/due';
import type { FINDING_LEVELS } from '#contract/rules/visits';
import { isBookable } from '../catalog/services';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { carDocuments, carMileages, carOwnRecords, carPostponedWorks } from '../platform/db/schema/carCare';
import type { Localized } from '../platform/db/schema/columns';
import { services } from '../platform/db/schema/visible';
import { visitFindings, visitLines } from '../platform/db/schema/visits';
import { type BookedWork, findBookedWorks } from './bookedWorks';
import { firstClosedAt, firstVisitId, visitsOfCar } from './carHistory';
import { MAX_ENTRIES } from './mileage';
import { redactSeller } from './redactSeller';

type Finding = Advice & {
  title: Localized;
  level: (typeof FINDING_LEVELS)[number];
  handed_over: number | null;
};
type StoredVisit = Omit<CountedVisit, 'findings'> & { findings: Finding[] };
type StoredCar = {
  id: number;
  userId: number;
  mileage: number;
  typedOn: string;
  today: string;
  visits: StoredVisit[];
  entries: MileageReading[];
  own: OwnWork[];
  postponed: { fact: string; until_date: string | null; until_mileage: number | null }[];
  documents: { kind: number; ends_on: string }[];
};

type Postponed = Omit<StoredCar['postponed'][number], 'fact'>;
export type NamedDue = Due & {
  title: Localized;
  level: Finding['level'] | null;
  is_bookable: boolean;
  booking: BookedWork | null;
  postponed: (Postponed & { is_active: boolean }) | null;
};
export type MaintenanceState = Pick<StoredCar, 'id' | 'userId' | 'today' | 'documents'> & {
  readings: MileageReading[];
  known: MileageReading | null;
  km_per_month: number | null;
  due: NamedDue[];
};

const isAlarm = ({ level, is_overdue: isOverdue }: NamedDue): boolean => level === 'red' && isOverdue;
const rankOf = (due: NamedDue): number => (due.postponed?.is_active ? -1 : Number(isAlarm(due)));
/** Postponed entries come last. */
const alarmsFirst = (one: NamedDue, other: NamedDue): number => rankOf(other) - rankOf(one);

const isPostponed = (
  { until_date: date, until_mileage: mileage }: Postponed,
  today: string,
  known: MileageReading | null,
): boolean => (date !== null ? date > today : mileage !== null && (known === null || known.mileage < mileage));

const dateTextIn = (time: SQL) => sql`${dateIn(time)}::text`;

const works = sql`(select coalesce(json_agg(distinct line.service_id), '[]') from ${visitLines} line
  where line.visit_id = visit.id and line.kind = 'work' and line.service_id is not null and line.decision is distinct from 'declined')`;
const findings = sql`(select coalesce(json_agg(json_build_object('id', finding.id, 'service', finding.service_id, 'due_date', finding.due_date,
    'due_mileage', finding.due_mileage, 'title', finding.title, 'level', finding.level,
    'handed_over', case when visit.user_id is distinct from car.user_id then visit.id end) order by finding.position, finding.id), '[]')
  from ${visitFindings} finding where finding.visit_id = visit.id)`;

/**
 * Returns upcoming maintenance and document expiry of the cars that match the SQL condition `which`.
 * @param secret derives the links of bookings
 */
export async function readUpcomingMaintenance(db: Database, which: SQL, secret: string): Promise<MaintenanceState[]> {
  const named = await db
    .select({
      service: services.id,
      km: services.intervalKm,
      months: services.intervalMonths,
      name: services.name,
      isBookable,
    })
    .from(services)
    .orderBy(asc(services.id));
  const { rows } = await queryRows<StoredCar>(
    db,
    {
      id: 'number',
      userId: 'number',
      mileage: 'number',
      typedOn: 'text',
      today: 'text',
      visits: 'json',
      entries: 'json',
      own: 'json',
      postponed: 'json',
      documents: 'json',
    },
    sql`
    select car.id, car.user_id as "userId", car.mileage, ${dateTextIn(sql`car.mileage_at`)} as "typedOn", ${dateTextIn(sql`now()`)} as today,
      (select coalesce(json_agg(json_build_object('id', first_id, 'date', ${dateTextIn(sql`first_closed_at`)}, 'mileage', mileage, 'works', works,
          'findings', findings) order by first_closed_at, closed_at, id), '[]')
        from (select visit.id, visit.closed_at, visit.mileage, ${firstVisitId} as first_id, ${firstClosedAt} as first_closed_at,
            ${works} as works, ${findings} as findings
          from ${visitsOfCar(sql`car.user_id`, sql`car.id`)} visit) counted) as visits,
      (select coalesce(json_agg(json_build_object('kind', document.kind_id, 'ends_on', document.ends_on) order by document.kind_id), '[]')
        from ${carDocuments} document where document.car_id = car.id) as documents,
      (select coalesce(json_agg(json_build_object('date', day, 'mileage', entry.mileage)), '[]') from (
        select day, mileage from ${carMileages} where car_id = car.id order by day desc limit ${MAX_ENTRIES}) entry) as entries,
      (select coalesce(json_agg(json_build_object('id', own.id, 'fact', own.fact, 'service', own.service_id, 'date', own.done_on,
          'mileage', own.mileage) order by own.done_on, own.id), '[]') from ${carOwnRecords} own where own.car_id = car.id) as own,
      (select coalesce(json_agg(json_build_object('fact', postponed.fact, 'until_date', postponed.until_date,
          'until_mileage', postponed.until_mileage)), '[]') from ${carPostponedWorks} postponed where postponed.car_id = car.id) as postponed
    from ${cars} car where car.removed_at is null and (${which}) order by car.id`,
  );
  const booked = new Map(
    (await findBookedWorks(db, [...new Set(rows.map(({ userId }) => userId))], secret)).map((work) => [
      `${work.car}:${work.service}`,
      work,
    ]),
  );
  const serviceOf = new Map(named.map((one) => [one.service, one]));
  const rules = named.filter(({ km, months }) => km !== null || months !== null);
  const handedOver = rows.flatMap(({ visits: history }) =>
    history.flatMap((visit) => visit.findings.flatMap(({ handed_over: from }) => (from === null ? [] : [from]))),
  );
  const without = await redactSeller(db, [...new Set(handedOver)]);
  const titleOf = ({ title: { ru, uz }, handed_over: from }: Finding): Localized =>
    from === null ? { ru, uz } : { ru: without(from, ru), uz: without(from, uz) };
  return rows.map(({ id, userId, today, documents, mileage, typedOn, visits: history, entries, own, postponed }) => {
    const found = new Map(history.flatMap((visit) => visit.findings.map((finding) => [finding.id, finding])));
    const { readings, known, due, km_per_month } = upcomingMaintenance({
      today,
      visits: history,
      typed: { date: typedOn, mileage },
      entries,
      own,
      rules,
    });
    return {
      id,
      userId,
      today,
      documents,
      readings,
      known,
      km_per_month,
      due: due
        .map((one) => {
          const later = postponed.find(({ fact }) => fact === one.fact);
          const finding = one.finding === null ? undefined : found.get(one.finding);
          const { name, isBookable: is_bookable = false } = serviceOf.get(one.service ?? 0) ?? {};
          return {
            ...one,
            service: name ? one.service : null,
            title: (finding && titleOf(finding)) ?? name ?? { ru: '', uz: '' },
            level: finding?.level ?? null,
            is_bookable,
            postponed: later ? { ...later, is_active: isPostponed(later, today, known) } : null,
            booking: booked.get(`${id}:${one.service}`) ?? null,
          };
        })
        .toSorted(alarmsFirst),
    };
  });
}
