import { sql } from 'drizzle-orm';
import type { DeskToday } from '#contract/activity';
import type { DeskBooking } from '#contract/bookingsDesk';
import { OPEN_VISIT_STAGES } from '#contract/rules/visitStages';
import type { TaskList } from '#contract/tasks';
import type { VisitPage } from '#contract/visitsDesk';
import { seedBookings } from '../seed/bookings';
import { seedDesk } from '../seed/seedDesk';
import { seedVisits } from '../seed/visits';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
const browsers = new Map<string, DeskBrowser>();
const as = (role: string) => {
  const browser = browsers.get(role);
  if (!browser) throw new Error(`No ${role}`);
  return browser;
};

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await seedVisits(server.db);
  await seedBookings(server.db, server.config.secrets.code);
  ground = await groundOf(server);
  for (const role of ['owner', 'manager', 'adviser', 'mechanic']) browsers.set(role, await deskBrowserOf(server, role));
}, 120_000);
afterAll(() => server.close());

const read = async (role: string) => (await as(role).call('GET', '/today')).json<DeskToday>();
const listed = async (role: string, query: string) =>
  (await as(role).call('GET', `/visits${query}`)).json<VisitPage>().items.length;

/** A booking of the second bay, so that it cannot overlap those of a visit that took the first one. */
async function booking(branch: number, state: string, [from, to]: [string, string]): Promise<number> {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, name,
      is_overbooked, overbooking_reason)
    select ${state}, 'desk', ${branch}, max(id), now() + ${from}::interval, now() + ${to}::interval,
      now() + ${to}::interval, '[]', '+998901112299', 'Азиз', true, 'тест' from shown_bays where branch_id = ${branch}
    returning id`);
  return rows[0]?.id ?? 0;
}

it.each([
  'owner',
  'manager',
  'adviser',
  'mechanic',
])('counts for the %s as many visits and bookings as the lists contain', async (role) => {
  const { visits, coming } = await read(role);
  expect(visits.all).toBe(await listed(role, ''));
  for (const stage of OPEN_VISIT_STAGES)
    expect([stage, visits[stage]]).toEqual([stage, await listed(role, `?stage=${stage}`)]);
  expect(visits.late).toBe(await listed(role, '?late=yes'));
  expect(OPEN_VISIT_STAGES.reduce((sum, stage) => sum + visits[stage], 0)).toBe(visits.all);
  const bookings = (await as(role).call('GET', '/bookings/coming')).json<DeskBooking[]>();
  expect(coming).toBe(bookings.length);
  expect(bookings.every(({ state }) => state === 'booked')).toBe(true);
});

it('moves an approved visit between the stages', async () => {
  const before = (await read('adviser')).visits;
  const { id } = await visitsAtDesk(as('adviser')).begin(newVisit(ground));
  expect((await read('adviser')).visits).toEqual({ ...before, all: before.all + 1, open: before.open + 1 });
  await server.db.execute(sql`update visits set state = 'sent', approved_estimate = estimate where id = ${id}`);
  expect((await read('adviser')).visits).toEqual({ ...before, all: before.all + 1, approved: before.approved + 1 });
  const late = async () => (await read('adviser')).visits.late - before.late;
  await server.db.execute(sql`update visits set promised_at = now() + interval '1 hour' where id = ${id}`);
  expect(await late()).toBe(0);
  await server.db.execute(sql`update visits set promised_at = now() - interval '1 minute' where id = ${id}`);
  expect([await late(), await listed('adviser', '?late=yes')]).toEqual([1, before.late + 1]);
  await server.db.execute(sql`update visits set state = 'ready' where id = ${id}`);
  expect(await late()).toBe(0);
  await server.db.execute(sql`update visits set state = 'cancelled' where id = ${id}`);
  expect((await read('adviser')).visits).toEqual(before);
});

it('counts a bay as used while it has a car in work, a booking or a block', async () => {
  await server.db.execute(sql`update bookings set state = 'cancelled' where state <> 'expired'`);
  const own = async () => (await read('adviser')).bays.find(({ branch }) => branch.id === ground.own);
  const idle = await own();
  expect(idle).toMatchObject({ used: 0 });
  const total = idle?.free ?? 0;
  const used = async () => {
    const now = await own();
    expect((now?.used ?? 0) + (now?.free ?? 0)).toBe(total);
    return now?.used;
  };
  for (const [state, span, expected] of [
    ['booked', ['-1 hour', '1 hour'], 1],
    ['blocked', ['-1 hour', '1 hour'], 1],
    ['in_work', ['-3 hours', '-1 hour'], 1],
    ['booked', ['1 hour', '2 hours'], 0],
    ['done', ['-2 hours', '-1 hour'], 0],
    ['no_show', ['-1 hour', '1 hour'], 0],
  ] as [string, [string, string], number][]) {
    const id = await booking(ground.own, state, span);
    expect([state, span, await used()]).toEqual([state, span, expected]);
    await server.db.execute(sql`delete from bookings where id = ${id}`);
  }
  const [first, second] = [
    await booking(ground.own, 'in_work', ['-1 hour', '1 hour']),
    await booking(ground.own, 'booked', ['-1 hour', '1 hour']),
  ];
  expect(await used()).toBe(1);
  await server.db.execute(sql`delete from bookings where id in (${first}, ${second})`);
});

it('counts a booking of today until its car arrives', async () => {
  const { coming } = await read('adviser');
  const id = await booking(ground.own, 'booked', ['-1 second', '5 minutes']);
  expect((await read('adviser')).coming).toBe(coming + 1);
  await server.db.execute(sql`update bookings set state = 'arrived' where id = ${id}`);
  expect((await read('adviser')).coming).toBe(coming);
  await server.db.execute(sql`delete from bookings where id = ${id}`);
});

it('shows nothing of a foreign branch', async () => {
  const before = await read('adviser');
  await server.db.execute(sql`insert into visits (branch_id, phone, name, plate, car, year, mileage, language)
    values (${ground.foreign}, '+998901112277', 'Азиз', '01A777AA', 'Cobalt', 2019, 90000, 'ru')`);
  const id = await booking(ground.foreign, 'in_work', ['-1 hour', '1 hour']);
  const [adviser, owner] = [await read('adviser'), await read('owner')];
  expect(adviser).toEqual(before);
  expect(owner.bays.find(({ branch }) => branch.id === ground.foreign)).toMatchObject({ used: 1 });
  await server.db.execute(sql`delete from bookings where id = ${id}`);
});

it('counts due tasks of the reader, and gives a mechanic only the workshop', async () => {
  await as('adviser').call('POST', '/tasks', {
    body: { text: 'Перезвонить', due_at: new Date(Date.now() - 60_000).toISOString() },
  });
  const { due } = (await as('adviser').call('GET', '/tasks')).json<TaskList>();
  expect(due).toBeGreaterThan(0);
  expect((await read('adviser')).tasks).toBe(due);
  const { tasks, enquiries, visits } = await read('mechanic');
  expect({ tasks, enquiries }).toEqual({ tasks: null, enquiries: null });
  expect(visits).toEqual((await read('adviser')).visits);
  expect((await deskBrowserOf(server, 'editor').then((editor) => editor.call('GET', '/today'))).statusCode).toBe(403);
});
