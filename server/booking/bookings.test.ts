import { sql } from 'drizzle-orm';
import type { Booking, BookingTimes, Hold, NextTimes } from '#contract/bookings';
import { newestYear } from '#contract/rules/bounds';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead, newAddress } from '../testing/bookingCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
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

describe('online booking', () => {
  it('holds and books a slot, sends one confirmation and stores no token', async () => {
    const at = await firstOf();
    const held = (await calls.holdAt(at)).json<Hold>();
    expect(held).toMatchObject({ starts_at: at, minutes: 40, services: [1], price: { from: 100_000, to: null } });
    expect(held.seconds_left).toBeGreaterThan(0);
    expect(held.seconds_left).toBeLessThanOrEqual(600);
    const phone = newPhone();
    const reply = await calls.bookWith(held.token, { phone });
    expect(reply.statusCode).toBe(201);
    const booking = reply.json<Booking>();
    expect(booking).toMatchObject({ state: 'booked', starts_at: at, year: 2019, can_change: true, sequence: 0 });
    expect(await calls.read(booking.token)).toEqual(booking);
    expect(reply.body).not.toContain(phone);
    expect(await calls.sentKeys()).toEqual([expect.stringMatching(/^booking:\d+:booked:0$/)]);
    const { rows } = await server.db.execute(sql`select * from bookings`);
    expect(JSON.stringify(rows)).not.toContain(booking.token);
    expect(JSON.stringify(rows)).not.toContain(held.token);
    expect(JSON.stringify((await server.db.execute(sql`select * from idempotency_keys`)).rows)).not.toContain(
      booking.token,
    );
  });

  it('accepts only car years that the form offers', async () => {
    const held = (await calls.holdAt(await firstOf())).json<Hold>();
    const statusOf = async (year: number) => (await calls.bookWith(held.token, { year })).statusCode;
    const newest = newestYear();
    expect([await statusOf(1949), await statusOf(newest + 1), await statusOf(1950)]).toEqual([400, 400, 201]);
  });

  it('rejects a hold of a taken slot and offers alternative slots', async () => {
    const starts = await calls.startsOn(day);
    const at = starts[4] ?? '';
    await calls.bookAt(at);
    await calls.bookAt(at);
    const reply = await calls.holdAt(at);
    expect(reply.statusCode).toBe(409);
    const { code, neighbours } = reply.json<{ code: string; neighbours: string[] }>();
    expect(code).toBe('time_gone');
    expect(neighbours).toHaveLength(6);
    expect(await calls.startsOn(day)).toEqual(expect.arrayContaining(neighbours));
    expect(neighbours).not.toContain(at);
  });

  it('lists a taken slot as free if the request has the token of the hold or booking in that slot', async () => {
    const at = (await calls.startsOn(day))[4] ?? '';
    const listed = async (instead = '') => {
      const asked = `services=1&branch=1&from=${day}&days=1${instead && `&instead=${instead}`}`;
      const { days } = (await calls.call('GET', `/bookings/times/?${asked}`)).json<BookingTimes>();
      return days[0]?.starts.includes(at);
    };
    await calls.bookAt(at);
    const { token: hold } = (await calls.holdAt(at)).json<Hold>();
    expect([await listed(), await listed(hold), await listed('another')]).toEqual([false, true, false]);
    const { token } = (await calls.bookWith(hold)).json<Booking>();
    expect([await listed(), await listed(hold), await listed(token)]).toEqual([false, false, true]);
  });

  it('returns the same hold and booking to a retry after a lost reply', async () => {
    const sent = { headers: { 'idempotency-key': 'hold-1' }, from: newAddress() };
    const at = await firstOf();
    const [one, other] = [await calls.holdAt(at, sent), await calls.holdAt(at, sent)];
    expect(other.json<Hold>()).toEqual(one.json<Hold>());
    const given = { phone: newPhone(), key: 'booking-1' };
    const first = await calls.bookWith(one.json<Hold>().token, given);
    const again = await calls.bookWith(one.json<Hold>().token, { ...given, proof: 'lost' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json<Booking>()).toEqual(first.json<Booking>());
    expect(await calls.sentKeys()).toHaveLength(1);
  });

  it('accepts an expired hold, unless its slot was taken meanwhile', async () => {
    const at = await firstOf();
    const expire = () =>
      server.db.execute(sql`update bookings set hold_expires_at = now() - interval '1 second' where state = 'held'`);
    const late = (await calls.holdAt(at)).json<Hold>();
    await expire();
    expect((await calls.call('GET', `/bookings/holds/${late.token}`)).statusCode).toBe(404);
    expect((await calls.bookWith(late.token)).statusCode).toBe(201);
    const later = (await calls.holdAt(at)).json<Hold>();
    await expire();
    await calls.bookAt(at);
    const phone = newPhone();
    const proof = await calls.proofOf(phone);
    const reply = await calls.bookWith(later.token, { phone, proof });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'time_gone']);
    const [neighbour = ''] = reply.json<{ neighbours: string[] }>().neighbours;
    const next = (await calls.holdAt(neighbour)).json<Hold>();
    expect((await calls.bookWith(next.token, { phone, proof })).statusCode).toBe(201);
  });

  it('moves and cancels a booking by its link and frees its slot at once', async () => {
    const starts = await calls.startsOn(day);
    const [at = '', to = ''] = [starts[0], starts[6]];
    const booking = await calls.bookAt(at);
    const moved = await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: to } });
    expect(moved.json<Booking>()).toMatchObject({
      starts_at: to,
      sequence: 1,
      moves_left: 2,
      reference: booking.reference,
    });
    const cancel = () => calls.call('POST', `/bookings/${booking.token}/cancellations/`);
    await server.db.execute(sql`update bookings set chosen_at = now() - interval '2 minutes'`);
    expect((await cancel()).json<Booking>()).toMatchObject({ state: 'cancelled', sequence: 2, can_change: false });
    expect((await cancel()).json<Booking>()).toMatchObject({ state: 'cancelled', sequence: 2 });
    expect(await calls.startsOn(day)).toEqual(starts);
    expect((await calls.sentKeys()).map((key) => key.split(':')[2])).toEqual(['booked', 'moved', 'cancelled']);
  });

  it('allows three moves, and neither moves nor cancellation after the cut-off', async () => {
    const starts = await calls.startsOn(day);
    const booking = await calls.bookAt(starts[0] ?? '');
    const moveTo = async (at: string | undefined) =>
      (await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: at } })).json<{
        code?: string;
      }>();
    for (const place of [2, 4, 6]) expect((await moveTo(starts[place])).code).toBeUndefined();
    expect((await moveTo(starts[8])).code).toBe('too_many_moves');
    const other = (await calls.holdAt(await firstOf())).json<Hold>();
    expect(Date.parse(other.starts_at) - Date.parse(other.changeable_until ?? '')).toBe(
      Date.parse(booking.starts_at) - Date.parse(booking.change_until),
    );
    await calls.call('DELETE', `/bookings/holds/${other.token}`);
    await server.db.execute(sql`update bookings set moves = 0, starts_at = now() + interval '30 minutes',
      ends_at = now() + interval '90 minutes', free_at = now() + interval '90 minutes'`);
    expect((await moveTo(starts[8])).code).toBe('booking_fixed');
    const cancelled = await calls.call('POST', `/bookings/${booking.token}/cancellations/`);
    expect(cancelled.json<{ code: string }>().code).toBe('booking_fixed');
    expect((await calls.read(booking.token)).can_change).toBe(false);
  });

  it('confirms a booking by a POST request, never by opening its link', async () => {
    const booking = await calls.bookAt(await firstOf());
    expect((await calls.read(booking.token)).confirmed).toBe(false);
    const reply = await calls.call('POST', `/bookings/${booking.token}/confirmations/`);
    expect(reply.json<Booking>().confirmed).toBe(true);
  });

  it('serves a calendar file with a constant UID and an increasing SEQUENCE', async () => {
    const starts = await calls.startsOn(day);
    const booking = await calls.bookAt(starts[0] ?? '');
    const file = async () => (await calls.call('GET', `/bookings/${booking.token}/calendar.ics`)).body;
    const before = await file();
    expect(before).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*TRIGGER:-PT2H[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    await calls.call('POST', `/bookings/${booking.token}/moves/`, { body: { starts_at: starts[4] } });
    await calls.call('POST', `/bookings/${booking.token}/cancellations/`);
    const after = await file();
    expect(after).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
    expect(after).not.toContain('BEGIN:VALARM');
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect([uid(after), uid(before)]).toEqual([uid(before), expect.stringContaining(booking.reference)]);
    const words = [before, after].map((text) => /Перенести|отменена/.exec(text.replaceAll('\r\n ', ''))?.[0]);
    expect(words).toEqual(['Перенести', 'отменена']);
  });

  it('serves the calendar file in the language of the linking page or of the booking, not of the browser', async () => {
    const held = (await calls.holdAt(await firstOf())).json<Hold>();
    const { token } = (await calls.bookWith(held.token, { language: 'uz' })).json<Booking>();
    const file = async (language: string, query = '') => {
      const headers = { 'accept-language': language };
      const reply = await calls.call('GET', `/bookings/${token}/calendar.ics${query}`, { headers });
      const text = reply.body.replaceAll('\r\n ', '');
      const [word, path] = [/Koʻchirish|Перенести/, /URL[^\n]*/].map((what) => what.exec(text)?.[0]);
      const uid = /UID:(\S+)/.exec(text)?.[1];
      return { word, isUzbek: path?.includes(`/uz/booking/${token}`), uid, named: reply.headers['content-language'] };
    };
    const own = await file('ru');
    expect(own).toMatchObject({ word: 'Koʻchirish', isUzbek: true, named: 'uz' });
    expect(await file('')).toEqual(own);
    expect(await file('uz', '?language=ru')).toEqual({ word: 'Перенести', isUzbek: false, uid: own.uid, named: 'ru' });
  });

  it('requires no SMS code of a signed-in customer and lists the booking in the account', async () => {
    const customer = await createDemoCustomer(server);
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    const held = (await calls.holdAt(await firstOf())).json<Hold>();
    const body = { hold: held.token, name: 'Азиз', model: await calls.anyModel(), year: 2020 };
    const reply = await calls.call('POST', '/my-bookings/', { body, headers });
    expect(reply.statusCode).toBe(201);
    const own = (await calls.call('GET', '/my-bookings/', { headers })).json<Booking[]>();
    expect(own).toEqual([reply.json<Booking>()]);
  });

  it('lists the next free slot of each branch', async () => {
    const reply = await calls.call('GET', '/bookings/next/?services=1,2');
    const { branches, minutes } = reply.json<{ minutes: number; branches: { branch: number; starts_at: string }[] }>();
    expect([branches.length, minutes]).toEqual([14, 160]);
    const [first] = branches;
    const on = first?.starts_at.slice(0, 10) ?? '';
    expect((await calls.startsOn(on, { services: '1,2' }))[0]).toBe(first?.starts_at);
  });

  it('omits branches without a bay or without online booking from the next free slots', async () => {
    const last = (await calls.times(day)).until;
    expect(last).toBe(dayAhead(30));
    await server.db.execute(sql`update bays set hidden = true where branch_id = 2`);
    await server.db.execute(sql`update booking_rules set online = false where branch_id = 5`);
    const reply = await calls.call('GET', '/bookings/next/?services=1');
    const ids = reply.json<NextTimes>().branches.map(({ branch }) => branch);
    expect([ids.length, ids.includes(2), ids.includes(5)]).toEqual([12, false, false]);
    await server.db.execute(sql`update bays set hidden = false where branch_id = 2`);
    await server.db.execute(sql`update booking_rules set online = true where branch_id = 5`);
  });
});
