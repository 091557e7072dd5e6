import { sql } from 'drizzle-orm';
import type { DeskNotifications } from '#contract/activity';
import type { TelegramMessage } from '../messages/gateway';
import { unsealMessage } from '../messages/sealedMessage';
import { seedDesk } from '../seed/seedDesk';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { bookingsAtDesk, plainHours, timeOn } from '../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { groundOf } from '../testing/visitsAtDesk';
import { announceNotifications } from './announceNotifications';

let server: TestServer;
let owner: DeskBrowser;
let adviser: DeskBrowser;
let mechanic: DeskBrowser;
let online: ReturnType<typeof bookingCallsOf>;
let own: number;
let foreign: number;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await plainHours(server);
  ({ own, foreign } = await groundOf(server));
  owner = await deskBrowserOf(server, 'owner');
  adviser = await deskBrowserOf(server, 'adviser');
  mechanic = await deskBrowserOf(server, 'mechanic');
  online = bookingCallsOf(server);
});
beforeEach(() => server.db.execute(sql`delete from desk_notifications`));
afterAll(() => server.close());

const listOf = async (browser: DeskBrowser) => (await browser.call('GET', '/notifications')).json<DeskNotifications>();
const kindsOf = async (browser: DeskBrowser) => (await listOf(browser)).items.map(({ kind }) => kind);

it('notifies the branch of bookings, moves and cancellations for tomorrow, but not for later days', async () => {
  const [first = '', , , second = ''] = await online.startsOn(dayAhead(1), { branch: own });
  const booking = await online.bookAt(first, { branch: own });
  const [later = ''] = await online.startsOn(dayAhead(5), { branch: own });
  await online.bookAt(later, { branch: own });
  await online.bookAt((await online.startsOn(dayAhead(1), { branch: foreign }))[0] ?? '', { branch: foreign });
  const path = `/bookings/${booking.token}`;
  expect((await online.call('POST', `${path}/moves/`, { body: { starts_at: second } })).statusCode).toBe(200);
  expect((await online.call('POST', `${path}/cancellations/`)).statusCode).toBe(200);
  const { unread, items } = await listOf(adviser);
  expect(unread).toBe(3);
  expect(items[0]?.subject).not.toBe('');
  expect(items.map(({ kind, name, branch }) => [kind, name, branch?.id])).toEqual([
    ['booking_cancelled', booking.reference, own],
    ['booking_moved', booking.reference, own],
    ['booking_made', booking.reference, own],
  ]);
  expect((await listOf(owner)).unread).toBe(4);
  expect(await kindsOf(mechanic)).toEqual([]);
});

it('notifies staff with the permission of enquiries, failed messages, reviews and answers to estimates', async () => {
  await server.db.execute(sql`insert into requests (section, text, phone, full_name, branch_id, language)
    values ('shop', 'x', '+998901112233', 'x', ${own}, 'ru')`);
  await server.db.execute(sql`insert into audit_entries (thing, action, thing_id, branch_id)
    values ('visit', 'decided', 1, ${own}), ('review', 'created', 1, ${own})`);
  await server.db.execute(sql`delete from messages`);
  await server.db.execute(sql`insert into messages (channel, kind, state, sealed, attempts, created_at, next_try_at, expires_at)
      values ('sms', 'booking_sms', 'queued', 'x', 1, now(), now() + interval '1 day', now() + interval '1 day')`);
  await server.db.execute(sql`update messages set state = 'dead' where kind = 'booking_sms'`);
  expect((await kindsOf(owner)).toSorted()).toEqual(['enquiry', 'estimate_answered', 'message_failed', 'review']);
  expect((await kindsOf(adviser)).toSorted()).toEqual(['enquiry', 'estimate_answered']);
});

it('counts unread notifications per staff member', async () => {
  const desk = bookingsAtDesk(owner, own);
  for (const time of ['15:00', '16:00']) await desk.make({ starts_at: timeOn(dayAhead(1), time) });
  // Own actions cause no notification.
  expect((await listOf(owner)).unread).toBe(0);
  const { unread, items } = await listOf(adviser);
  expect([unread, items.map(({ read }) => read)]).toEqual([2, [false, false]]);
  const [newest, oldest] = items.map(({ id }) => id);
  expect((await adviser.call('POST', '/notifications/reads', { body: { id: oldest } })).statusCode).toBe(204);
  expect((await listOf(adviser)).items.map(({ read }) => read)).toEqual([false, true]);
  await adviser.call('POST', '/notifications/reads', { body: { id: newest, earlier: true } });
  expect((await listOf(adviser)).unread).toBe(0);
  expect((await listOf(await deskBrowserOf(server, 'manager'))).unread).toBe(2);
});

it('a notification names the subject of its enquiry and counts as read for all once the enquiry is assigned', async () => {
  const { rows } = await server.db.execute<{ id: number; car: string; service: number }>(
    sql`select model.id, brand.name || ' ' || model.name as car, (select min(id) from services) as service
      from car_models model join brands brand on brand.id = model.brand_id order by model.id limit 1`,
  );
  const [model] = rows;
  await server.db.execute(sql`insert into requests (section, text, phone, full_name, branch_id, language, model_id, service_id)
    values ('shop', 'x', '+998901112255', 'Анвар Тайный', ${own}, 'ru', ${model?.id}, ${model?.service})`);
  const before = await listOf(adviser);
  expect(before).toMatchObject({
    unread: 1,
    items: [{ kind: 'enquiry', car: model?.car, section: 'shop', read: false }],
  });
  expect(before.items[0]?.subject).not.toBe('');
  expect(JSON.stringify(before)).not.toContain('Анвар');

  const thing = before.items[0]?.thing;
  await server.db.execute(sql`update requests set status = 'in_work' where id = ${thing}`);
  expect(await listOf(adviser)).toMatchObject({ unread: 0, items: [{ thing, read: true }] });
  expect((await listOf(owner)).unread).toBe(0);
});

it('announces customer actions in the Telegram group of the staff once, and failed messages once an hour', async () => {
  await server.db.execute(sql`delete from messages`);
  const [at = ''] = await online.startsOn(dayAhead(1), { branch: own });
  const { reference } = await online.bookAt(at, { branch: own });
  await bookingsAtDesk(owner, own).make({ starts_at: timeOn(dayAhead(1), '17:00') });
  await server.db.execute(sql`insert into messages (channel, kind, state, sealed, attempts, created_at, next_try_at, expires_at)
    select 'sms', 'booking_soon_sms', 'queued', 'x', 1, now(), now() + interval '1 day', now() + interval '1 day' from generate_series(1, 3)`);
  await server.db.execute(sql`update messages set state = 'dead' where kind = 'booking_soon_sms'`);
  while ((await announceNotifications(server.app)) > 0);
  const { rows } = await server.db.execute<{ sealed: string }>(
    sql`select sealed from messages where kind = 'staff_news' order by id`,
  );
  const texts = rows.map(
    ({ sealed }) => (unsealMessage(sealed, server.config.secrets.code) as TelegramMessage).text.split('\n')[0],
  );
  expect(texts).toEqual([`Новая запись ${reference}`, 'Не доставлены сообщения клиентам']);
});
