import { sql } from 'drizzle-orm';
import type { Booking, Hold, WaitlistEntry } from '#contract/bookings';
import { erasePersonalData, exportPersonalData } from '../accounts/personalData';
import { cleanOldRows } from '../ops/retention';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
});
afterAll(() => server.close());

const named = async () =>
  (
    await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from bookings where num_nulls(user_id, phone, name, token_hash) < 4 or note <> '' or complaint <> ''`,
    )
  ).rows[0]?.n;

it('exports the bookings and waitlist entries of a person and anonymizes them on erasure', async () => {
  const { db, config } = server;
  const { userId, phone, accessToken } = await createDemoCustomer(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const [one = '', other = ''] = await calls.startsOn(dayAhead(4));
  const guest = await calls.bookAt(one, { phone });
  const held = (await calls.holdAt(other)).json<Hold>();
  const form = {
    hold: held.token,
    name: 'Гулрухсор',
    complaint: 'Стучит спереди',
    note: 'Позвоните мужу',
    model: await calls.anyModel(),
    year: 2020,
  };
  const own = (await calls.call('POST', '/my-bookings/', { body: form, headers })).json<Booking>();
  const requirements = { services: [1], branch: 1, day: dayAhead(5), name: 'Гулрухсор' };
  const join = () => calls.call('POST', '/my-bookings/waits/', { body: requirements, headers });
  const wait = (await calls.whileFull(join)).json<WaitlistEntry>();
  const listed = (await calls.call('GET', '/my-bookings/', { headers })).json<Booking[]>();
  expect(listed.map(({ reference }) => reference)).toEqual([guest.reference, own.reference]);

  const exported = await exportPersonalData(db, phone, config.secrets.code);
  expect(exported).toMatchObject({
    bookings: [
      { reference: guest.reference, phone },
      { reference: own.reference, name: 'Гулрухсор', complaint: 'Стучит спереди', note: 'Позвоните мужу' },
    ],
    booking_waits: [{ day: dayAhead(5), phone, state: 'waiting' }],
  });
  expect(JSON.stringify(exported)).not.toContain(own.token);

  await db.transaction((tx) => erasePersonalData(tx, { phone, userId, codeSecret: config.secrets.code }));
  expect(await named()).toBe(0);
  const { rows } = await db.execute(sql`select state from bookings order by id`);
  expect(rows).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
  expect((await calls.call('GET', `/bookings/${own.token}/`)).statusCode).toBe(404);
  expect((await calls.call('DELETE', `/bookings/waits/${wait.token}`)).statusCode).toBe(404);
  expect(await calls.startsOn(dayAhead(4))).toContain(one);
});

it('anonymizes bookings after the retention period of enquiries, and deletes past waitlist entries', async () => {
  const { db, config } = server;
  const [at = ''] = await calls.startsOn(dayAhead(4));
  await calls.bookAt(at);
  await server.db.execute(sql`insert into booking_waits (branch_id, day, services, phone, language)
    select 1, current_date + ahead, array[1], '+998901112233', 'ru' from unnest(array[-5, 1]) ahead`);
  expect(await cleanOldRows(db, config.retention)).toEqual({ lines: 1 });
  const ago = sql`make_interval(days => ${config.retention.requests + 10})`;
  await db.execute(
    sql`update bookings set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago}, free_at = free_at - ${ago}`,
  );
  expect(await cleanOldRows(db, config.retention)).toEqual({ bookers: 1 });
  expect(await named()).toBe(0);
});
