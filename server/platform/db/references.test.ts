import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('creates unique references across enquiries, visits and bookings', async () => {
  // With an alphabet of two characters there are 256 references, so that collisions are certain.
  const { rows } = await server.db.execute<{ source: string }>(
    sql`select pg_get_functiondef('new_request_reference'::regproc) as source`,
  );
  const withTwoSigns = rows[0]?.source.replace('rest % 26', 'rest % 2').replace('rest / 26', 'rest / 2');
  expect(withTwoSigns).toContain('rest % 2)');
  await server.db.execute(sql.raw(withTwoSigns ?? ''));
  const enquire = (many: number) => sql`insert into requests (section, text, phone, full_name)
    select 'shop', 'Фильтр', '+998901234567', 'Азиз' from generate_series(1, ${many}::int)`;
  const visit = (many: number) => sql`insert into visits (branch_id, car, year, mileage, language)
    select (select min(id) from branches), 'Chevrolet Cobalt', 2018, 1, 'ru' from generate_series(1, ${many}::int)`;
  const book = (many: number, day: number) => sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services)
    select 'booked', 'online', branch_id, id, at, at + interval '1 hour', at + interval '1 hour', '[]'
    from (select min(id) as id from bays) first join bays using (id),
      (select now() + make_interval(days => ${day}::int, hours => n) as at from generate_series(1, ${many}::int) n) times`;
  for (const statement of [enquire(60), visit(60), book(60, 10)]) await server.db.execute(statement);
  for (let day = 20; day < 40; day++)
    for (const statement of [enquire(1), visit(1), book(1, day)]) await server.db.execute(statement);
  const { rows: all } =
    await server.db.execute(sql`select count(*)::int as given, count(distinct reference)::int as different
    from (select reference from requests union all select reference from visits union all select reference from bookings) all_of_them`);
  expect(all).toEqual([{ given: 240, different: 240 }]);
});
