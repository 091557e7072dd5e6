import { type SQL, sql } from 'drizzle-orm';
import { ENQUIRY_SECTIONS } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';

const FIRST =
  'Азиз Шерзод Нодира Умида Камила Бобур Гулнора Jasur Dilshod Malika Sardor Тимур Ольга Фарида Bekzod Zafar Ислом Рустам Dilnoza Шахноза ' +
  'Лола Akmal Otabek Феруза Зухра Sanjar Мадина Ulugʻbek Светлана Наргиза Jamshid Сергей Елена Akbar Sevara Улугбек Дарья Nigora Alisher';
const LAST =
  'Каримов Рашидова Алимов Юсупова Назаров Исмоилова Toʻxtayev Qodirov Saidov Юлдашев Rahmonova Ким Ergashev Абдуллаев Saidova Цой Nazarov ' +
  'Мирзаева Xolmatov Пак Tursunova Хаджаев Olimov Воронина Хамидов Usmonova Турсунов Ahmedov Собирова Yoʻldosheva Раимов Hasanov Ли Mirzayev ' +
  'Султанова Ibragimov Петрова Sodiqov Бахтиёров Gʻaniyev Шарипов Норматова Fayziyev Эргашева Xudoyberdiyev Тоиров Jalilova';
/** As many as wait at a time, whatever has come in all the years. */
const OPEN = 300;
/** Rows of one statement: none takes longer than the server lets statements take. */
const AT_ONCE = 10_000;
const TEXT =
  'Нужна запись на замену масла и фильтров, при возможности в субботу утром; машина заводится с третьего раза. ';

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
/** Scattered, and the same each time: what repeats in step with something else would always, or never, meet it. */
const scattered = (salt: number, below: SQL) =>
  sql`(hashint4(n * 31 + ${sql.raw(String(salt))}) & 2147483647) % ${below}`;
const oneOf = (values: readonly string[], salt: number) =>
  sql`(${list(values)})[1 + ${scattered(salt, sql.raw(String(values.length)))}]`;
const phoneOf = (prefix: string, number: SQL) =>
  sql`${prefix} || lpad((${number}::bigint * 7919 % 10000000)::text, 7, '0')`;

/**
 * Fills the desk for measurements and for the check that it reads by indexes: enquiries of years, of which some hundreds are open, beside
 * customers, their cars, notes, messages and the audit. They are of the branches and the staff that are there.
 */
export async function scaleDesk(db: Database, enquiries: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Nobody is told: they come from elsewhere.
    await tx.execute(sql`alter table requests disable trigger user`);
    await tx.execute(sql`alter table audit_entries disable trigger tell_desk`);
    const customers = Math.ceil(enquiries / 5);
    const [first, last] = [FIRST.split(' '), LAST.split(' ')];
    await tx.execute(sql`
      insert into users (phone, first_name, last_name, name_folded, created_at)
      select ${phoneOf('+99891', sql`n`)}, ${oneOf(first, 1)}, ${oneOf(last, 1)},
        ${oneOf(first.map(foldedName), 1)} || ' ' || ${oneOf(last.map(foldedName), 1)}, now() - n * interval '1 hour'
      from generate_series(1, ${customers}::int) n`);
    await tx.execute(sql`
      insert into cars (user_id, model_id, vin, year, plate, mileage)
      select id, (select min(id) from car_models), 'VIN' || id, 2020,
        '01' || chr(65 + id % 26) || lpad((id * 37 % 1000)::text, 3, '0') || chr(65 + id / 26 % 26) || chr(65 + id / 676 % 26), 1
      from users where phone like '+99891%'`);
    // Every other customer has booked on the site, and cancelled: no bay's time is taken.
    await tx.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded)
      select 'cancelled', 'online', bay.branch_id, bay.id, person.created_at, person.created_at + interval '1 hour',
        person.created_at + interval '1 hour', '[]', person.id, person.phone, person.first_name, person.name_folded
      from users person
        join (select id, branch_id, row_number() over (order by id) - 1 as place, count(*) over () as of_all from bays) bay
          on bay.place = person.id / 2 % bay.of_all
      where person.phone like '+99891%' and person.id % 2 = 0`);
    for (let from = 0; from < enquiries; from += AT_ONCE) {
      await addEnquiries(tx, { from, to: Math.min(from + AT_ONCE, enquiries) - 1, customers });
    }
    await tx.execute(sql`alter table requests enable trigger user`);
    await tx.execute(sql`alter table audit_entries enable trigger tell_desk`);
  });
  // As a server's autovacuum does: without it no index alone answers a count.
  await db.execute(sql`vacuum analyze`);
}

async function addEnquiries(
  tx: Database,
  { from, to, customers }: { from: number; to: number; customers: number },
): Promise<void> {
  const [first, last] = [FIRST.split(' '), LAST.split(' ')];
  const folded = (names: string[]) => names.map(foldedName);
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from requests`);
  // Every other customer has asked, and many who have no account.
  await tx.execute(sql`
    insert into requests (section, status, source, text, phone, full_name, name_folded, branch_id, assignee_id, created_at, due_at, answered_at)
    select ${oneOf(ENQUIRY_SECTIONS, 21)}::request_section,
      (case when n < ${OPEN} then (array['new', 'in_work', 'waiting'])[1 + n % 3]
        else (array['done', 'done', 'done', 'refused', 'spam'])[1 + n % 5] end)::request_status,
      case when n % 9 = 4 then 'desk' else 'site' end, ${TEXT} || md5(n::text),
      case when n % 3 = 0 then ${phoneOf('+99891', sql`(2 + n / 3 * 2 % ${customers}::int)`)} else ${phoneOf('+99890', sql`n`)} end,
      ${oneOf(first, 7)} || ' ' || ${oneOf(last, 5)}, ${oneOf(folded(first), 7)} || ' ' || ${oneOf(folded(last), 5)},
      case when ${scattered(11, sql`6`)} < 5
        then (select array_agg(id order by id) from branches)[1 + ${scattered(12, sql`(select count(*)::int from branches)`)}] end,
      case when ${scattered(13, sql`4`)} > 0
        then (select array_agg(id order by id) from staff)[1 + ${scattered(14, sql`(select greatest(count(*), 1)::int from staff)`)}] end,
      at, at + interval '1 day', case when n % 3 > 0 or n >= ${OPEN} then at + interval '1 hour' end
    from (select n, now() - n * interval '15 minutes' as at from generate_series(${from}::int, ${to}::int) n) made`);
  const added = sql`from requests where id > ${rows[0]?.last ?? 0}`;
  await tx.execute(sql`
    insert into desk_notes (request_id, text, created_at) select id, 'Перезвонить вечером', created_at ${added} and id % 3 = 0`);
  await tx.execute(sql`
    insert into audit_entries (at, staff_id, action, thing, thing_id, name, before, after)
    select created_at, assignee_id, 'changed', 'enquiry', id, reference, '{"status": "new"}', '{"status": "in_work"}' ${added}`);
  await tx.execute(sql`
    insert into messages (channel, kind, state, request_id, attempts, reason, next_try_at, expires_at, created_at)
    select case when id % 2 = 0 then 'sms' else 'telegram' end, 'enquiry_status', case when id % 500 = 0 then 'dead' else 'sent' end, id, 1,
      case when id % 500 = 0 then 'no answer' end, created_at, created_at + interval '1 day', created_at ${added}`);
}
