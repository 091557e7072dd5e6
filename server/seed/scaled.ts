import { type SQL, sql } from 'drizzle-orm';
import { ENQUIRY_SECTIONS } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';

export async function scaleBookings(db: Database, many: number): Promise<void> {
  const { rows: bays } = await db.execute<{ id: number; branch: number }>(
    sql`select id, branch_id as branch from bays`,
  );
  for (const { id, branch } of bays)
    await db.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, token_hash)
      select case n % 10 when 0 then 'cancelled' else 'booked' end, 'online', ${branch}, ${id}, at, at + interval '1 hour', at + interval '1 hour',
        '[]', '+99893' || lpad((n % 5000)::text, 7, '0'), md5(n::text || ' ' || ${id}::text)
      from (select n, date_trunc('hour', now()) - interval '1400 days' + make_interval(hours => (n * 17)::int) as at
        from generate_series(1, ${many}::int / ${bays.length}::int) n) times`);
  await db.execute(sql`vacuum analyze bookings`);
}

const PARTS_AT_ONCE = 1_000;

/** Adds content for benchmarks and index tests. 10,000 rows are about a hundred times a real first year. */
export async function scaleContent(db: Database, rows = 10_000): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into parts (slug, category_id, name, info, manufacturer, price, photo, position)
      select slug || '-copy-' || copy, category_id, name, info, manufacturer, price + copy, photo,
        position + copy * 1000
      from parts, generate_series(1, ${rows}::int) copy order by copy, id
      limit greatest(0, ${rows}::int - (select count(*) from parts))`);
    await tx.execute(sql`
      insert into part_fits (part_id, position, brand_id, model_id)
      select part.id, fit.position, fit.brand_id, fit.model_id
      from parts part join parts original on original.slug = split_part(part.slug, '-copy-', 1)
      join part_fits fit on fit.part_id = original.id
      where part.slug like '%-copy-%' on conflict do nothing`);
    await tx.execute(sql`analyze parts, stock`);
    const { rows: last } = await tx.execute<{ id: number }>(sql`select max(id) as id from parts`);
    for (let from = 0; from < (last[0]?.id ?? 0); from += PARTS_AT_ONCE)
      await tx.execute(sql`
        insert into stock_moves (part_id, branch_id, change, reason)
        select part.id, stock.branch_id, stock.on_hand, 'opening'
        from parts part join parts original on original.slug = split_part(part.slug, '-copy-', 1)
        join stock on stock.part_id = original.id
        where part.id > ${from}::int and part.id <= ${from + PARTS_AT_ONCE}::int and part.slug like '%-copy-%'
          and not exists (select from stock where part_id = part.id)`);
    await tx.execute(sql`
      insert into articles (slug, category_id, photo, title, published_date)
      select slug || '-copy-' || copy, category_id, photo, title, published_date - (copy * 3)
      from articles, generate_series(1, ${rows}::int) copy order by copy, id
      limit greatest(0, ${rows}::int - (select count(*) from articles))`);
    await tx.execute(sql`
      insert into article_blocks (article_id, position, title, info, photo)
      select copied.id, block.position, block.title, block.info, block.photo
      from articles copied join articles original on original.slug = split_part(copied.slug, '-copy-', 1)
      join article_blocks block on block.article_id = original.id
      where copied.slug like '%-copy-%' on conflict do nothing`);
    await tx.execute(sql`
      insert into article_tag_links (article_id, tag_id)
      select copied.id, link.tag_id
      from articles copied join articles original on original.slug = split_part(copied.slug, '-copy-', 1)
      join article_tag_links link on link.article_id = original.id
      where copied.slug like '%-copy-%' on conflict do nothing`);
  });
  await db.execute(sql`analyze`);
}

const FIRST =
  'Азиз Шерзод Нодира Умида Камила Бобур Гулнора Jasur Dilshod Malika Sardor Тимур Ольга Фарида Bekzod Zafar Ислом Рустам Dilnoza Шахноза ' +
  'Лола Akmal Otabek Феруза Зухра Sanjar Мадина Ulugʻbek Светлана Наргиза Jamshid Сергей Елена Akbar Sevara Улугбек Дарья Nigora Alisher';
const LAST =
  'Каримов Рашидова Алимов Юсупова Назаров Исмоилова Toʻxtayev Qodirov Saidov Юлдашев Rahmonova Ким Ergashev Абдуллаев Saidova Цой Nazarov ' +
  'Мирзаева Xolmatov Пак Tursunova Хаджаев Olimov Воронина Хамидов Usmonova Турсунов Ahmedov Собирова Yoʻldosheva Раимов Hasanov Ли Mirzayev ' +
  'Султанова Ibragimov Петрова Sodiqov Бахтиёров Gʻaniyev Шарипов Норматова Fayziyev Эргашева Xudoyberdiyev Тоиров Jalilova';
const OPEN = 300;
const ENQUIRIES_AT_ONCE = 10_000;
const TEXT =
  'Нужна запись на замену масла и фильтров, при возможности в субботу утром; машина заводится с третьего раза. ';

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
/** Repeatable pseudo-random number below `below`. Another `salt` gives an uncorrelated column. */
const scattered = (salt: number, below: SQL) =>
  sql`(hashint4(n * 31 + ${sql.raw(String(salt))}) & 2147483647) % ${below}`;
const oneOf = (values: readonly string[], salt: number) =>
  sql`(${list(values)})[1 + ${scattered(salt, sql.raw(String(values.length)))}]`;
const phoneOf = (prefix: string, number: SQL) =>
  sql`${prefix} || lpad((${number}::bigint * 7919 % 10000000)::text, 7, '0')`;

export async function scaleDesk(db: Database, enquiries: number): Promise<void> {
  await db.transaction(async (tx) => {
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
    await tx.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded)
      select 'cancelled', 'online', bay.branch_id, bay.id, person.created_at, person.created_at + interval '1 hour',
        person.created_at + interval '1 hour', '[]', person.id, person.phone, person.first_name, person.name_folded
      from users person
        join (select id, branch_id, row_number() over (order by id) - 1 as place, count(*) over () as of_all from bays) bay
          on bay.place = person.id / 2 % bay.of_all
      where person.phone like '+99891%' and person.id % 2 = 0`);
    for (let from = 0; from < enquiries; from += ENQUIRIES_AT_ONCE) {
      await addEnquiries(tx, { from, to: Math.min(from + ENQUIRIES_AT_ONCE, enquiries) - 1, customers });
    }
    await tx.execute(sql`alter table requests enable trigger user`);
    await tx.execute(sql`alter table audit_entries enable trigger tell_desk`);
  });
  // Updates the visibility map for index-only scans. Autovacuum does this in production.
  await db.execute(sql`vacuum analyze`);
}

async function addEnquiries(
  tx: Database,
  { from, to, customers }: { from: number; to: number; customers: number },
): Promise<void> {
  const [first, last] = [FIRST.split(' '), LAST.split(' ')];
  const folded = (names: string[]) => names.map(foldedName);
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from requests`);
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

const UNDER_WAY = 100;
const VISITS_AT_ONCE = 2_000;

export async function scaleVisits(db: Database, visits: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['visits', 'visit_lines', 'visit_findings'])
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    for (let from = 0; from < visits; from += VISITS_AT_ONCE)
      await addVisits(tx, from, Math.min(from + VISITS_AT_ONCE, visits) - 1);
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
