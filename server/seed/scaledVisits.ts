import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** As many as are at the branches at a time. */
const UNDER_WAY = 100;
const AT_ONCE = 2_000;

/**
 * Visits of years, of which some are under way, for measurements and for the check that they are read by indexes: of the branches, customers and staff that
 * are there. Their seals are none.
 */
export async function scaleVisits(db: Database, visits: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['visits', 'visit_lines', 'visit_findings'])
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    for (let from = 0; from < visits; from += AT_ONCE) await addVisits(tx, from, Math.min(from + AT_ONCE, visits) - 1);
    for (const table of ['visits', 'visit_lines', 'visit_findings'])
      await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  });
  await db.execute(sql`vacuum analyze visits, visit_lines, visit_findings`);
}

async function addVisits(tx: Database, from: number, to: number): Promise<void> {
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from visits`);
  await tx.execute(sql`
    with place as (select array_agg(id order by id) as ids from branches),
      person as (select array_agg(id order by id) as ids, array_agg(car order by id) as cars from (
        select users.id, min(cars.id) as car from users left join cars on cars.user_id = users.id group by users.id) one),
      worker as (select array_agg(id order by id) as ids from staff)
    insert into visits (branch_id, state, user_id, car_id, phone, name, plate, vin, car, year, mileage, language, worker_id, opened_at,
      closed_at, number, total, hash, previous_hash, subject)
    select place.ids[1 + n % cardinality(place.ids)], case when is_open then (array['open', 'sent', 'in_work', 'ready'])[1 + n % 4] else 'closed' end,
      person.ids[1 + n % cardinality(person.ids)],
      person.cars[1 + n % cardinality(person.ids)], '+99893' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'),
      (array['Азиз', 'Нодира', 'Jasur', 'Малика', 'Otabek'])[1 + n % 5] || ' ' || (array['Каримов', 'Алимова', 'Toʻxtayev'])[1 + n % 3],
      '01' || chr(65 + n % 26) || lpad((n::bigint * 37 % 1000)::text, 3, '0') || chr(65 + n / 26 % 26) || chr(65 + n / 676 % 26),
      'VIN' || n, 'Chevrolet Cobalt', 2020, 50000 + n % 100000, 'ru', worker.ids[1 + n % cardinality(worker.ids)], at,
      case when not is_open then at + interval '5 hours' end, case when not is_open then 1000000 + n end,
      case when not is_open then 100000 end, case when not is_open then '' end, case when not is_open then '' end,
      case when not is_open then '' end
    from (select n, n < ${UNDER_WAY} as is_open, now() - n * interval '20 minutes' as at
      from generate_series(${from}::int, ${to}::int) n) made, place, person, worker`);
  const added = sql`from visits where id > ${rows[0]?.last ?? 0}`;
  await tx.execute(sql`
    insert into visit_lines (visit_id, position, kind, name, quantity, price, worker_id)
    select id, 0, 'work', '{"ru": "Масло", "uz": "Moy"}', 1000, 100000, worker_id ${added}`);
  await tx.execute(sql`
    insert into visit_findings (visit_id, position, level, title)
    select id, 0, 'red', '{"ru": "Колодки", "uz": "Kolodka"}' ${added} and id % 3 = 0`);
}
