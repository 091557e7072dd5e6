import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { seedDesk } from '../../seed/seedDesk';
import { deskBrowserOf } from '../../testing/deskBrowser';
import { listen } from '../../testing/deskStream';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { listenForEvents, readEvents } from './stored';

const address = process.env['DATABASE_URL_TEST'];
/** LISTEN/NOTIFY between processes needs PostgreSQL. */
const onPostgres = address ? describe : describe.skip;

onPostgres('notifications of PostgreSQL', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await startTestServer();
    const { rows } = await server.db.execute<{ name: string }>(sql`select current_database() as name`);
    const place = new URL(address ?? '');
    place.pathname = `/${rows[0]?.name}`;
    url = place.href;
  });
  afterAll(() => server.close());

  it('arrive after the commit, also after a reconnect', async () => {
    let notifications = 0;
    let next: (() => void) | undefined;
    const once = () =>
      new Promise<void>((resolve) => {
        next = resolve;
      });
    const connected = once();
    const end = listenForEvents(
      url,
      () => {
        notifications += 1;
        next?.();
      },
      server.app.log,
    );
    await connected;
    const told = once();
    await server.db.execute(
      sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', '+998901234567', 'x')`,
    );
    await told;
    const back = once();
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen desk_events' and datname = current_database()`,
    );
    await back;
    const again = once();
    await server.db.execute(
      sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', '+998901234567', 'x')`,
    );
    await again;
    expect(notifications).toBeGreaterThanOrEqual(4);
    await end();
  });

  it('reach desk pages that are connected to another process, without polling', async () => {
    await seedDesk(server.db);
    const owner = await deskBrowserOf(server, 'owner');
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const other = await buildApp({ config: { ...server.config, databaseUrl: url }, db: server.db });
    jest.useRealTimers();
    await other.listen({ port: 0, host: '127.0.0.1' });
    const stream = listen(other, owner.cookie());
    await stream.hello();
    const body = { phone: '+998905550001', name: 'Умида', text: 'Нужна запись', section: 'shop' };
    const { id } = (await owner.call('POST', '/enquiries', { body })).json<{ id: number }>();
    await stream.change((data) => data.thing === 'enquiry' && data.id === id);
    expect(stream.changes().map(({ data }) => data.action)).toEqual(['created']);
    stream.close();
    await other.close();
  });

  it('deliver the events of a transaction that commits after later transactions', async () => {
    const { db } = server;
    const ask = (on: typeof db) =>
      on.execute<{ id: number }>(
        sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', '+998901234567', 'x') returning id`,
      );
    const before = (await readEvents(db, 0)).at(-1)?.number ?? 0;
    const { early, late, seen } = await db.transaction(async (tx) => {
      const [first] = (await ask(tx)).rows;
      const [second] = (await ask(db)).rows;
      return { late: first?.id, early: second?.id, seen: await readEvents(db, before) };
    });
    expect(seen.map(({ thingId }) => thingId)).toEqual([early]);
    expect((await readEvents(db, seen.at(-1)?.number ?? 0)).map(({ thingId }) => thingId)).toEqual([late]);
  });
});
