import { sql } from 'drizzle-orm';
import type { Task, TaskList } from '#contract/tasks';
import { erasePersonalData, exportPersonalData } from '../accounts/personalData';
import { cleanOldRows } from '../ops/retention';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let server: TestServer;
let owner: DeskBrowser;
let adviser: DeskBrowser;
let manager: DeskBrowser;
let ground: Ground;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  owner = await deskBrowserOf(server, 'owner');
  adviser = await deskBrowserOf(server, 'adviser');
  manager = await deskBrowserOf(server, 'manager');
});
beforeEach(() => server.db.execute(sql`delete from desk_tasks`));
afterAll(() => server.close());

const list = async (browser: DeskBrowser, query = '') => (await browser.call('GET', `/tasks${query}`)).json<TaskList>();
const textsOf = async (browser: DeskBrowser, query = '') => (await list(browser, query)).items.map(({ text }) => text);
const idOf = async (browser: DeskBrowser) => (await browser.call('GET', '/me')).json<{ id: number }>().id;

async function add(browser: DeskBrowser, task: object): Promise<Task> {
  const reply = await browser.call('POST', '/tasks', { body: { text: 'Перезвонить', due_at: inHours(1), ...task } });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<Task>();
}

const change = (browser: DeskBrowser, { id, version }: Task, body: object) =>
  browser.call('PATCH', `/tasks/${id}`, { headers: { 'if-match': String(version) }, body });

async function enquiryAt(branch: number, phone = '+998901112277'): Promise<number> {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into requests (section, text, phone, full_name, branch_id, language)
    values ('shop', 'x', ${phone}, 'Анвар Звонов', ${branch}, 'ru') returning id`);
  return rows[0]?.id ?? 0;
}

it('lists tasks by due time with their subject, and counts those that are due', async () => {
  const enquiry = await enquiryAt(ground.own);
  await add(adviser, { text: 'Позже', due_at: inHours(2) });
  await add(adviser, { text: 'Пора', due_at: inHours(-1), subject: { kind: 'enquiry', id: enquiry } });
  const { due, items } = await list(adviser);
  expect([due, items.map(({ text }) => text)]).toEqual([1, ['Пора', 'Позже']]);
  expect(items[0]).toMatchObject({
    branch: { id: ground.own },
    subject: { kind: 'enquiry', id: enquiry, name: 'Анвар Звонов', phone: '+998901112277' },
  });
});

it('repeats a task with the same idempotency key only once', async () => {
  const body = { text: 'Один раз', due_at: inHours(1) };
  const headers = { 'idempotency-key': 'one-task' };
  const first = await adviser.call('POST', '/tasks', { headers, body });
  const second = await adviser.call('POST', '/tasks', { headers, body });
  expect(second.json<Task>().id).toBe(first.json<Task>().id);
  const other = await adviser.call('POST', '/tasks', { headers, body: { ...body, text: 'Другая' } });
  expect([other.statusCode, await textsOf(adviser)]).toEqual([422, ['Один раз']]);
});

it('postpones, reassigns, finishes and reopens a task, and refuses an outdated version', async () => {
  const task = await add(adviser, { subject: { kind: 'enquiry', id: await enquiryAt(ground.own) } });
  const later = await change(adviser, task, { due_at: inHours(5) });
  expect(later.statusCode).toBe(200);
  const outdated = await change(adviser, task, { done: true });
  expect(outdated.statusCode).toBe(412);
  const given = (await change(adviser, later.json<Task>(), { assignee: await idOf(manager) })).json<Task>();
  expect([await textsOf(adviser), await textsOf(manager)]).toEqual([[], ['Перезвонить']]);
  const done = (await change(manager, given, { done: true })).json<Task>();
  expect(await textsOf(manager)).toEqual([]);
  expect(await textsOf(manager, '?state=done')).toEqual(['Перезвонить']);
  await change(manager, done, { done: false });
  expect(await textsOf(manager)).toEqual(['Перезвонить']);
});

it('hides tasks and subjects of a foreign branch', async () => {
  const enquiry = await enquiryAt(ground.foreign);
  const theirs = await add(owner, { text: 'Чужая', subject: { kind: 'enquiry', id: enquiry } });
  expect(await textsOf(adviser, '?whose=all')).toEqual([]);
  expect((await change(adviser, theirs, { done: true })).statusCode).toBe(404);
  const asked = { text: 'x', due_at: inHours(1), subject: { kind: 'enquiry', id: enquiry } };
  expect((await adviser.call('POST', '/tasks', { body: asked })).statusCode).toBe(400);
  const visit = await visitsAtDesk(owner).begin(newVisit(ground, { branch: ground.foreign, phone: '+998931112288' }));
  const ofVisit = { ...asked, subject: { kind: 'visit', id: visit.id } };
  expect((await adviser.call('POST', '/tasks', { body: ofVisit })).statusCode).toBe(400);
  const ofCustomer = { ...asked, subject: { kind: 'customer', id: visit.customer } };
  expect((await adviser.call('POST', '/tasks', { body: ofCustomer })).statusCode).toBe(400);
});

it('shows a task without a branch only to its author, its assignee and owners', async () => {
  await add(manager, { text: 'Личная' });
  expect(await textsOf(manager)).toEqual(['Личная']);
  expect(await textsOf(adviser, '?whose=all')).toEqual([]);
  expect(await textsOf(owner, '?whose=all')).toEqual(['Личная']);
});

it('hides name and phone of a subject that moved to a foreign branch', async () => {
  const enquiry = await enquiryAt(ground.own);
  await add(adviser, { subject: { kind: 'enquiry', id: enquiry } });
  await server.db.execute(sql`update requests set branch_id = ${ground.foreign} where id = ${enquiry}`);
  expect((await list(adviser)).items[0]?.subject).toEqual({
    kind: 'enquiry',
    id: enquiry,
    label: '',
    name: '',
    phone: '',
    car: '',
  });
});

it('refuses a due time beyond a year, an unknown colleague and an empty text', async () => {
  const refused = async (task: object) =>
    Object.keys(
      (await adviser.call('POST', '/tasks', { body: { text: 'x', due_at: inHours(1), ...task } })).json<{
        errors?: object;
      }>().errors ?? {},
    );
  expect(await refused({ due_at: inHours(24 * 400) })).toEqual(['due_at']);
  expect(await refused({ assignee: 1_000_000 })).toEqual(['assignee']);
  expect(await refused({ text: '  ' })).toEqual(['text']);
});

it('adds a task for a declined red finding, and ends it when a later visit does the work', async () => {
  const { begin, now } = visitsAtDesk(owner);
  const close = async (work: object) => {
    const visit = await begin(newVisit(ground));
    await now('POST', visit.id, '/lines', { kind: 'work', service: 1, quantity: 1_000, ...work });
    return visit.id;
  };
  const visit = await close({});
  const title = { ru: 'Стёрты колодки', uz: 'Kolodka yeyilgan' };
  await now('POST', visit, '/findings', {
    level: 'red',
    title,
    service: 2,
    note: '',
    due_date: null,
    due_mileage: null,
  });
  await now('PATCH', visit, '', { state: 'in_work' });
  await now('POST', visit, '/closing', {});
  const [task] = (await list(owner, '?whose=all')).items;
  expect(task).toMatchObject({ kind: 'finding', text: title.ru, subject: { kind: 'visit', id: visit } });
  const days = (Date.parse(task?.due_at ?? '') - Date.now()) / (24 * HOUR_MS);
  expect(Math.round(days)).toBe(30);

  const again = await close({ service: 2 });
  await now('PATCH', again, '', { state: 'in_work' });
  await now('POST', again, '/closing', {});
  expect((await list(owner, '?whose=all')).items).toEqual([]);
  expect((await list(owner, '?whose=all&state=done')).items.map(({ id }) => id)).toEqual([task?.id]);
});

it('exports and erases the tasks about a person, and deletes done tasks after 90 days', async () => {
  const phone = '+998939998877';
  const { db, app } = server;
  const secret = app.config.secrets.code;
  await add(owner, { text: 'О человеке', subject: { kind: 'enquiry', id: await enquiryAt(ground.own, phone) } });
  const done = await add(owner, { text: 'Давно' });
  await server.db.execute(sql`update desk_tasks set done_at = now() - interval '91 days' where id = ${done.id}`);
  expect(await exportPersonalData(db, phone, secret)).toMatchObject({ desk_tasks: [{ text: 'О человеке' }] });
  await db.transaction((tx) => erasePersonalData(tx, { phone, userId: null, codeSecret: secret }));
  expect(await textsOf(owner, '?whose=all')).toEqual([]);
  await cleanOldRows(db, app.config.retention);
  expect((await db.execute(sql`select 1 from desk_tasks`)).rows).toEqual([]);
});
