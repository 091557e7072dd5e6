import { StringChunk, sql } from 'drizzle-orm';
import type { DeskEvent } from '#contract/activity';
import { buildApp } from '../../app';
import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf, invitedTo } from '../../testing/deskBrowser';
import { listen } from '../../testing/deskStream';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { deleteOldEvents, readEvents } from './stored';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

let phones = 0;
const enter = async (where: number | null = null) => {
  phones += 1;
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into requests (section, text, phone, full_name, branch_id)
    values ('shop', 'x', ${`+99890666${String(phones).padStart(4, '0')}`}, 'x', ${where}::int) returning id`);
  return rows[0]?.id ?? 0;
};
const about = (id: number) => (data: DeskEvent) => data.thing === 'enquiry' && data.id === id;
const branchAt = async (place: number) =>
  (await server.db.execute<{ id: number }>(sql`select id from branches order by position, id offset ${place} limit 1`))
    .rows[0]?.id ?? 0;

it('streams changes by visitors and staff, and resumes after a reconnect without a gap', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const first = listen(server.app, owner.cookie());
  await first.hello();
  const id = await enter();
  await first.change(about(id));
  await owner.call('PATCH', `/enquiries/${id}`, { body: { status: 'done' }, headers: { 'if-match': '1' } });
  await first.change((data) => about(id)(data) && data.action === 'changed');
  first.close();
  const missed = [await enter(), await enter(), await enter()];
  const second = listen(server.app, owner.cookie(), first.last());
  await second.change(about(missed[2] ?? 0));
  expect(second.changes().map(({ data }) => data.id)).toEqual(missed);
  second.close();
});

it('delivers the event of a transaction that commits late', async () => {
  const [{ number: before } = { number: 0 }] = (
    await server.db.execute<{ number: number }>(sql`select coalesce(max(number), 0)::int as number from desk_events`)
  ).rows;
  await readEvents(server.db, before);
  // Simulates a late commit: the larger id is numbered before the smaller one is visible.
  await server.db.execute(sql`insert into desk_events (id, thing, thing_id, action) overriding system value
    select max(id) + 10, 'enquiry', 70001, 'created' from desk_events`);
  const one = await readEvents(server.db, before);
  await server.db.execute(sql`insert into desk_events (id, thing, thing_id, action) overriding system value
    select max(id) - 5, 'enquiry', 70002, 'created' from desk_events`);
  const two = await readEvents(server.db, one.at(-1)?.number ?? 0);
  expect([one.at(-1)?.thingId, two.map(({ thingId }) => thingId)]).toEqual([70001, [70002]]);
  await server.db.execute(
    sql`select setval(pg_get_serial_sequence('desk_events', 'id'), (select max(id) from desk_events))`,
  );
});

it('delivers all missed events to a client that reconnects during delivery', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const before = listen(server.app, owner.cookie());
  await before.hello();
  const from = before.last();
  const missed = [await enter(), await enter()];
  await before.change(about(missed[1] ?? 0));
  before.close();

  // Delays the next query of stored events until the second client has connected.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHolding: (() => void) | undefined;
  const holding = new Promise<void>((resolve) => {
    isHolding = resolve;
  });
  const db = new Proxy(server.db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name) as unknown;
      return async (statement: ReturnType<typeof sql>) => {
        const found = await target.execute(statement);
        const isRead = statement.queryChunks.some(
          (chunk) => chunk instanceof StringChunk && chunk.value.join('').includes('order by number limit'),
        );
        if (!isRead || found.rows.length === 0 || !isHolding) return found;
        isHolding();
        isHolding = undefined;
        await released;
        return found;
      };
    },
  });
  const slow = await buildApp({ config: server.config, db });
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const there = listen(slow, owner.cookie());
  await there.hello();
  const next = await enter();
  await holding;
  const back = listen(slow, owner.cookie(), from);
  await back.hello();
  release();
  await Promise.all([there.change(about(next)), back.change(about(next))]);
  expect(back.changes().map(({ data }) => data.id)).toEqual([...missed, next]);
  await slow.close();
});

it('sends a reset to a client whose missed events are no longer stored', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  await enter();
  await readEvents(server.db, 0);
  await server.db.execute(sql`update desk_events set at = now() - interval '8 days'`);
  expect(await deleteOldEvents(server.db, 1_000)).toBeGreaterThan(0);
  const stream = listen(server.app, owner.cookie(), 1);
  await stream.change((data) => data.thing === 'reset');
  const id = await enter();
  await stream.change(about(id));
  stream.close();
});

it('resumes the event stream on a second process and after a restart', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const first = listen(server.app, owner.cookie());
  await first.hello();
  const other = await buildApp({ config: server.config, db: server.db });
  await other.listen({ port: 0, host: '127.0.0.1' });
  const resumed = listen(other, owner.cookie(), first.last());
  await resumed.hello();
  const id = await enter();
  await Promise.all([first.change(about(id)), resumed.change(about(id))]);
  await other.close();
  await resumed.ended();
  const missed = await enter();
  const again = await buildApp({ config: server.config, db: server.db });
  await again.listen({ port: 0, host: '127.0.0.1' });
  const third = listen(again, owner.cookie(), resumed.last());
  await third.change(about(missed));
  expect(third.changes().map(({ data }) => data.id)).toEqual([missed]);
  first.close();
  third.close();
  await again.close();
});

it('sends no events of other branches to advisers, and none of enquiries to editors', async () => {
  const [adviser, editor, owner] = [
    await deskBrowserOf(server, 'adviser'),
    await deskBrowserOf(server, 'editor'),
    await deskBrowserOf(server, 'owner'),
  ];
  const streams = [adviser, editor, owner].map((browser: DeskBrowser) => listen(server.app, browser.cookie()));
  await Promise.all(streams.map((stream) => stream.hello()));
  const [atAdviser, atEditor, atOwner] = streams;
  const foreign = await enter(await branchAt(6));
  const own = await enter(await branchAt(0));
  await atAdviser?.change(about(own));
  await atOwner?.change(about(own));
  expect(atAdviser?.changes().map(({ data }) => data.id)).toEqual([own]);
  expect(
    atOwner
      ?.changes()
      .filter(({ data }) => data.thing === 'enquiry')
      .map(({ data }) => data.id),
  ).toEqual([foreign, own]);
  expect(atEditor?.changes().filter(({ data }) => data.thing === 'enquiry')).toEqual([]);
  for (const stream of streams) stream.close();
});

it('sends export events to owners only, and message events to staff with the permission', async () => {
  const [owner, manager] = [await deskBrowserOf(server, 'owner'), await deskBrowserOf(server, 'manager')];
  const [atOwner, atManager] = [listen(server.app, owner.cookie()), listen(server.app, manager.cookie())];
  await Promise.all([atOwner.hello(), atManager.hello()]);
  expect((await manager.call('GET', '/enquiries/export?format=csv')).statusCode).toBe(200);
  const failed = async (enquiry: number | null) => {
    const { rows } = await server.db.execute<{
      id: number;
    }>(sql`insert into messages (channel, kind, request_id, sealed, next_try_at, expires_at)
      values ('telegram', 'enquiry_status', ${enquiry}::int, 'x', now(), now() + interval '1 day') returning id`);
    const id = rows[0]?.id ?? 0;
    await server.db.execute(sql`update messages set state = 'refused' where id = ${id}`);
    return id;
  };
  const foreign = await failed(await enter(await branchAt(6)));
  const ofNone = await failed(null);
  const own = await failed(await enter(await branchAt(0)));
  const nobodys = await failed(await enter());
  for (const id of [foreign, own]) expect((await owner.call('POST', `/outbox/${id}/retry`)).statusCode).toBe(204);
  const end = await enter();
  await Promise.all([atOwner.change(about(end)), atManager.change(about(end))]);
  // A set, because the retried message may fail again meanwhile.
  const received = ({ changes }: typeof atOwner) => {
    const those = changes().filter(
      ({ data: { thing, action } }) => action === 'exported' || (thing === 'message' && action !== 'settled'),
    );
    return new Set(those.map(({ data: { id, action } }) => `${action} ${id}`));
  };
  expect(received(atManager)).toEqual(new Set([`failed ${own}`, `failed ${nobodys}`, `retried ${own}`]));
  expect(received(atOwner)).toEqual(
    new Set([
      'exported null',
      ...[foreign, ofNone, own, nobodys].map((id) => `failed ${id}`),
      ...[foreign, own].map((id) => `retried ${id}`),
    ]),
  );
  for (const stream of [atOwner, atManager]) stream.close();
});

it('ends the event stream when its staff member signs out or is disabled', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const manager = await deskBrowserOf(server, 'manager');
  const { id, browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone: '+998901110040' });
  const [one, two] = [listen(server.app, manager.cookie()), listen(server.app, browser.cookie())];
  await Promise.all([one.hello(), two.hello()]);
  await manager.call('POST', '/sign-out');
  await one.ended();
  expect(
    (await owner.call('POST', `/staff/${id}/disable`, { body: { again: { password: DEMO_PASSWORD } } })).statusCode,
  ).toBe(200);
  await two.ended();
});

it('requires a session for an event stream, and allows ten streams per staff member', async () => {
  expect((await server.app.inject({ url: '/api/desk/events' })).statusCode).toBe(401);
  const owner = await deskBrowserOf(server, 'owner');
  const streams = Array.from({ length: 10 }, () => listen(server.app, owner.cookie()));
  await Promise.all(streams.map((stream) => stream.hello()));
  const { statusCode } = await server.app.inject({
    url: '/api/desk/events',
    headers: { cookie: owner.cookie() ?? '' },
  });
  expect(statusCode).toBe(429);
  for (const stream of streams) stream.close();
});
