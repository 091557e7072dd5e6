import { sql } from 'drizzle-orm';
import type { DeskEvent } from '#contract/activity';
import type { MessageLog } from '#contract/messages';
import { MESSAGE_LOG_DAYS } from '#contract/rules/deskLimits';
import { hashOfPhone } from '../platform/auth/phones';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf, invitedTo } from '../testing/deskBrowser';
import { listen } from '../testing/deskStream';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let adviser: DeskBrowser;
let owner: DeskBrowser;
let foreign: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  adviser = await deskBrowserOf(server, 'adviser');
  owner = await deskBrowserOf(server, 'owner');
  const branches = [ground.foreign];
  foreign = (await invitedTo(server, { role: 'adviser', branches, phone: '+998907775544' })).browser;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const ask = (path: string, who = adviser) => who.call('GET', `${path}/messages`);
const log = async (path: string, who = adviser) => (await ask(path, who)).json<MessageLog>();
const kindsOf = async (path: string, who = adviser) => (await log(path, who)).items.map(({ kind }) => kind);
const cardOf = ({ userId }: DemoCustomer) => `/customers/${userId}`;

type Given = {
  kind?: string;
  channel?: string;
  state?: string;
  reason?: string;
  visit?: number;
  phone?: string;
  age?: number;
};
async function stored({ kind = 'visit_ready_sms', channel = 'sms', state = 'sent', age = 0, ...given }: Given) {
  const hash = given.phone === undefined ? null : hashOfPhone(given.phone, server.config.secrets.code);
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into messages (channel, kind, state, reason, visit_id, phone_hash, attempts, next_try_at, expires_at, claimed_at, created_at)
    values (${channel}, ${kind}, ${state}, ${given.reason ?? null}, ${given.visit ?? null}::int, ${hash}, 1,
      now() + interval '1 hour', now() + interval '1 day', now(), now() - make_interval(days => ${age}, secs => 1)) returning id`);
  return rows[0]?.id ?? 0;
}

const arrive = (customer: DemoCustomer, branch = ground.own, by = adviser) =>
  visitsAtDesk(by).begin(newVisit(ground, { phone: customer.phone, branch, mileage_seen: true }));

it('lists messages about visits with state, reason and record, without link, phone and text', async () => {
  const customer = await createDemoCustomer(server);
  const desk = visitsOf(server, adviser);
  const visit = await desk.beginOne(customer);
  await server.db.execute(sql`delete from messages`);
  const { token } = await desk.send(visit.id);
  await stored({ visit: visit.id, state: 'refused', reason: 'Eskiz /send answered 400', age: 1 });
  await stored({ visit: visit.id, channel: 'telegram', kind: 'visit_ready_telegram', age: 2, reason: 'old' });
  await stored({ visit: visit.id, state: 'queued', reason: 'Quiet hours', age: 3 });
  await stored({ visit: visit.id, state: 'dead', age: 4 });
  await stored({ visit: visit.id, state: 'unknown', age: 5 });
  const reply = await ask(cardOf(customer));
  const { items, next, from } = reply.json<MessageLog>();
  expect(items.map(({ state }) => state)).toEqual([
    expect.stringMatching('waiting|sent'),
    'failed',
    'delivered',
    'waiting',
    'given_up',
    'unknown',
  ]);
  const [estimate, failed, delivered, waiting] = items;
  const about = { kind: 'visit', id: visit.id, reference: visit.reference };
  expect(estimate).toMatchObject({ kind: 'visit_estimate_sms', channel: 'sms', about });
  expect(failed).toMatchObject({ reason: 'Eskiz /send answered 400', about, due_at: null });
  expect(delivered?.reason).toBeNull();
  expect(waiting).toMatchObject({ reason: 'Quiet hours', settled_at: null, due_at: expect.any(String) });
  expect(next).toBeNull();
  expect(Date.now() - Date.parse(from)).toBeGreaterThanOrEqual(MESSAGE_LOG_DAYS * 86_400_000);
  for (const secret of [token, customer.phone, 'sealed', 'phone_hash']) expect(reply.body).not.toContain(secret);
  expect(await log(`/visits/${visit.id}`)).toMatchObject({ items });
});

it('shows messages about records of other branches only there, and hides the customer without a card', async () => {
  const customer = await createDemoCustomer(server);
  const there = await arrive(customer, ground.foreign, foreign);
  await stored({ visit: there.id, kind: 'visit_closed_sms' });
  expect((await ask(cardOf(customer))).statusCode).toBe(404);
  expect((await ask(`/visits/${there.id}`)).statusCode).toBe(404);
  const here = await arrive(customer);
  await stored({ visit: here.id, kind: 'visit_ready_sms' });
  const own = (kinds: string[]) => kinds.filter((kind) => /closed|ready/.test(kind));
  expect(own(await kindsOf(cardOf(customer)))).toEqual(['visit_ready_sms']);
  expect(own(await kindsOf(cardOf(customer), foreign))).toEqual(['visit_closed_sms']);
  expect(own(await kindsOf(cardOf(customer), owner)).toSorted()).toEqual(['visit_closed_sms', 'visit_ready_sms']);
  for (const role of ['mechanic', 'editor'] as const) {
    const other = await deskBrowserOf(server, role);
    for (const path of [cardOf(customer), `/visits/${here.id}`])
      expect({ role, path, status: (await ask(path, other)).statusCode }).toEqual({ role, path, status: 403 });
  }
});

it('shows messages of the account, such as codes, only with the whole card, and those of former numbers until then', async () => {
  const customer = await createDemoCustomer(server);
  const visit = await arrive(customer);
  await server.db.execute(sql`delete from messages`);
  await stored({ phone: customer.phone, kind: 'code' });
  await stored({ phone: '+998907770077', kind: 'security_sms', age: 2 });
  await server.db.execute(sql`insert into former_phones (user_id, phone, until)
    values (${customer.userId}, '+998907770077', now() - interval '1 day')`);
  await stored({ phone: '+998907770077', kind: 'visit_due_sms' });
  expect(await kindsOf(cardOf(customer))).toEqual([]);
  await bookedOnline(server.db, customer.userId, ground.own);
  expect(await kindsOf(cardOf(customer))).toEqual(['code', 'security_sms']);
  expect(await kindsOf(`/visits/${visit.id}`)).toEqual([]);
});

it('pages without gaps and repeats', async () => {
  const customer = await createDemoCustomer(server);
  const visit = await arrive(customer);
  await server.db.execute(sql`delete from messages`);
  const ids: number[] = [];
  for (let age = 0; age < 60; age++) ids.push(await stored({ visit: visit.id, age }));
  const first = await log(`/visits/${visit.id}`);
  const second = (await adviser.call('GET', `/visits/${visit.id}/messages?after=${first.next}`)).json<MessageLog>();
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect([first.items.length, second.next]).toEqual([50, null]);
  expect((await adviser.call('GET', `/visits/${visit.id}/messages?after=x`)).statusCode).toBe(400);
});

it('tells open desks of the branch that a message is settled, without naming it', async () => {
  const customer = await createDemoCustomer(server);
  const visit = await arrive(customer);
  const [own, other] = [listen(server.app, adviser.cookie()), listen(server.app, foreign.cookie())];
  await Promise.all([own.hello(), other.hello()]);
  const id = await stored({ visit: visit.id, state: 'queued' });
  await server.db.execute(sql`update messages set state = 'sending' where id = ${id}`);
  await server.db.execute(sql`update messages set state = 'sent' where id = ${id}`);
  const isSettled = ({ thing, action }: DeskEvent) => thing === 'message' && action === 'settled';
  await own.change(isSettled);
  expect(own.changes().filter(({ data }) => isSettled(data))).toEqual([
    expect.objectContaining({ data: { thing: 'message', id: null, action: 'settled', by: null } }),
  ]);
  expect(other.changes().filter(({ data }) => isSettled(data))).toEqual([]);
  own.close();
  other.close();
});

it('deletes messages after the days of the log, and texts when they cannot be sent again', async () => {
  const visit = await arrive(await createDemoCustomer(server));
  await server.db.execute(sql`delete from messages`);
  const kept = await stored({ visit: visit.id, state: 'refused', age: MESSAGE_LOG_DAYS - 1 });
  const young = await stored({ visit: visit.id, state: 'refused', age: 6 });
  await stored({ visit: visit.id, age: MESSAGE_LOG_DAYS });
  await server.db.execute(sql`update messages set sealed = 'x'`);
  await server.app.messages.sweep();
  const { rows } = await server.db.execute(
    sql`select id, sealed from messages where visit_id = ${visit.id} order by id`,
  );
  expect(rows).toEqual([
    { id: kept, sealed: null },
    { id: young, sealed: 'x' },
  ]);
});
