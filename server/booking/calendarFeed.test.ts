import { sql } from 'drizzle-orm';
import { loggedUrl } from '../platform/http/log';
import { dayAhead } from '../testing/bookingCalls';
import { type BookingDesk, bookingsAtDesk, startBookingDesk, timeOn } from '../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import type { TestServer } from '../testing/testServer';
import type { Ground } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let manager: DeskBrowser;
let desk: BookingDesk['desk'];

beforeAll(async () => {
  ({ server, ground, browser: manager, desk } = await startBookingDesk('manager'));
});
afterAll(() => server.close());

const makeAddress = async (): Promise<string> => {
  const reply = await manager.call('POST', `/branches/${ground.own}/booking-feed`);
  expect(reply.statusCode).toBe(201);
  return reply.json<{ address: string }>().address;
};
const ask = (address: string) => server.app.inject({ url: address.slice(new URL(address).origin.length) });
const feedAt = async (address: string): Promise<string> => (await ask(address)).body.replaceAll(/\r\n[ \t]/g, '');
const eventOf = (feed: string, reference: string): Record<string, string> => {
  const block = feed.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${reference}@`)) ?? '';
  return Object.fromEntries(
    block
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
};

it('the feed of a branch follows changes of a booking and contains neither phone nor family name', async () => {
  const address = await makeAddress();
  const day = dayAhead(2);
  let booking = await desk.make({ starts_at: timeOn(day, '10:00'), model: ground.model, name: 'Азиз Каримов' });
  const reply = await ask(address);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  let feed = await feedAt(address);
  const first = eventOf(feed, booking.reference);
  expect(first).toMatchObject({ SEQUENCE: '0', STATUS: 'CONFIRMED', DTSTART: `${day.replaceAll('-', '')}T050000Z` });
  // The month view of a calendar shows only the beginning of the event summary.
  expect(first['SUMMARY']).toMatch(new RegExp(`^Азиз.*${booking.reference}$`));
  expect(first['SUMMARY']).toContain(booking.car);
  expect(feed).not.toContain(booking.phone.slice(-7));
  expect(feed).not.toContain('Каримов');
  booking = await desk.change(booking, { starts_at: timeOn(day, '12:30') });
  feed = await feedAt(address);
  expect(eventOf(feed, booking.reference)).toMatchObject({
    UID: first['UID'],
    SEQUENCE: '1',
    DTSTART: `${day.replaceAll('-', '')}T073000Z`,
  });
  await desk.set(booking, 'cancelled');
  feed = await feedAt(address);
  expect(eventOf(feed, booking.reference)).toMatchObject({ UID: first['UID'], SEQUENCE: '2', STATUS: 'CANCELLED' });
});

it('the feed uses the language of the desk that created it, names the bay and sets a refresh interval of 15 minutes', async () => {
  const reply = await manager.call('POST', `/branches/${ground.own}/booking-feed`, {
    headers: { 'accept-language': 'uz' },
  });
  const { address } = reply.json<{ address: string }>();
  const made = await desk.make({ starts_at: timeOn(dayAhead(3), '10:00') });
  const bay = async (language: string) => {
    const { rows } = await server.db.execute<{ name: string }>(
      sql`select name ->> ${language}::text as name from bays where id = ${made.bay}`,
    );
    return rows[0]?.name;
  };
  const feed = await feedAt(address);
  expect(feed).toContain('PRODID:-//Yolda//Bookings//UZ');
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M');
  expect(eventOf(feed, made.reference)['SUMMARY']).toContain(await bay('uz'));
  const russian = await feedAt(address.replace('language=uz', 'language=ru'));
  expect(russian).toContain('PRODID:-//Yolda//Bookings//RU');
  expect(eventOf(russian, made.reference)['SUMMARY']).toContain(await bay('ru'));
});

it('the feed contains only bookings of its branch, no holds and no blocked bays', async () => {
  const owner = bookingsAtDesk(await deskBrowserOf(server, 'owner'), ground.foreign);
  const foreign = await owner.make({ starts_at: timeOn(dayAhead(2), '10:00') });
  const bay = (await desk.calendar(dayAhead(2))).bays[0]?.id;
  const blocked = await manager.call('POST', '/bay-blocks', {
    body: { bay, starts_at: timeOn(dayAhead(2), '15:00'), minutes: 60, note: 'Подъёмник' },
  });
  const feed = await feedAt(await makeAddress());
  expect(feed).not.toContain(foreign.reference);
  expect(feed).not.toContain(blocked.json<{ reference: string }>().reference);
});

it('a replaced or revoked feed address answers 404', async () => {
  const made = async () =>
    (await manager.call('GET', `/branches/${ground.own}/booking-feed`)).json<{ made_at: string | null }>().made_at;
  const first = await makeAddress();
  expect(await made()).toEqual(expect.any(String));
  const second = await makeAddress();
  expect((await ask(first)).statusCode).toBe(404);
  expect((await ask(second)).statusCode).toBe(200);
  expect((await manager.call('DELETE', `/branches/${ground.own}/booking-feed`)).statusCode).toBe(204);
  expect(await made()).toBeNull();
  const [ended, never] = [await ask(second), await ask(second.replace(/[0-9a-f]{32}/, 'f'.repeat(32)))];
  expect([ended.statusCode, ended.body]).toEqual([404, never.body]);
});

it('the log masks the tokens of feeds, bookings and holds', () => {
  const token = 'a1'.repeat(16);
  for (const path of [`booking-feeds/${token}/calendar.ics`, `bookings/${token}/`, `bookings/holds/${token}`])
    expect(loggedUrl(`/api/main/main/${path}`)).toBe(`/api/main/main/${path.replace(token, '[token]')}`);
});
