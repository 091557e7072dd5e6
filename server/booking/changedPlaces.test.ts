import { sql } from 'drizzle-orm';
import type { Booking, Hold } from '#contract/bookings';
import { ZONE } from '../platform/db/expressions';
import { dayOf, minuteAt } from '../platform/minutes';
import { bookingCallsOf, codeOf, dayAhead, newAddress } from '../testing/bookingCalls';
import { startTestServer, type TestServer } from '../testing/testServer';
import { readBranchSchedules } from './branchSchedule';
import { remindOfBookings } from './reminders';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
});
afterAll(() => server.close());
afterEach(() => calls.forgetAll());

const day = dayAhead(4);
const firstOf = (asked = {}) => calls.firstOn(day, asked);
async function during(change: ReturnType<typeof sql>, back: ReturnType<typeof sql>, work: () => Promise<void>) {
  await server.db.execute(change);
  try {
    await work();
  } finally {
    await server.db.execute(back);
  }
}

it.each([
  ['hidden', sql`update branches set hidden = true where id = 1`, sql`update branches set hidden = false where id = 1`],
  [
    'by_phone',
    sql`update services set call_only = true where id = 1`,
    sql`update services set call_only = false where id = 1`,
  ],
  [
    'by_phone',
    sql`update services set hidden = true where id = 1`,
    sql`update services set hidden = false where id = 1`,
  ],
  ['by_phone', sql`update booking_rules set hidden = true`, sql`update booking_rules set hidden = false`],
  ['moves', sql`update booking_rules set most_moves = 0`, sql`update booking_rules set most_moves = 3`],
])('gives the reason why a booking cannot be moved: %s', async (why, change, back) => {
  const { token, no_move: before } = await calls.bookAt(await firstOf());
  expect(before).toBeNull();
  const [, , to = ''] = await calls.startsOn(day);
  await during(change, back, async () => {
    expect(await calls.read(token)).toMatchObject({ no_move: why, moves_left: 0, can_change: true });
    const moved = calls.call('POST', `/bookings/${token}/moves/`, { body: { starts_at: to } });
    expect(await codeOf(moved)).toEqual([409, why === 'moves' ? 'too_many_moves' : 'booking_fixed']);
  });
});

it('refuses to confirm a past booking', async () => {
  const { token, is_over: before } = await calls.bookAt(await firstOf());
  expect(before).toBe(false);
  await server.db.execute(sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
    free_at = now() - interval '1 hour'`);
  expect(await calls.read(token)).toMatchObject({
    is_over: true,
    no_move: 'over',
    can_change: false,
    confirmed: false,
  });
  expect(await codeOf(calls.call('POST', `/bookings/${token}/confirmations/`))).toEqual([409, 'booking_fixed']);
});

it.each([
  [
    'on a closed day',
    sql`insert into hours_exceptions (from_date, branch_id, day, reason) values (${day}, 1, '[]', '{"ru": "x", "uz": "x"}')`,
    sql`delete from hours_exceptions where from_date = ${day}`,
  ],
  ['in a hidden bay', sql`update bays set hidden = true where branch_id = 1`, sql`update bays set hidden = false`],
  ['of a hidden branch', sql`update branches set hidden = true where id = 1`, sql`update branches set hidden = false`],
])('refuses to confirm a booking %s', async (_, change, back) => {
  const { token, is_stranded: before } = await calls.bookAt(await firstOf());
  expect(before).toBe(false);
  await during(change, back, async () => {
    expect(await calls.read(token)).toMatchObject({ is_stranded: true, is_over: false });
    expect(await codeOf(calls.call('POST', `/bookings/${token}/confirmations/`))).toEqual([409, 'booking_stranded']);
  });
  expect((await calls.call('POST', `/bookings/${token}/confirmations/`)).statusCode).toBe(200);
});

it('refuses to book a hold whose branch was hidden meanwhile', async () => {
  const { token } = (await calls.holdAt(await firstOf())).json<Hold>();
  const [hide, show] = [true, false].map((is) => sql`update branches set hidden = ${is} where id = 1`);
  if (!hide || !show) throw new Error('Nothing to do');
  await during(hide, show, async () => {
    expect(await codeOf(calls.bookWith(token))).toEqual([409, 'time_gone']);
  });
  expect((await calls.bookWith(token)).statusCode).toBe(201);
});

it('limits the holds of one client address, so that other customers can still hold a slot', async () => {
  const from = newAddress();
  const asked = { branch: 7, services: '9' };
  const dates = [4, 5, 6].map(dayAhead);
  const starts = await Promise.all(dates.map((date) => calls.startsOn(date, asked)));
  const at = starts.findIndex((ones) => ones.length > 10);
  const hold = async (own: { from?: string } = {}) => {
    const [start = ''] = await calls.startsOn(dates[at] ?? '', asked);
    return calls.holdAt(start, { branch: 7, services: [9], ...own });
  };
  const replies = [await hold({ from }), await hold({ from }), await hold({ from }), await hold({ from })];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  expect(replies[3]?.json()).toMatchObject({ code: 'too_many_holds', branch_phone: expect.stringMatching(/^\+998/) });
  expect((await hold()).statusCode).toBe(201);
});

it('holds without a session do not use up the daily share of online bookings', async () => {
  const starts = await calls.startsOn(day);
  await during(
    sql`update booking_rules set online_share = 2`,
    sql`update booking_rules set online_share = 70`,
    async () => {
      // 2 % of the open time of four bays is less than two bookings of 40 minutes.
      expect((await calls.holdAt(starts[0] ?? '')).statusCode).toBe(201);
      expect(await calls.startsOn(day)).not.toEqual([]);
    },
  );
});

it('checks the daily share of online bookings again when a hold becomes a booking', async () => {
  const [one = '', other = ''] = await calls.startsOn(day);
  const holds = [await calls.holdAt(one), await calls.holdAt(other)].map((reply) => reply.json<Hold>().token);
  const small = sql`update booking_rules set online_share = 2`;
  await during(small, sql`update booking_rules set online_share = 70`, async () => {
    const replies = [];
    for (const token of holds) replies.push((await calls.bookWith(token)).statusCode);
    expect(replies).toEqual([201, 409]);
  });
});

it('a car in work past its end occupies its bay until now', async () => {
  const now = Date.now();
  const { rows } = await server.db.execute<{ bay: number }>(sql`insert into bookings
    (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services)
    select 'in_work', 'desk', branch_id, id, now() - interval '3 hours', now() - interval '1 hour', now() - interval '1 hour', '[]'
    from bays where branch_id = 5 and not hidden order by id limit 1 returning bay_id as bay`);
  const today = dayOf(minuteAt(new Date(now)));
  const [found] = await readBranchSchedules(server.db, { branches: [5], first: today, last: today, now });
  const own = found?.schedule.taken.filter(({ bay }) => bay === rows[0]?.bay);
  expect(own).toMatchObject([{ isOverrun: true, to: expect.closeTo(now / 60_000, 3) }]);
});

it('the schedule of a branch includes earlier bookings of a bay that was moved to it', async () => {
  await calls.bookAt(await firstOf());
  const [booked] = (await server.db.execute<{ bay: number }>(sql`select bay_id as bay from bookings`)).rows;
  const bay = booked?.bay ?? 0;
  const [to, back] = [2, 1].map((branch) => sql`update bays set branch_id = ${branch} where id = ${bay}`);
  if (!to || !back) throw new Error('Nothing to do');
  await during(to, back, async () => {
    const first = dayOf(minuteAt(new Date(`${day}T00:00:00+05:00`)));
    const [found] = await readBranchSchedules(server.db, { branches: [2], first, last: first });
    expect(found?.schedule.taken.filter((one) => one.bay === bay)).toHaveLength(1);
  });
});

it('every offered start of work over several days can be held', async () => {
  const answers: number[] = [];
  await during(
    sql`update services set duration_minutes = 4000 where id = 1`,
    sql`update services set duration_minutes = 40 where id = 1`,
    async () => {
      await server.db.execute(sql`update booking_rules set online_share = 100`);
      await server.db.execute(sql`insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services)
        select 'booked', 'desk', branch_id, id, start, start + interval '100 hours', start + interval '100 hours', '[]'
        from bays, (select (${dayAhead(7)}::date + time '00:00') at time zone ${ZONE} as start) as days
        where branch_id = 5 and not hidden order by id limit 1`);
      for (const date of [dayAhead(4), dayAhead(6)]) {
        const starts = await calls.startsOn(date, { branch: 5 });
        const last = starts.at(-1) ?? '';
        if (last) answers.push((await calls.holdAt(last, { branch: 5 })).statusCode);
      }
    },
  );
  await server.db.execute(sql`update booking_rules set online_share = 70`);
  expect(new Set(answers)).toEqual(new Set([201]));
});

it('a hold and a booking keep their duration when that of the service changes', async () => {
  const [at = '', other = '', to = ''] = await calls.startsOn(day);
  const booking = await calls.bookAt(at);
  const { token } = (await calls.holdAt(other)).json<Hold>();
  const [longer, back] = [90, 40].map((minutes) => sql`update services set duration_minutes = ${minutes} where id = 1`);
  if (!longer || !back) throw new Error('Nothing to do');
  await during(longer, back, async () => {
    const moved = await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: to } });
    for (const reply of [moved, await calls.bookWith(token)]) {
      const { starts_at: start, ends_at: end, services } = reply.json<Booking>();
      expect([(Date.parse(end) - Date.parse(start)) / 60_000, services[0]?.minutes]).toEqual([40, 40]);
    }
  });
});

it('sends no reminders for a hidden branch, bay or service or a closed day', async () => {
  const ahead = new Date(dayAhead(6)).getUTCDay() === 0 ? 5 : 6;
  const date = dayAhead(ahead);
  const bookings: Booking[] = [];
  for (const branch of [1, 2, 3, 4, 5]) {
    const [start = ''] = await calls.startsOn(date, { branch });
    bookings.push(await calls.bookAt(start, { branch }));
  }
  const references = bookings.map(({ reference }) => reference);
  await server.db.execute(sql`update bookings set chosen_at = now() - interval '3 days'`);
  await server.db.execute(sql`delete from messages`);
  await server.db.execute(sql`update branches set hidden = true where id = 1`);
  await server.db.execute(
    sql`update bays set hidden = true where id = (select bay_id from bookings where branch_id = 2)`,
  );
  await server.db.execute(
    sql`update bookings set services = '[{"id":6,"name":{"ru":"","uz":""},"minutes":40,"price":null}]' where branch_id = 3`,
  );
  await server.db.execute(sql`update services set hidden = true where id = 6`);
  await server.db.execute(
    sql`insert into hours_exceptions (from_date, branch_id, day, reason) values (${date}, 4, '[]', '{"ru": "x", "uz": "x"}')`,
  );
  const { rows } = await server.db.execute<{ ms: number }>(
    sql`select extract(epoch from max(starts_at))::float8 * 1000 as ms from bookings`,
  );
  const noon = new Date(
    Math.max(Date.parse(`${dayAhead(ahead - 1)}T12:00:00+05:00`), (rows[0]?.ms ?? 0) - 23 * 3_600_000),
  );
  const notified = await remindOfBookings(server.db, { store: server.app.messages.store, config: server.config }, noon);
  const keys = await calls.sentKeys();
  const [kept] = (
    await server.db.execute<{ id: number }>(sql`select id from bookings where reference = ${references[4]}`)
  ).rows;
  expect([notified, keys]).toEqual([1, [`booking:${kept?.id}:tomorrow:0`]]);
  await server.db.execute(sql`update branches set hidden = false where id = 1`);
  expect(await remindOfBookings(server.db, { store: server.app.messages.store, config: server.config }, noon)).toBe(1);
  await server.db.execute(sql`update bays set hidden = false`);
  await server.db.execute(sql`update services set hidden = false where id = 6`);
  await server.db.execute(sql`delete from hours_exceptions where from_date = ${date}`);
});
