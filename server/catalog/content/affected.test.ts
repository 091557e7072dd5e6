import { sql } from 'drizzle-orm';
import type { BookingSettled, BookingsAffected, BookingTask } from '#contract/bookingsDesk';
import type { ContentItem } from '#contract/content';
import { unsealMessage } from '../../messages/sealedMessage';
import { dayAhead } from '../../testing/bookingCalls';
import { type BookingDesk, bookingsAtDesk, plainHours, startBookingDesk, timeOn } from '../../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import type { TestServer } from '../../testing/testServer';
import { groundOf } from '../../testing/visitsAtDesk';

let server: TestServer;
let owner: DeskBrowser;
let branch: number;
let desk: BookingDesk['desk'];
const day = dayAhead(3);

beforeAll(async () => {
  ({
    server,
    browser: owner,
    desk,
    ground: { own: branch },
  } = await startBookingDesk('owner'));
  await server.db.execute(sql`delete from bookings`);
});
afterEach(() => server.db.execute(sql`delete from bookings`));
afterAll(() => server.close());

const read = async (kind: string, id: number) =>
  (await owner.call('GET', `/content/${kind}/${id}`)).json<ContentItem>();
const ask = async (kind: string, id: number, step: string, body?: object) => {
  const { version } = await read(kind, id);
  return owner.call('POST', `/content/${kind}/${id}/${step}`, {
    headers: { 'if-match': String(version) },
    ...(body && { body }),
  });
};
const tasks = async () => (await owner.call('GET', '/booking-tasks')).json<BookingTask[]>();

it.each([
  ['branches', () => branch, 'branch'],
  ['bays', (bay: number) => bay, 'bay'],
  ['services', () => 1, 'service'],
])('asks for confirmation before hiding %s with a booking, then lists the booking as without a slot', async (kind, idOf, why) => {
  const made = await desk.make({ starts_at: timeOn(day, '10:00') });
  const id = idOf(made.bay);
  const refused = await ask(kind, id, 'hide');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'bookings_affected',
      count: 1,
      bookings: [{ id: made.id, reference: made.reference, why: expect.arrayContaining([why]) }],
    },
  ]);
  expect((await read(kind, id)).hidden).toBe(false);
  expect(await tasks()).toEqual([]);
  const { seen } = refused.json<BookingsAffected>();
  // Replaces the booking by another: a comparison of counts alone would accept the confirmation.
  await server.db.execute(sql`update bookings set state = 'cancelled'`);
  const other = await desk.make({ starts_at: timeOn(day, '10:00') });
  const again = (await ask(kind, id, `hide?seen=${seen}`)).json<BookingsAffected>();
  expect(again.bookings.map((one) => one.id)).toEqual([other.id]);
  await server.db.execute(sql`update bookings set state = 'cancelled' where id = ${other.id}`);
  await server.db.execute(sql`update bookings set state = 'booked' where id = ${made.id}`);
  expect((await ask(kind, id, `hide?seen=${seen}`)).statusCode).toBe(200);
  expect(await tasks()).toMatchObject([{ booking: { id: made.id }, why: expect.arrayContaining([why]) }]);
  expect((await ask(kind, id, 'show')).statusCode).toBe(200);
  expect(await tasks()).toEqual([]);
});

it('asks for confirmation before special hours, a shorter week or rules take the slot of a booking, now or as scheduled', async () => {
  const made = await desk.make({ starts_at: timeOn(day, '15:00') });
  const value = { from: day, to: null, branchId: branch, day: [], reason: { ru: 'Учёт', uz: 'Hisob' } };
  const begun = (await owner.call('POST', '/content/hoursExceptions', { body: { value } })).json<ContentItem>();
  const affected = { code: 'bookings_affected', count: 1, bookings: [{ id: made.id, why: ['closed'] }] };
  expect((await ask('hoursExceptions', begun.id, 'publish', { value })).json()).toMatchObject(affected);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ask('hoursExceptions', begun.id, 'publish', { value, at })).json()).toMatchObject(affected);
  const { value: now } = await read('branches', branch);
  const week = Array.from({ length: 7 }, () => [['09:00', '13:00']]);
  expect((await ask('branches', branch, 'publish', { value: { ...now, week } })).json()).toMatchObject(affected);

  await server.db.execute(sql`update bookings set source = 'online'`);
  const [rules] = (await server.db.execute<{ id: number }>(sql`select id from booking_rules order by id`)).rows;
  const stored = await read('bookingRules', rules?.id ?? 0);
  const shorter = { ...stored.value, horizonDays: 1 };
  const reply = await ask('bookingRules', stored.id, 'publish', { value: shorter });
  expect(reply.json()).toMatchObject({ code: 'bookings_affected', bookings: [{ id: made.id, why: ['rules'] }] });
});

it('moves or cancels the bookings of a closed day and notifies their customers', async () => {
  const [moved, gone] = [
    await desk.make({ starts_at: timeOn(day, '10:00') }),
    await desk.make({ starts_at: timeOn(day, '12:00') }),
  ];
  await server.db.execute(sql`insert into hours_exceptions (from_date, day, branch_id, reason)
    values (${day}, '[]', ${branch}, '{"ru":"x","uz":"x"}')`);
  const settle = async (action: string, { id, version }: typeof moved) =>
    (
      await owner.call('POST', '/booking-tasks', { body: { action, bookings: [{ id, version }] } })
    ).json<BookingSettled>();
  expect(await settle('move', moved)).toEqual({ done: [moved.id], failed: [] });
  expect(await settle('cancel', gone)).toEqual({ done: [gone.id], failed: [] });
  expect(new Date((await desk.read(moved.id)).starts_at)).toEqual(new Date(timeOn(dayAhead(4), '10:00')));
  const { rows } = await server.db.execute<{ key: string }>(
    sql`select key from messages where key like ${`booking:${moved.id}:moved%`} or key like ${`booking:${gone.id}:cancelled%`}`,
  );
  expect(rows).toHaveLength(2);
  expect(await settle('cancel', moved)).toEqual({ done: [], failed: [{ id: moved.id, why: 'changed' }] });
  await server.db.execute(sql`delete from hours_exceptions`);
});

it('lists all bookings that a change affects', async () => {
  await desk.make({ starts_at: timeOn(day, '10:00') });
  await server.db.execute(sql`insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services)
    select 'booked', 'desk', branch_id, bay_id, starts_at + make_interval(days => n), ends_at + make_interval(days => n),
      free_at + make_interval(days => n), services from bookings, generate_series(1, 59) n`);
  const { count, bookings } = (await ask('branches', branch, 'hide')).json<BookingsAffected>();
  expect([count, bookings.length]).toEqual([60, 60]);
});

it('refuses to move a booking whose service is hidden, with the reason', async () => {
  const { id, version, starts_at: startsAt } = await desk.make({ starts_at: timeOn(day, '10:00') });
  await server.db.execute(sql`update services set hidden = true where id = 1`);
  const body = { action: 'move', bookings: [{ id, version }] };
  const answer = (await owner.call('POST', '/booking-tasks', { body })).json();
  await server.db.execute(sql`update services set hidden = false where id = 1`);
  expect(answer).toEqual({ done: [], failed: [{ id, why: 'service' }] });
  expect(await desk.read(id)).toMatchObject({ version, starts_at: startsAt });
  expect((await owner.call('POST', '/booking-tasks', { body })).json()).toEqual({
    done: [],
    failed: [{ id, why: 'kept' }],
  });
});

const openFor = (from: string, to: string) => JSON.stringify(Array.from({ length: 7 }, () => [[from, to]]));

it.each([
  ['the same time on the next day', 'closed', '15:00'],
  ['the nearest daytime slot', 'mornings', '12:00'],
])('moves a booking of a branch that is open all day to %s', async (_, change, time) => {
  await server.db.execute(sql`update branches set week = ${openFor('00:00', '00:00')}::jsonb
    where id = ${branch}`);
  const { id, version } = await desk.make({ starts_at: timeOn(day, '15:00') });
  if (change === 'closed')
    await server.db.execute(sql`insert into hours_exceptions (from_date, day, branch_id, reason)
      values (${day}, '[]', ${branch}, '{"ru":"x","uz":"x"}')`);
  else
    await server.db.execute(sql`update branches set week = ${openFor('00:00', '13:00')}::jsonb
      where id = ${branch}`);
  const body = { action: 'move', bookings: [{ id, version }] };
  expect((await owner.call('POST', '/booking-tasks', { body })).json()).toEqual({ done: [id], failed: [] });
  const { starts_at: startsAt } = await desk.read(id);
  const { rows } = await server.db.execute<{ sealed: string }>(
    sql`select sealed from messages where key like ${`booking:${id}:moved%`}`,
  );
  const [text] = rows.map(({ sealed }) => (unsealMessage(sealed, server.config.secrets.code) as { text: string }).text);
  await server.db.execute(sql`delete from hours_exceptions`);
  await plainHours(server);
  expect(new Date(startsAt)).toEqual(new Date(timeOn(dayAhead(4), time)));
  expect(text).toContain(time);
  expect(text).toContain('Перенести, отменить: http');
});

it('rejects moving a bay with upcoming bookings to another branch, and lists bookings that already lost their bay', async () => {
  const made = await desk.make({ starts_at: timeOn(day, '10:00') });
  const { value } = await read('bays', made.bay);
  const other = { ...value, branchId: branch + 1 };
  const refused = await ask('bays', made.bay, 'publish', { value: other });
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { branchId: [expect.stringContaining('1')] }]);
  await server.db.execute(sql`update bays set branch_id = ${branch + 1} where id = ${made.bay}`);
  const calendar = await desk.calendar(day);
  expect(calendar.bays.find(({ id }) => id === made.bay)).toMatchObject({ hidden: true });
  expect(await tasks()).toMatchObject([{ booking: { id: made.id }, why: ['bay'] }]);
  await server.db.execute(sql`update bays set branch_id = ${branch} where id = ${made.bay}`);
});

it('an adviser can neither cancel nor list booking tasks of other branches', async () => {
  const { foreign } = await groundOf(server);
  const { id, version } = await bookingsAtDesk(owner, foreign).make({ starts_at: timeOn(day, '10:00') });
  await server.db.execute(sql`update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
    free_at = now() - interval '1 hour'`);
  const adviser = await deskBrowserOf(server, 'adviser');
  const body = { action: 'cancel', bookings: [{ id, version }] };
  expect((await adviser.call('POST', '/booking-tasks', { body })).json()).toEqual({
    done: [],
    failed: [{ id, why: 'changed' }],
  });
  expect((await adviser.call('GET', '/booking-tasks')).json()).toEqual([]);
  expect(await tasks()).toMatchObject([{ booking: { id } }]);
});
