import { sql } from 'drizzle-orm';
import type { Hold } from '#contract/bookings';
import { MAX_BOOKINGS_A_DAY, MAX_HOLDS } from '#contract/rules/bookings';
import { hashOfPhone } from '../platform/auth/phones';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, codeOf, dayAhead, newAddress } from '../testing/bookingCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

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

describe('attackers', () => {
  it('cannot find a booking by reference, id or wrong link', async () => {
    const booking = await calls.bookAt(await firstOf());
    const wrong = [
      booking.reference,
      '1',
      'f'.repeat(32),
      booking.token.toUpperCase(),
      `${booking.token}0`,
      'x'.repeat(99),
    ];
    for (const token of wrong) {
      expect(await codeOf(calls.call('GET', `/bookings/${token}/`))).toEqual([404, 'not_found']);
      expect(await codeOf(calls.call('POST', `/bookings/${token}/cancellations/`))).toEqual([404, 'not_found']);
      expect((await calls.call('GET', `/bookings/${token}/calendar.ics`)).statusCode).toBe(404);
    }
    expect((await calls.read(booking.token)).state).toBe('booked');
  });

  it('cannot book with an invisible name, and line breaks in a name become spaces', async () => {
    const { token } = (await calls.holdAt(await firstOf())).json<Hold>();
    const refused = await calls.bookWith(token, { name: '\u200b\u200b\u3164' });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { name: [expect.any(String)] }]);
    expect((await calls.bookWith(token, { name: 'Азиз\r\nКаримов' })).statusCode).toBe(201);
    const { rows } = await server.db.execute(sql`select name from bookings`);
    expect(rows).toEqual([{ name: 'Азиз Каримов' }]);
  });

  it('cannot hold a past, off-grid, too early, too late or closed slot', async () => {
    const at = await firstOf();
    const plus = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
    const wrong = [
      '2020-01-01T09:00:00+05:00',
      '9999-12-31T09:00:00+05:00',
      new Date(Date.now() + 60_000).toISOString(),
      plus(7),
      plus(0.5),
      plus(90 * 1_440),
      `${day}T04:00:00+05:00`,
    ];
    for (const one of wrong) expect([one, ...(await codeOf(calls.holdAt(one)))]).toEqual([one, 409, 'time_gone']);
    for (const one of ['yesterday', '2026-13-01T00:00:00Z']) expect((await calls.holdAt(one)).statusCode).toBe(400);
  });

  it('cannot hold a slot for a service that is phone-only, unknown or not offered at the branch', async () => {
    const at = await firstOf();
    for (const services of [[6], [9_999], [1, 6]])
      expect(await codeOf(calls.holdAt(at, { services }))).toEqual([400, 'service_not_bookable']);
    expect((await calls.holdAt(at, { branch: 9_999 })).statusCode).toBe(409);
    await server.db.execute(sql`update bays set hidden = true where branch_id = 2`);
    expect(await codeOf(calls.holdAt(at, { branch: 2 }))).toEqual([409, 'time_gone']);
    await server.db.execute(sql`update bays set hidden = false`);
  });

  it('cannot exceed the hold limit of one client address', async () => {
    const starts = await calls.startsOn(day);
    const from = newAddress();
    for (let place = 0; place < MAX_HOLDS; place++)
      expect((await calls.holdAt(starts[place] ?? '', { from })).statusCode).toBe(201);
    expect(await codeOf(calls.holdAt(starts[MAX_HOLDS] ?? '', { from }))).toEqual([429, 'too_many_holds']);
    expect((await calls.holdAt(starts[MAX_HOLDS] ?? '')).statusCode).toBe(201);
  });

  it('lose their earlier hold when they hold another slot', async () => {
    const starts = await calls.startsOn(day);
    const from = newAddress();
    let holder = (await calls.holdAt(starts[0] ?? '', { from })).json<Hold>().token;
    for (const place of [2, 4, 6, 8])
      holder = (await calls.holdAt(starts[place] ?? '', { from, holder })).json<Hold>().token;
    const { rows } = await server.db.execute(
      sql`select state, count(*)::int as count from bookings group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'expired', count: 4 },
      { state: 'held', count: 1 },
    ]);
  });

  it('cannot book with an unverified or blocked phone, nor a third time with one phone', async () => {
    const starts = await calls.startsOn(day);
    const phone = newPhone();
    const held = (await calls.holdAt(starts[0] ?? '')).json<Hold>();
    const others = await calls.proofOf(newPhone());
    expect(await codeOf(calls.bookWith(held.token, { phone, proof: others }))).toEqual([403, 'phone_not_verified']);
    await calls.bookAt(starts[0] ?? '', { phone });
    await calls.bookAt(starts[2] ?? '', { phone });
    const third = (await calls.holdAt(starts[4] ?? '')).json<Hold>();
    expect(await codeOf(calls.bookWith(third.token, { phone }))).toEqual([409, 'too_many_bookings']);
    const hash = hashOfPhone(phone, server.config.secrets.code);
    await server.db.execute(sql`insert into booking_blocked_phones (phone_hash) values (${hash})`);
    const refused = await calls.bookWith(third.token, { phone });
    expect(refused.json()).toMatchObject({ code: 'phone_blocked', branch_phone: '+998712000010' });
  });

  it('cannot trigger unlimited SMS by alternating booking and cancelling', async () => {
    const starts = await calls.startsOn(day);
    const phone = newPhone();
    for (let made = 0; made < MAX_BOOKINGS_A_DAY; made++) {
      const { token } = await calls.bookAt(starts[made] ?? '', { phone });
      expect((await calls.call('POST', `/bookings/${token}/cancellations/`)).statusCode).toBe(200);
    }
    const next = (await calls.holdAt(starts[0] ?? '')).json<Hold>();
    expect(await codeOf(calls.bookWith(next.token, { phone }))).toEqual([409, 'too_many_bookings_today']);
    expect((await calls.sentKeys()).map((key) => key.split(':')[2])).toEqual(Array(MAX_BOOKINGS_A_DAY).fill('booked'));
  });

  it('cannot use the hold token of a booking to book again or to read the booking', async () => {
    const held = (await calls.holdAt(await firstOf())).json<Hold>();
    await calls.bookWith(held.token);
    expect(await codeOf(calls.bookWith(held.token))).toEqual([404, 'not_found']);
    expect(await codeOf(calls.call('GET', `/bookings/${held.token}/`))).toEqual([404, 'not_found']);
    await calls.call('DELETE', `/bookings/holds/${held.token}`);
    const { rows } = await server.db.execute(sql`select state from bookings`);
    expect(rows).toEqual([{ state: 'booked' }]);
  });
});
