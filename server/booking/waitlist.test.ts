import { sql } from 'drizzle-orm';
import type { Hold, OwnWaitlistEntry, WaitlistEntry } from '#contract/bookings';
import { erasePersonalData } from '../accounts/personalData';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { expireHolds, offerMissedSlots, remindOfBookings } from './reminders';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
  await server.db.execute(sql`update bays set hidden = true where branch_id = 1 and id <> 10`);
  await server.db.execute(
    sql`update branches set week = (select jsonb_agg('[["09:00","10:00"]]'::jsonb) from generate_series(1, 7)) where id = 1`,
  );
  await server.db.execute(sql`update booking_rules set online_share = 100`);
  await server.db.execute(sql`update services set duration_minutes = 30 where id = 2`);
});
afterAll(() => server.close());
afterEach(() => calls.forgetAll());

const day = dayAhead(3);
const notifier = () => ({ store: server.app.messages.store, config: server.config });
const wait = async (phone = newPhone()) =>
  calls.call('POST', '/bookings/waits/', {
    body: { services: [1], branch: 1, day, name: 'Азиз', phone },
    headers: { 'x-verification-token': await calls.proofOf(phone) },
  });
const states = async () =>
  (await server.db.execute<{ state: string }>(sql`select state from booking_waits order by id`)).rows.map(
    ({ state }) => state,
  );
const heldBy = async (phone: string) => {
  const text =
    server.app.outbox?.find((message) => message.phone === phone && message.text.includes('hold='))?.text ?? '';
  return /hold=(\w+)/.exec(text)?.[1] ?? 'none';
};

const morning = () => server.db.execute(sql`update messages set next_try_at = now()`);

it('offers a freed slot to the first customer of the waitlist, who books it without another code', async () => {
  const [at = ''] = await calls.startsOn(day);
  const taken = await calls.bookAt(at);
  expect((await calls.times(day)).days[0]).toMatchObject({ starts: [], full: true });
  const [one, other] = [newPhone(), newPhone()];
  const places = [await wait(one), await wait(other), await wait(one)].map((reply) => reply.json<WaitlistEntry>());
  expect(places.map(({ place }) => place)).toEqual([1, 2, 1]);
  expect(places[2]?.token).toBe(places[0]?.token);
  await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
  expect(await states()).toEqual(['offered', 'waiting']);
  expect((await calls.holdAt(at)).statusCode).toBe(409);
  await morning();
  await server.app.messages.sweep();
  const token = await heldBy(one);
  expect((await calls.call('GET', `/bookings/holds/${token}`)).json<Hold>()).toMatchObject({ starts_at: at });
  expect((await calls.bookWith(token, { phone: other, proof: 'none' })).statusCode).toBe(403);
  expect((await calls.bookWith(token, { phone: one, proof: 'none' })).statusCode).toBe(201);
  expect(await states()).toEqual(['booked', 'waiting']);
});

it('rejects a waitlist entry for a day with free slots; joining again replaces the services', async () => {
  const phone = newPhone();
  const ask = async (services: number[]) =>
    calls.call('POST', '/bookings/waits/', {
      body: { services, branch: 1, day, name: 'Азиз', phone },
      headers: { 'x-verification-token': await calls.proofOf(phone) },
    });
  const free = await ask([1]);
  expect([free.statusCode, free.json<{ code: string }>().code]).toEqual([409, 'day_has_times']);
  expect(await states()).toEqual([]);
  await calls.bookAt((await calls.startsOn(day))[0] ?? '');
  await ask([1]);
  await wait();
  expect((await ask([2])).json<WaitlistEntry>().place).toBe(1);
  const { rows } = await server.db.execute(sql`select services from booking_waits where phone = ${phone}`);
  expect(rows).toEqual([{ services: [2] }]);
});

it('offers a slot to the next customer when the offer to the first expires', async () => {
  const [at = ''] = await calls.startsOn(day);
  const taken = await calls.bookAt(at);
  await wait();
  await wait();
  await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
  expect(await expireHolds(server.db, notifier())).toBe(0);
  await server.db.execute(sql`update bookings set hold_expires_at = now() where state = 'held'`);
  expect(await expireHolds(server.db, notifier())).toBe(1);
  expect(await states()).toEqual(['passed', 'offered']);
  expect((await calls.sentKeys()).filter((key) => key.endsWith(':free'))).toHaveLength(2);
});

it('offers the slots of an erased customer to the waitlist', async () => {
  const [at = ''] = await calls.startsOn(day);
  const phone = newPhone();
  await calls.bookAt(at, { phone });
  await wait();
  expect(await offerMissedSlots(server.db, notifier())).toBe(0);
  const codeSecret = server.config.secrets.code;
  await server.db.transaction((tx) => erasePersonalData(tx, { phone, userId: null, codeSecret }));
  expect(await offerMissedSlots(server.db, notifier())).toBe(1);
  expect(await states()).toEqual(['offered']);
  expect(await offerMissedSlots(server.db, notifier())).toBe(0);
});

it('deletes a queued offer when its customer leaves the waitlist', async () => {
  const [at = ''] = await calls.startsOn(day);
  const phone = newPhone();
  const taken = await calls.bookAt(at);
  const { token } = (await wait(phone)).json<WaitlistEntry>();
  await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
  expect((await calls.sentKeys()).filter((key) => key.endsWith(':free'))).toHaveLength(1);
  await calls.call('DELETE', `/bookings/waits/${token}`);
  expect((await calls.sentKeys()).filter((key) => key.endsWith(':free'))).toEqual([]);
});

it('offers a slot to the waitlist when its hold is released', async () => {
  const [at = ''] = await calls.startsOn(day);
  const held = (await calls.holdAt(at)).json<Hold>();
  await wait();
  await calls.call('DELETE', `/bookings/holds/${held.token}`);
  expect(await states()).toEqual(['offered']);
});

describe('a customer who leaves the waitlist', () => {
  const leave = async (token: string) => (await calls.call('DELETE', `/bookings/waits/${token}`)).statusCode;

  it('cancels the entry only with its token, and the next customer moves up', async () => {
    await calls.bookAt((await calls.startsOn(day))[0] ?? '');
    const [first, second] = [(await wait()).json<WaitlistEntry>(), (await wait()).json<WaitlistEntry>()];
    expect([second.place, await leave(first.token), await leave(first.token)]).toEqual([2, 204, 204]);
    expect(await states()).toEqual(['cancelled', 'waiting']);
    expect([await leave('f'.repeat(32)), await leave(first.token.toUpperCase()), await leave('1')]).toEqual([
      404, 404, 404,
    ]);
    expect((await wait()).json<WaitlistEntry>().place).toBe(2);
  });

  it('passes the offered slot to the next customer, as does a customer who releases the hold', async () => {
    const [at = ''] = await calls.startsOn(day);
    const taken = await calls.bookAt(at);
    const line = [await wait(), await wait(), await wait()].map((reply) => reply.json<WaitlistEntry>());
    await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
    await leave(line[0]?.token ?? '');
    expect(await states()).toEqual(['cancelled', 'offered', 'waiting']);
    const { rows } = await server.db.execute<{ phone: string }>(
      sql`select phone from booking_waits where state = 'offered'`,
    );
    await morning();
    await server.app.messages.sweep();
    await calls.call('DELETE', `/bookings/holds/${await heldBy(rows[0]?.phone ?? '')}`);
    expect(await states()).toEqual(['cancelled', 'passed', 'offered']);
    expect((await calls.sentKeys()).filter((key) => key.endsWith(':free'))).toHaveLength(2);
  });
});

describe('a signed-in customer', () => {
  const joinOwnWaitlist = (headers: Record<string, string>, on = day) =>
    calls.call('POST', '/my-bookings/waits/', { body: { services: [1], branch: 1, day: on, name: 'Азиз' }, headers });
  const ownOf = async (headers: Record<string, string>) =>
    (await calls.call('GET', '/my-bookings/waits/', { headers })).json<OwnWaitlistEntry[]>();

  it('joins the waitlist without a code and sees only their own entries, with held slots', async () => {
    const [one, other] = [await createDemoCustomer(server), await createDemoCustomer(server)].map(
      ({ accessToken }) => ({
        authorization: `Bearer ${accessToken}`,
      }),
    );
    if (!one || !other) throw new Error('no customers');
    const [at = ''] = await calls.startsOn(day);
    const taken = await calls.bookAt(at);
    const joined = await joinOwnWaitlist(one);
    await calls.whileFull(() => joinOwnWaitlist(one, dayAhead(2)));
    expect([joined.statusCode, (await joinOwnWaitlist({})).statusCode]).toEqual([201, 401]);
    const own = await ownOf(one);
    expect(own.map((wait) => wait.day)).toEqual([dayAhead(2), day]);
    expect(own[1]).toMatchObject({
      ...joined.json<WaitlistEntry>(),
      branch: { id: 1 },
      services: [{ id: 1 }],
      hold: null,
    });
    expect(await ownOf(other)).toEqual([]);
    await calls.call('POST', `/bookings/${taken.token}/cancellations/`);
    const offered = (await ownOf(one))[1];
    expect(offered).toMatchObject({ place: 0, starts_at: at });
    expect((await calls.call('GET', `/bookings/holds/${offered?.hold ?? ''}`)).json<Hold>().starts_at).toBe(at);
    await server.db.execute(sql`update bookings set hold_expires_at = now() where state = 'held'`);
    expect(await ownOf(one)).toHaveLength(1);
  });
});

it('a waitlist entry needs a verified phone, a day within the horizon and fewer than three other entries', async () => {
  const phone = newPhone();
  const body = { services: [1], branch: 1, day, name: 'Азиз', phone };
  expect((await calls.call('POST', '/bookings/waits/', { body })).statusCode).toBe(403);
  const ask = async (on: string) => {
    const headers = { 'x-verification-token': await calls.proofOf(phone) };
    return (await calls.call('POST', '/bookings/waits/', { body: { ...body, day: on }, headers })).statusCode;
  };
  expect([await ask(dayAhead(-1)), await ask(dayAhead(200))]).toEqual([400, 400]);
  const answers: number[] = [];
  await calls.whileFull(async () => {
    for (const ahead of [3, 4, 5, 6]) answers.push(await ask(dayAhead(ahead)));
  });
  expect(answers).toEqual([201, 201, 201, 409]);
});

it('rejects a waitlist entry for a day on which the work can never start', async () => {
  const closed = dayAhead(5);
  const phone = newPhone();
  const ask = async (on: string, services = [1]) => {
    const headers = { 'x-verification-token': await calls.proofOf(phone) };
    const body = { services, branch: 1, day: on, name: 'Азиз', phone };
    const reply = await calls.call('POST', '/bookings/waits/', { body, headers });
    return [reply.statusCode, reply.json<{ code?: string }>().code];
  };
  await server.db.execute(
    sql`insert into hours_exceptions (from_date, branch_id, day, reason) values (${closed}, 1, '[]', '{"ru": "x", "uz": "x"}')`,
  );
  expect(await ask(closed)).toEqual([400, 'day_not_bookable']);
  await server.db.execute(sql`delete from hours_exceptions where from_date = ${closed}`);
  expect(await ask(day, [1, 2])).toEqual([400, 'day_not_bookable']);
  expect(await states()).toEqual([]);
  await calls.whileFull(async () => expect((await ask(closed))[0]).toBe(201));
});

describe('a reminder', () => {
  const sentEvents = async () => (await calls.sentKeys()).map((key) => key.split(':').slice(2).join(':'));

  it('is sent the day before and two hours before, once per start time', async () => {
    const [at = ''] = await calls.startsOn(day);
    const booking = await calls.bookAt(at);
    const before = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000);
    const look = (hours: number) => remindOfBookings(server.db, notifier(), before(hours));
    expect([await look(25), await look(23), await look(23), await look(1.9), await look(1)]).toEqual([0, 1, 0, 1, 0]);
    const next = (await calls.startsOn(dayAhead(4)))[0];
    await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: next } });
    expect([await look(-1), await look(-22)]).toEqual([1, 1]);
    expect(await sentEvents()).toEqual(['booked:0', 'tomorrow:0', 'soon:0', 'moved:1', 'tomorrow:1', 'soon:1']);
  });

  it('is sent once by two concurrent processes, and not for a cancelled booking', async () => {
    for (const ahead of [3, 4, 5]) await calls.bookAt((await calls.startsOn(dayAhead(ahead)))[0] ?? '');
    const last = await calls.bookAt((await calls.startsOn(dayAhead(6)))[0] ?? '');
    await calls.call('POST', `/bookings/${last.token}/cancellations/`);
    await server.db.execute(sql`update bookings set chosen_at = now() - interval '9 days'`);
    for (const ahead of [3, 4, 5, 6]) {
      const now = new Date(Date.parse(`${dayAhead(ahead)}T09:00:00+05:00`) - 20 * 3_600_000);
      const both = await Promise.all([0, 1].map(() => remindOfBookings(server.db, notifier(), now)));
      expect(both.reduce((sum, one) => sum + one)).toBe(ahead === 6 ? 0 : 1);
    }
  });
});
