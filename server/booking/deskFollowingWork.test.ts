import { sql } from 'drizzle-orm';
import type { BookingTask, DeskTimes } from '#contract/bookingsDesk';
import { newPhone } from '../testing/accountCalls';
import { dayAhead } from '../testing/bookingCalls';
import { type BookingDesk, moveToPast, startBookingDesk, timeOn } from '../testing/bookingsAtDesk';
import type { DeskBrowser } from '../testing/deskBrowser';
import type { TestServer } from '../testing/testServer';
import { type Ground, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let adviser: DeskBrowser;
let desk: BookingDesk['desk'];

beforeAll(async () => {
  ({ server, ground, browser: adviser, desk } = await startBookingDesk('adviser'));
  const week = JSON.stringify(Array.from({ length: 7 }, () => [['00:00', '00:00']]));
  await server.db.execute(sql`update branches set week = ${week}::jsonb`);
});
afterEach(() => server.db.execute(sql`delete from bookings`));
afterAll(() => server.close());

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const tryNow = (bay: number) =>
  adviser.call('POST', '/bookings', {
    body: { branch: ground.own, source: 'walk_in', services: [], minutes: 5, bay, phone: newPhone(), name: 'Нодира' },
  });

it('frees the bay when work is done early, and occupies it again on undo', async () => {
  const made = await desk.make({ source: 'walk_in', starts_at: ago(20), minutes: 240 });
  expect((await tryNow(made.bay)).json()).toMatchObject({ code: 'no_room', taken: [made.id] });
  const done = await desk.set(made, 'done');
  expect(Date.parse(done.free_at)).toBeLessThanOrEqual(Date.now());
  const next = await tryNow(made.bay);
  expect(next.statusCode).toBe(201);
  expect((await desk.tryToSet(done, 'arrived')).json()).toMatchObject({ code: 'no_room', taken: [next.json().id] });
  await server.db.execute(sql`delete from bookings where id = ${next.json().id}`);
  expect(await desk.set(done, 'arrived')).toMatchObject({ ends_at: made.ends_at, free_at: made.free_at });
});

const beginWork = async () => {
  const made = await desk.make({ source: 'walk_in', starts_at: ago(20), minutes: 240 });
  const visits = visitsAtDesk(adviser);
  const { id } = await visits.begin(newVisit(ground, { booking: made.id, phone: newPhone() }));
  await visits.now('POST', id, '/lines', { kind: 'free', name: { ru: 'x', uz: 'x' }, price: 1 });
  const setState = (state: string) => visits.now('PATCH', id, '', { state });
  await setState('in_work');
  return { made, setState, close: () => visits.now('POST', id, '/closing') };
};

it('frees the bay when a visit is closed without being ready', async () => {
  const { made, close } = await beginWork();
  expect((await tryNow(made.bay)).json()).toMatchObject({ code: 'no_room' });
  await close();
  expect((await tryNow(made.bay)).statusCode).toBe(201);
});

it('frees the bay when the visit is ready, and occupies it again when work resumes', async () => {
  const { made, setState, close } = await beginWork();
  await setState('ready');
  expect(await desk.read(made.id)).toMatchObject({ state: 'done', visit: expect.any(Number) });
  const next = await tryNow(made.bay);
  expect(next.statusCode).toBe(201);
  await server.db.execute(sql`delete from bookings where id = ${next.json().id}`);
  await setState('in_work');
  expect(await desk.read(made.id)).toMatchObject({ state: 'in_work', ends_at: made.ends_at, free_at: made.free_at });
  expect((await tryNow(made.bay)).json()).toMatchObject({ code: 'no_room', taken: [made.id] });
  await setState('ready');
  await close();
  expect((await tryNow(made.bay)).statusCode).toBe(201);
});

it('resumes work in a bay that was booked meanwhile, and counts both bookings as occupying it', async () => {
  const { made, setState } = await beginWork();
  await setState('ready');
  const next = await tryNow(made.bay);
  await setState('in_work');
  expect(await desk.read(made.id)).toMatchObject({ state: 'in_work', bay: made.bay });
  expect((await tryNow(made.bay)).json()).toMatchObject({ code: 'no_room', taken: [made.id, next.json().id] });
});

it('frees the bay when work is done in its first minute, also right after another car', async () => {
  const bays: number[] = [];
  for (let car = 0; car < 3; car++) {
    const made = await desk.make({ source: 'walk_in', bay: (await desk.calendar(dayAhead(0))).bays[0]?.id ?? 0 });
    bays.push(made.bay);
    expect(Date.parse((await desk.set(made, 'done')).free_at)).toBeLessThanOrEqual(Date.now());
  }
  expect(new Set(bays).size).toBe(1);
});

it('books work that takes several days for its full duration', async () => {
  const at = timeOn(dayAhead(3), '10:00');
  const lasts = ({ starts_at: from, ends_at: to }: { starts_at: string; ends_at: string }) =>
    (Date.parse(to) - Date.parse(from)) / 60_000;
  expect(lasts(await desk.make({ starts_at: at, services: [], minutes: 6_000 }))).toBe(6_000);
  await server.db.execute(sql`update services set duration_minutes = 4000, hidden = true where id = 2`);
  const { minutes, days } = (
    await adviser.call('GET', `/bookings/times?branch=${ground.own}&from=${dayAhead(8)}&days=1&services=2`)
  ).json<DeskTimes>();
  await server.db.execute(sql`update services set hidden = false where id = 2`);
  expect([minutes, days[0]?.starts.length]).toEqual([4_000, expect.any(Number)]);
  expect(days[0]?.starts).not.toEqual([]);
  expect(lasts(await desk.make({ starts_at: at, services: [2] }))).toBe(4_000);
  await server.db.execute(sql`update services set duration_minutes = 60 where id = 2`);
});

it('rejects a booking of a bay whose car is in work past its planned end, and names that booking', async () => {
  const made = await desk.make({ starts_at: timeOn(dayAhead(1), '10:00'), minutes: 30 });
  await moveToPast(server, made, ago(90));
  await visitsAtDesk(adviser).begin(newVisit(ground, { booking: made.id, phone: newPhone() }));
  const refused = await tryNow(made.bay);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { why: ['taken'], taken: [made.id] }]);
});

it('lists a past booking as a task until it has a final state', async () => {
  const made = await desk.make({ starts_at: timeOn(dayAhead(1), '10:00'), minutes: 30 });
  await moveToPast(server, made, ago(120));
  const tasks = async () => (await adviser.call('GET', '/booking-tasks')).json<BookingTask[]>();
  expect(await tasks()).toMatchObject([{ booking: { id: made.id }, why: ['unsettled'] }]);
  await desk.set(await desk.read(made.id), 'no_show');
  expect(await tasks()).toEqual([]);
});

it('shows a booking of several days on each of them', async () => {
  const made = await desk.make({ starts_at: timeOn(dayAhead(5), '10:00') });
  await server.db.execute(
    sql`update bookings set ends_at = starts_at + interval '4 days', free_at = starts_at + interval '4 days' where id = ${made.id}`,
  );
  for (const days of [5, 8, 9])
    expect((await desk.calendar(dayAhead(days))).items.map(({ id }) => id)).toEqual([made.id]);
  expect((await desk.calendar(dayAhead(10))).items).toEqual([]);
});

it('does not reopen a missed booking in a blocked bay, even with a reason for overbooking', async () => {
  const day = dayAhead(-2);
  const bay = (await desk.calendar(day)).bays[0]?.id ?? 0;
  const missed = timeOn(day, '10:00');
  const made = await desk.make({ starts_at: timeOn(dayAhead(2), '10:00'), bay });
  await moveToPast(server, made, missed);
  const booking = await desk.set(made, 'no_show');
  const blocked = await adviser.call('POST', '/bay-blocks', {
    body: { bay, starts_at: missed, minutes: 60, note: 'Подъёмник' },
  });
  expect(blocked.statusCode).toBe(201);
  for (const state of ['booked', 'arrived'])
    for (const more of [{}, { overbooking: 'Очень просит' }])
      expect((await desk.tryToSet(booking, state, more)).json()).toMatchObject({ code: 'no_room', why: ['shut'] });
});
