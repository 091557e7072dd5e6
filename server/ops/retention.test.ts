import { sql } from 'drizzle-orm';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { cleanOldRows } from './retention';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const count = async (table: string, where = 'true') => {
  const { rows } = await server.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} where ${where}`),
  );
  return rows[0]?.n;
};
const clean = (most?: number) => cleanOldRows(server.db, server.config.retention, most);

it('deletes or anonymizes only expired rows, in batches', async () => {
  const { userId } = await createDemoCustomer(server);
  const { db } = server;
  for (const days of [1, 3, 29, 31, 89, 91, 364, 366, 1094, 1096]) {
    const then = sql`now() - make_interval(days => ${days})`;
    const phone = `+99890000${String(days).padStart(4, '0')}`;
    await db.execute(
      sql`insert into sms_codes (phone, code_hash, sent_at, expires_at) values (${phone}, '', ${then}, ${then})`,
    );
    await db.execute(
      sql`insert into phone_grants (phone, token_hash, expires_at) values (${phone}, ${phone}, ${then})`,
    );
    await db.execute(sql`insert into login_backoffs (phone, blocked_until) values (${phone}, ${then})`);
    await db.execute(sql`insert into password_failures (phone, failures, last_at) values (${phone}, 3, ${then})`);
    await db.execute(
      sql`insert into idempotency_keys (scope, key, payload_hash, created_at) values ('x', ${phone}, '', ${then})`,
    );
    await db.execute(sql`insert into security_events (kind, request_id, at) values ('signed_in', '', ${then})`);
    await db.execute(
      sql`insert into page_views (day, path, referrer, language, device) values ((${then})::date, ${phone}, '', 'ru', 'phone')`,
    );
    await db.execute(sql`insert into requests (section, text, phone, full_name, created_at)
      values ('shop', 'Фильтр', ${phone}, 'Азиз', ${then})`);
    // Two sessions: one was revoked at the time `then`, the last token of the other expired then.
    await db.execute(sql`with family as (
        insert into refresh_families (user_id, revoked_at) values (${userId}, ${then}) returning id)
      insert into refresh_tokens (family_id, token_hash, expires_at) select id, ${`e${phone}`}, now() + interval '9 days' from family`);
    await db.execute(sql`with family as (insert into refresh_families (user_id) values (${userId}) returning id)
      insert into refresh_tokens (family_id, token_hash, expires_at) select id, ${`r${phone}`}, ${then} from family`);
  }
  const sessions = (await count('refresh_families')) ?? 0;
  expect(await clean(2)).toEqual({
    codes: 9,
    proofs: 9,
    waits: 9,
    keys: 9,
    failures: 5,
    tokens: 7,
    sessions: 14,
    views: 5,
    events: 3,
    senders: 1,
  });
  expect(await count('sms_codes')).toBe(1);
  expect(await count('refresh_families')).toBe(sessions - 14);
  expect(await count('requests', "phone = '' and full_name = '' and text = 'Фильтр'")).toBe(1);
  expect(await count('requests', "full_name = 'Азиз'")).toBe(9);
  expect(await clean()).toEqual({});
});

it('deletes expired links, shares and handovers, except confirmed handovers', async () => {
  const { db } = server;
  const [seller, buyer] = [
    await createDemoCustomer(server, { phone: '+998905554441' }),
    await createDemoCustomer(server, { phone: '+998905554442' }),
  ];
  await db.execute(sql`with visit as (
      insert into visits (branch_id, car, year, mileage, language) values (1, 'Chevrolet Cobalt', 2018, 1, 'ru') returning id),
    car as (insert into cars (user_id, model_id, vin, year, plate, mileage)
      select user_id, (select min(id) from car_models), 'VIN', 2018, '01A777AA', 1
      from unnest(array[${seller.userId}, ${buyer.userId}]::int[]) user_id returning id, user_id),
    sold as (select id from car where user_id = ${seller.userId}::int),
    bought as (select id from car where user_id = ${buyer.userId}::int),
    age as (select old, now() - make_interval(days => old) as past from unnest(array[1, 29, 31, 99]) old),
    estimates as (insert into visit_links (token_hash, visit_id, estimate, expires_at) select 'a' || old, visit.id, 1, past from age, visit),
    reviews as (insert into review_links (visit_id, token_hash, expires_at) select visit.id, 'b', past from age, visit where old = 31),
    shares as (insert into history_shares (user_id, car_id, token_hash, expires_at, ended_at)
      select ${seller.userId}::int, sold.id, 'c' || old, case when old < 90 then past else now() + interval '1 day' end,
        case when old > 90 then past end from age, sold)
    insert into history_handovers (user_id, car_id, token_hash, expires_at, buyer_id, buyer_car_id, accepted_at, confirmed_at)
      select ${seller.userId}::int, sold.id, 'd' || old, past, ${buyer.userId}::int, bought.id, past, case when old = 99 then past end
      from age, sold, bought`);
  expect(await clean()).toEqual({ links: 3, shares: 2, handovers: 1 });
  expect(await count('visit_links')).toBe(2);
  expect(await count('history_handovers', 'confirmed_at is not null')).toBe(1);
  expect(await clean()).toEqual({});
});

it('does not anonymize enquiries if their retention is 0', async () => {
  await server.db.execute(sql`insert into requests (section, text, phone, full_name, created_at)
    values ('shop', 'Фильтр', '+998900000000', 'Лола', now() - interval '99 years')`);
  await cleanOldRows(server.db, { ...server.config.retention, requests: 0 });
  expect(await count('requests', "full_name = 'Лола'")).toBe(1);
});
