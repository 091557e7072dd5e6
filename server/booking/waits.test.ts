import { sql } from 'drizzle-orm';
import type { Hold } from '../../contract/bookings';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { startTestServer, type TestServer } from '../testing/testServer';
import { endOldHolds, remindOfBookings } from './remind';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
  // One bay, open for one work a day.
  await server.db.execute(sql`update bays set hidden = true where branch_id = 1 and id <> 10`);
  await server.db.execute(
    sql`update branches set week = (select jsonb_agg('[["09:00","10:00"]]'::jsonb) from generate_series(1, 7)) where id = 1`,
  );
  await server.db.execute(sql`update booking_rules set online_share = 100`);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.db.execute(sql`delete from booking_waits`);
  await server.db.execute(sql`delete from bookings`);
  await server.db.execute(sql`delete from messages`);
});

const day = dayAhead(3);
const telling = () => ({ store: server.app.messages.store, config: server.config });
const wait = async (phone = newPhone()) =>
  calls.call('POST', '/bookings/waits/', {
    body: { services: [1], branch: 1, day, name: 'Азиз', phone },
    headers: { 'x-verification-token': await calls.proofOf(phone) },
  });
const states = async () =>
  (await server.db.execute<{ state: string }>(sql`select state from booking_waits order by id`)).rows.map(
    ({ state }) => state,
  );
/** The link's token of the newest offer, as only the message has it. */
const heldBy = async (phone: string) => {
  const text =
    server.app.outbox?.find((message) => message.phone === phone && message.text.includes('hold='))?.text ?? '';
  return /hold=(\w+)/.exec(text)?.[1] ?? 'none';
};

it('the first in line is told of a time that gets free, and books it without another code', async () => {
  const [at = ''] = await calls.startsOn(day);
  const taken = await calls.bookAt(at);
  expect((await calls.times(day)).days[0]).toMatchObject({ starts: [], full: true });
  const [one, other] = [newPhone(), newPhone()];
  expect([(await wait(one)).json(), (await wait(other)).json(), (await wait(one)).json()]).toEqual([
    { place: 1 },
    { place: 2 },
    { place: 1 },
  ]);
  await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
  expect(await states()).toEqual(['offered', 'waiting']);
  // It is held for them.
  expect((await calls.holdAt(at)).statusCode).toBe(409);
  await server.app.messages.sweep();
  const token = await heldBy(one);
  expect((await calls.call('GET', `/bookings/holds/${token}`)).json<Hold>()).toMatchObject({ starts_at: at });
  expect((await calls.bookWith(token, { phone: other, proof: 'none' })).statusCode).toBe(403);
  expect((await calls.bookWith(token, { phone: one, proof: 'none' })).statusCode).toBe(201);
  expect(await states()).toEqual(['booked', 'waiting']);
});

it('the next in line is told once the first one has let it go by', async () => {
  const [at = ''] = await calls.startsOn(day);
  const taken = await calls.bookAt(at);
  await wait();
  await wait();
  await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
  expect(await endOldHolds(server.db, telling())).toBe(0);
  await server.db.execute(sql`update bookings set hold_expires_at = now() where state = 'held'`);
  expect(await endOldHolds(server.db, telling())).toBe(1);
  expect(await states()).toEqual(['passed', 'offered']);
  expect((await calls.told()).filter((key) => key.endsWith(':free'))).toHaveLength(2);
});

it('a hold that is given up, or runs out, is offered as well', async () => {
  const [at = ''] = await calls.startsOn(day);
  const held = (await calls.holdAt(at)).json<Hold>();
  await wait();
  await calls.call('DELETE', `/bookings/holds/${held.token}`);
  expect(await states()).toEqual(['offered']);
});

it('nobody waits without a proven phone, for a day gone by or beyond the horizon, or for a fourth day', async () => {
  const phone = newPhone();
  const body = { services: [1], branch: 1, day, name: 'Азиз', phone };
  expect((await calls.call('POST', '/bookings/waits/', { body })).statusCode).toBe(403);
  const ask = async (on: string) => {
    const headers = { 'x-verification-token': await calls.proofOf(phone) };
    return (await calls.call('POST', '/bookings/waits/', { body: { ...body, day: on }, headers })).statusCode;
  };
  expect([await ask(dayAhead(-1)), await ask(dayAhead(200))]).toEqual([400, 400]);
  expect([await ask(dayAhead(3)), await ask(dayAhead(4)), await ask(dayAhead(5)), await ask(dayAhead(6))]).toEqual([
    201, 201, 201, 409,
  ]);
});

describe('a reminder', () => {
  const news = async () => (await calls.told()).map((key) => key.split(':').slice(2).join(':'));

  it('comes the day before and two hours before, of each time once, whoever looks', async () => {
    const [at = ''] = await calls.startsOn(day);
    const booking = await calls.bookAt(at);
    const before = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000);
    const look = (hours: number) => remindOfBookings(server.db, telling(), before(hours));
    expect([await look(25), await look(23), await look(23), await look(1.9), await look(1)]).toEqual([0, 1, 0, 1, 0]);
    const next = (await calls.startsOn(dayAhead(4)))[0];
    await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: next } });
    expect([await look(-1), await look(-22)]).toEqual([1, 1]);
    expect(await news()).toEqual(['booked:0', 'tomorrow:0', 'soon:0', 'moved:1', 'tomorrow:1', 'soon:1']);
  });

  it('two processes at once tell each of them once; a cancelled one is told of nothing', async () => {
    for (const ahead of [3, 4, 5]) await calls.bookAt((await calls.startsOn(dayAhead(ahead)))[0] ?? '');
    const last = await calls.bookAt((await calls.startsOn(dayAhead(6)))[0] ?? '');
    await calls.call('POST', `/bookings/${last.token}/cancellations/`);
    await server.db.execute(sql`update bookings set chosen_at = now() - interval '9 days'`);
    for (const ahead of [3, 4, 5, 6]) {
      const now = new Date(Date.parse(`${dayAhead(ahead)}T09:00:00+05:00`) - 5 * 3_600_000);
      const both = await Promise.all([0, 1].map(() => remindOfBookings(server.db, telling(), now)));
      expect(both.reduce((sum, one) => sum + one)).toBe(ahead === 6 ? 0 : 1);
    }
  });
});
