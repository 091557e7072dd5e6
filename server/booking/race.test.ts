import { sql } from 'drizzle-orm';
import type { Booking, Hold } from '#contract/bookings';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

/** scripts/lib/checks.mjs sets fewer tries in CI. */
const TRIES = Number(process.env['TRIES'] ?? 5_000);
/** One client, because the embedded database serializes statements. */
const CLIENTS = process.env['DATABASE_URL_TEST'] ? 60 : 1;

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
const day = dayAhead(2);
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
  const { db } = server;
  await db.execute(
    sql`update services set duration_minutes = 60, step_minutes = 60, buffer_minutes = null where id = 1`,
  );
  await db.execute(sql`update booking_rules set online_share = 100`);
});
afterAll(() => server.close());

it(`fills every slot without double booking after ${TRIES} tries by ${CLIENTS} concurrent clients`, async () => {
  const starts = await calls.startsOn(day);
  const possible = starts.length * 2;
  const statuses = new Map<number, number>();
  const booked: Booking[] = [];
  let tries = 0;
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const one = async () => {
    while (tries < TRIES) {
      tries += 1;
      const held = await calls.holdAt(starts[(tries * 7) % starts.length] ?? '');
      note(held.statusCode);
      if (held.statusCode !== 201) continue;
      const reply = await calls.bookWith(held.json<Hold>().token, { phone: newPhone() });
      note(reply.statusCode);
      if (reply.statusCode === 201) booked.push(reply.json<Booking>());
      const last = tries % 11 === 0 ? booked.pop() : undefined;
      if (last) expect((await calls.call('POST', `/bookings/${last.token}/cancellations/`)).statusCode).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  for (const at of await calls.startsOn(day)) await calls.bookAt(at).catch(() => null);
  for (const at of await calls.startsOn(day)) await calls.bookAt(at).catch(() => null);

  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const { rows } = await server.db.execute<{ live: number; overlaps: number }>(sql`select
    (select count(*)::int from bookings where state = 'booked') as live,
    (select count(*)::int from bookings one join bookings other on one.id < other.id and one.bay_id = other.bay_id
      and one.state = 'booked' and other.state = 'booked'
      and tstzrange(one.starts_at, one.free_at) && tstzrange(other.starts_at, other.free_at)) as overlaps`);
  expect(rows).toEqual([{ live: possible, overlaps: 0 }]);
}, 900_000);

it('the exclusion constraint rejects overlapping bookings of a bay', async () => {
  const copy = sql`insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services)
    select 'booked', 'desk', branch_id, bay_id, starts_at + interval '59 minutes', ends_at + interval '59 minutes', ends_at + interval '59 minutes', '[]'
    from bookings where state = 'booked' limit 1`;
  await expect(server.db.execute(copy)).rejects.toMatchObject({ cause: { code: '23P01' } });
});
