import { sql } from 'drizzle-orm';
import type { CarGuarantee } from '#contract/care';
import { dateAt } from '#contract/rules/clock';
import { type GuaranteeMoment, guaranteeLeft, guaranteeLimit, isGuaranteeEnded } from '#contract/rules/guarantee';
import type { Guarantee } from '#contract/visits';
import type { Database } from '../platform/db/database';
import { dateIn, localizedOrFallback, withoutNull } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import type { Localized } from '../platform/db/schema/columns';
import { visitLines } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { firstClosedAt, visitsOfCar } from './carHistory';
import { redactSeller } from './redactSeller';

const MAX_GUARANTEES = 50;

type StoredTerm = { guaranteeMonths: number | null; guaranteeKm: number | null };

/**
 * Returns the guarantee of a line item as it is now, null without one.
 * @param done day and mileage of the work
 */
export function guaranteeNow(
  { guaranteeMonths: months, guaranteeKm: km }: StoredTerm,
  done: { date: string; mileage: number },
  now: GuaranteeMoment,
): Guarantee | null {
  const limit = guaranteeLimit({ months, km }, done);
  return limit && withoutNull({ ...limit, is_ended: isGuaranteeEnded(limit, now) }, 'until_date', 'until_mileage');
}

type Row = {
  car: number;
  visit: number;
  key: string;
  name: Localized;
  date: string;
  mileage: number;
  guaranteeMonths: number | null;
  guaranteeKm: number | null;
  known: number | null;
  is_handed_over: boolean;
};

/**
 * Returns a lookup of the guarantees of the customer's garage cars, one for each service and part: that of the newest
 * visit with it. Corrected visits do not count.
 */
export async function listGuarantees(
  db: Database,
  userId: number,
  language: Language,
  today = dateAt(),
): Promise<(car: number) => CarGuarantee[]> {
  const { rows } = await queryRows<Row>(
    db,
    {
      car: 'number',
      visit: 'number',
      key: 'text',
      name: 'json',
      date: 'text',
      mileage: 'number',
      guaranteeMonths: 'number?',
      guaranteeKm: 'number?',
      known: 'number?',
      is_handed_over: 'boolean',
    },
    sql`select car.id as car, visit.id as visit, concat(line.service_id, ':', line.part_id) as key, line.name,
      ${dateIn(firstClosedAt)}::text as date, visit.mileage, line.guarantee_months as "guaranteeMonths",
      line.guarantee_km as "guaranteeKm", nullif(car.mileage, 0) as known, visit.user_id is distinct from car.user_id as is_handed_over
    from ${cars} car cross join lateral ${visitsOfCar(sql`car.user_id`, sql`car.id`)} visit
      join ${visitLines} line on line.visit_id = visit.id
    where car.user_id = ${userId} and car.removed_at is null
      and (line.guarantee_months is not null or line.guarantee_km is not null)
    order by ${firstClosedAt} desc, visit.id desc, line.position, line.id`,
  );
  const handedOver = rows.flatMap((row) => (row.is_handed_over ? [row.visit] : []));
  const without = await redactSeller(db, [...new Set(handedOver)]);
  const ofCar = new Map<number, CarGuarantee[]>();
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.car} ${row.key}`;
    const now = { date: today, mileage: row.known };
    const done = { date: row.date, mileage: row.mileage };
    const guarantee = guaranteeNow(row, done, now);
    if (seen.has(key) || !guarantee) continue;
    seen.add(key);
    const title = localizedOrFallback(row.name, language);
    const { days, km } = guaranteeLeft(
      { until_date: guarantee.until_date ?? null, until_mileage: guarantee.until_mileage ?? null },
      now,
    );
    const one = {
      visit: row.visit,
      title: row.is_handed_over ? without(row.visit, title) : title,
      done_on: row.date,
      ...guarantee,
      days_left: days,
      km_left: km,
    };
    ofCar.set(row.car, [...(ofCar.get(row.car) ?? []), withoutNull(one, 'days_left', 'km_left')]);
  }
  return (car) => (ofCar.get(car) ?? []).toSorted(runningFirst).slice(0, MAX_GUARANTEES);
}

const rankOf = ({ is_ended: isEnded, until_date: date = '9999-12-31' }: CarGuarantee): string =>
  `${Number(isEnded)}${date}`;
const runningFirst = (one: CarGuarantee, other: CarGuarantee): number => rankOf(one).localeCompare(rankOf(other), 'en');
