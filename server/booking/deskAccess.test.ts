import { sql } from 'drizzle-orm';
import { seedDesk } from '../seed/seedDesk';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { bookingsAtDesk, plainHours, timeOn } from '../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf } from '../testing/visitsAtDesk';

type BaySlot = { booking: number; block: number; wait: number; bay: number; branch: number };
type DeskCallParts = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];

let server: TestServer;
let ground: Ground;
const places = new Map<'own' | 'foreign', BaySlot>();
const day = dayAhead(3);
const phone = newPhone();

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await plainHours(server);
  ground = await groundOf(server);
  const owner = await deskBrowserOf(server, 'owner');
  const online = bookingCallsOf(server);
  for (const whose of ['own', 'foreign'] as const) {
    const branch = ground[whose];
    const desk = bookingsAtDesk(owner, branch);
    const made = await desk.make({ starts_at: timeOn(day, '10:00'), phone, overbooking: 'Азиз просил' });
    const bay = made.bay;
    const block = await owner.call('POST', '/bay-blocks', {
      body: { bay, starts_at: timeOn(day, '15:00'), minutes: 60, note: 'x' },
    });
    const waiting = newPhone();
    const headers = { 'x-verification-token': await online.proofOf(waiting) };
    const body = { services: [1], branch, day, name: 'Нодира', phone: waiting };
    await online.whileFull(() => online.call('POST', '/bookings/waits/', { body, headers }));
    const { rows } = await server.db.execute<{ id: number }>(
      sql`select id from booking_waits where phone = ${waiting}`,
    );
    const [blockId, wait] = [block.json<{ id: number }>().id, rows[0]?.id ?? 0];
    places.set(whose, { booking: made.id, block: blockId, wait, bay, branch });
  }
});
afterAll(() => server.close());

const NOWHERE: BaySlot = { booking: 999_999, block: 999_999, wait: 999_999, bay: 999_999, branch: 999_999 };
const calls: Record<string, { asked: (place: BaySlot) => DeskCallParts; refused: number; roles: readonly string[] }> = {
  readCalendar: {
    asked: ({ branch }) => ['GET', `/bookings?branch=${branch}&from=${day}&days=1`],
    refused: 404,
    roles: ['manager', 'adviser', 'mechanic'],
  },
  readDeskTimes: {
    asked: ({ branch }) => ['GET', `/bookings/times?branch=${branch}&from=${day}&days=1&services=1`],
    refused: 404,
    roles: ['manager', 'adviser', 'mechanic'],
  },
  readBooking: {
    asked: ({ booking }) => ['GET', `/bookings/${booking}`],
    refused: 404,
    roles: ['manager', 'adviser', 'mechanic'],
  },
  makeBooking: {
    asked: ({ branch }) => [
      'POST',
      '/bookings',
      { branch, source: 'desk', services: [], phone, name: 'x', starts_at: timeOn(day, '12:00'), overbooking: 'xxx' },
    ],
    refused: 400,
    roles: ['manager', 'adviser'],
  },
  changeBooking: {
    asked: ({ booking }) => ['PATCH', `/bookings/${booking}`, { note: String(Math.random()) }],
    refused: 404,
    roles: ['manager', 'adviser'],
  },
  setBookingState: {
    asked: ({ booking }) => ['POST', `/bookings/${booking}/states`, { state: 'booked' }],
    refused: 404,
    roles: ['manager', 'adviser'],
  },
  blockBay: {
    asked: ({ bay }) => ['POST', '/bay-blocks', { bay, starts_at: timeOn(day, '20:00'), minutes: 5, note: 'x' }],
    refused: 400,
    roles: ['manager', 'adviser'],
  },
  unblockBay: { asked: ({ block }) => ['DELETE', `/bay-blocks/${block}`], refused: 404, roles: ['manager', 'adviser'] },
  listWaitlist: {
    asked: ({ branch }) => ['GET', `/booking-waits?branch=${branch}&day=${day}`],
    refused: 404,
    roles: ['manager', 'adviser'],
  },
  removeWaitlistEntry: {
    asked: ({ wait }) => ['DELETE', `/booking-waits/${wait}`],
    refused: 404,
    roles: ['manager', 'adviser'],
  },
  readCalendarFeed: {
    asked: ({ branch }) => ['GET', `/branches/${branch}/booking-feed`],
    refused: 404,
    roles: ['manager'],
  },
  createCalendarFeed: {
    asked: ({ branch }) => ['POST', `/branches/${branch}/booking-feed`],
    refused: 404,
    roles: ['manager'],
  },
  deleteCalendarFeed: {
    asked: ({ branch }) => ['DELETE', `/branches/${branch}/booking-feed`],
    refused: 404,
    roles: ['manager'],
  },
};

const ask = (browser: DeskBrowser, [method, path, body]: DeskCallParts) =>
  browser.call(method, path, { headers: { 'if-match': '1' }, ...(body && { body }) });
const placeOf = (whose: 'own' | 'foreign'): BaySlot => places.get(whose) ?? NOWHERE;

describe.each(['manager', 'adviser', 'mechanic', 'editor'])('%s', (role) => {
  let browser: DeskBrowser;
  beforeAll(async () => {
    browser = await deskBrowserOf(server, role);
  });

  it.each(Object.entries(calls))('%s of another branch answers like an unknown id', async (_name, call) => {
    const [absent, foreign] = [
      await ask(browser, call.asked(NOWHERE)),
      await ask(browser, call.asked(placeOf('foreign'))),
    ];
    expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body]);
    expect(foreign.statusCode).toBe(call.roles.includes(role) ? call.refused : 403);
  });

  it.each(
    Object.entries(calls),
  )('%s of the own branch is allowed exactly to the permitted roles', async (_name, call) => {
    const { statusCode } = await ask(browser, call.asked(placeOf('own')));
    expect(call.roles.includes(role) ? statusCode === 403 : statusCode !== 403).toBe(false);
  });

  it('the booking search omits other branches', async () => {
    const reply = await browser.call('GET', `/bookings/found?q=${phone.slice(-7)}`);
    const seesNames = role === 'manager' || role === 'adviser';
    expect(reply.statusCode).toBe(role === 'editor' ? 403 : 200);
    if (role === 'editor') return;
    const found = reply.json<{ branch: { id: number } }[]>();
    expect(found.every(({ branch }) => branch.id === ground.own)).toBe(true);
    expect(found.length > 0).toBe(seesNames);
  });
});

it('a mechanic sees cars and work, but no customers and prices', async () => {
  const mechanic = await deskBrowserOf(server, 'mechanic');
  const { booking } = placeOf('own');
  const seen = await mechanic.call('GET', `/bookings/${booking}`);
  expect(seen.json()).toMatchObject({
    id: booking,
    name: '',
    phone: '',
    phone_block: null,
    price: null,
    services: [{ id: 1, price: null, name: expect.stringMatching(/./) }],
  });
  const calendar = await mechanic.call('GET', `/bookings?branch=${ground.own}&from=${day}&days=1`);
  for (const { body } of [seen, calendar]) {
    expect(body).not.toContain('Азиз');
    expect(body).not.toContain(phone.slice(-7));
  }
});

it('permitted roles can block a phone and unblock it', async () => {
  const manager = await deskBrowserOf(server, 'manager');
  const [online, blocked] = [bookingCallsOf(server), newPhone()];
  const made = await manager.call('POST', '/phone-blocks', { body: { phone: blocked, reason: 'Не приходит' } });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      phone_end: blocked.slice(-2),
      reason: 'Не приходит',
      by: expect.any(Object),
      at: expect.any(String),
    },
  ]);
  const { id } = made.json<{ id: string }>();
  const again = await manager.call('POST', '/phone-blocks', { body: { phone: blocked, reason: 'Грубит' } });
  expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'phone_is_blocked' })]);
  expect((await manager.call('GET', '/phone-blocks')).json()).toEqual([made.json()]);
  const booking = await bookingsAtDesk(manager, ground.own).make({ starts_at: timeOn(day, '17:00'), phone: blocked });
  expect(booking.phone_block).toBe(id);
  const [start] = await online.startsOn(dayAhead(4), { branch: ground.own });
  const tryOnline = async () => {
    const held = await online.holdAt(start ?? '', { branch: ground.own });
    return online.bookWith(held.json<{ token: string }>().token, { phone: blocked });
  };
  expect((await tryOnline()).json()).toMatchObject({ code: 'phone_blocked' });
  expect((await manager.call('DELETE', `/phone-blocks/${id}`)).statusCode).toBe(204);
  expect((await manager.call('DELETE', `/phone-blocks/${id}`)).statusCode).toBe(404);
  expect((await tryOnline()).statusCode).toBe(201);
});
