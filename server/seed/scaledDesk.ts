import { sql } from 'drizzle-orm';
import { ENQUIRY_SECTIONS } from '../../contract/limits';
import type { Database } from '../db/database';
import { foldedName } from '../repositories/enquiryNames';

const FIRST = [
  'Азиз',
  'Шерзод',
  'Нодира',
  'Умида',
  'Камила',
  'Бобур',
  'Гулнора',
  'Jasur',
  'Dilshod',
  'Malika',
  'Sardor',
];
const LAST = ['Каримов', 'Рашидова', 'Алимов', 'Юсупова', 'Назаров', 'Исмоилова', 'Toʻxtayev', 'Qodirov', 'Saidov'];
/** As many as wait at a time, whatever has come in all the years. */
const OPEN = 300;
const TEXT =
  'Нужна запись на замену масла и фильтров, при возможности в субботу утром; машина заводится с третьего раза. ';

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
const oneOf = (values: readonly string[], step: number) =>
  sql`(${list(values)})[1 + (n * ${sql.raw(String(step))}) % ${sql.raw(String(values.length))}]`;

/**
 * Fills the desk for measurements and for the check that it reads by indexes: enquiries of years, of which some hundreds are open, beside customers,
 * their cars, notes and the audit. An empty staff stays so.
 */
export async function scaleDesk(db: Database, enquiries: number): Promise<void> {
  const names = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
  const section = oneOf(ENQUIRY_SECTIONS, 7);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Nobody is told, and no reference is looked up: the tables are filled from elsewhere.
    await tx.execute(sql`alter table requests disable trigger user`);
    await tx.execute(sql`alter table audit_entries disable trigger tell_desk`);
    await tx.execute(sql`
      insert into requests (section, status, source, text, phone, full_name, name_folded, branch_id, assignee_id, created_at, due_at, answered_at)
      select ${section}::request_section,
        (case when n < ${OPEN} then (array['new', 'in_work', 'waiting'])[1 + n % 3]
          else (array['done', 'done', 'done', 'refused', 'spam'])[1 + n % 5] end)::request_status,
        case when n % 9 = 4 then 'desk' else 'site' end, ${TEXT} || md5(n::text),
        '+99890' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), ${oneOf(names, 31)}, ${oneOf(names.map(foldedName), 31)},
        case when n % 6 < 5 then (select array_agg(id order by id) from branches)[1 + n % (select count(*)::int from branches)] end,
        case when n % 4 > 0 then (select array_agg(id order by id) from staff)[1 + n % (select greatest(count(*), 1)::int from staff)] end,
        at, at + interval '1 day', case when n % 3 > 0 or n >= ${OPEN} then at + interval '1 hour' end
      from (select n, now() - n * interval '15 minutes' as at from generate_series(0, ${enquiries}::int - 1) n) made`);
    await tx.execute(sql`
      insert into users (phone, first_name, last_name, created_at)
      select '+99891' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), ${oneOf(FIRST, 1)}, ${oneOf(LAST, 1)}, now() - n * interval '1 hour'
      from generate_series(0, ${enquiries}::int / 5) n on conflict do nothing`);
    // Every other customer has asked.
    await tx.execute(sql`
      update requests set phone = customer.phone from (
        select phone, row_number() over (order by id) as place from users where phone like '+99891%') customer
      where customer.place % 2 = 0 and requests.id = customer.place * 3`);
    await tx.execute(sql`
      insert into cars (user_id, model_id, vin, year, plate, mileage)
      select id, (select min(id) from car_models), 'VIN' || id, 2020,
        '01' || chr(65 + id % 26) || lpad((id * 37 % 1000)::text, 3, '0') || chr(65 + id / 26 % 26) || chr(65 + id / 676 % 26), 1
      from users where phone like '+99891%'`);
    await tx.execute(sql`
      insert into desk_notes (request_id, text, created_at) select id, 'Перезвонить вечером', created_at from requests where id % 3 = 0`);
    await tx.execute(sql`
      insert into audit_entries (at, staff_id, action, thing, thing_id, name, before, after)
      select created_at, assignee_id, 'changed', 'enquiry', id, reference, '{"status": "new"}', '{"status": "in_work"}' from requests`);
    await tx.execute(sql`
      insert into messages (channel, kind, state, request_id, attempts, reason, next_try_at, expires_at, created_at)
      select case when id % 2 = 0 then 'sms' else 'telegram' end, 'enquiry_status', case when id % 500 = 0 then 'dead' else 'sent' end, id, 1,
        case when id % 500 = 0 then 'no answer' end, created_at, created_at + interval '1 day', created_at from requests`);
    await tx.execute(sql`alter table requests enable trigger user`);
    await tx.execute(sql`alter table audit_entries enable trigger tell_desk`);
  });
  // As a server's autovacuum does: without it no index alone answers a count.
  await db.execute(sql`vacuum analyze`);
}
