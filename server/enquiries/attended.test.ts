import { sql } from 'drizzle-orm';
import { DESK_ATTENDED_HEADER } from '#contract/rules/deskLimits';
import { buildApp } from '../app';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { listen } from '../testing/deskStream';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let owner: DeskBrowser;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
});
afterAll(() => server.close());

const last = sql`(select max(id) from staff_sessions)`;
const leaveAlone = (how: string) =>
  server.db.execute(sql`update staff_sessions set last_used_at = last_used_at - ${how}::interval where id = ${last}`);
const minutesAlone = async () => {
  const { rows } = await server.db.execute<{ minutes: number }>(
    sql`select round(extract(epoch from now() - last_used_at) / 60)::int as minutes from staff_sessions where id = ${last}`,
  );
  return rows[0]?.minutes;
};

it('user actions and writes reset the idle time of a desk session', async () => {
  await leaveAlone('600 minutes');
  expect((await owner.call('GET', '/enquiries')).statusCode).toBe(200);
  expect(await minutesAlone()).toBe(600);
  const attended = { headers: { [DESK_ATTENDED_HEADER]: '1' } };
  expect((await owner.call('GET', '/enquiries', attended)).statusCode).toBe(200);
  expect(await minutesAlone()).toBe(0);
  await leaveAlone('600 minutes');
  expect(
    (await owner.call('POST', '/enquiries/bulk', { body: { items: [{ id: 1, version: 1 }], change: {} } })).statusCode,
  ).toBe(200);
  expect(await minutesAlone()).toBe(0);
});

it('ends an unattended desk session after twelve hours, despite its polling', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'Date', 'performance', 'queueMicrotask'],
  });
  const app = await buildApp({ config: server.config, db: server.db });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const stream = listen(app, owner.cookie());
  await stream.hello();
  for (const hours of ['6 hours', '5 hours 50 minutes']) {
    await leaveAlone(hours);
    expect((await owner.call('GET', '/enquiries')).statusCode).toBe(200);
    const again = listen(app, owner.cookie(), stream.last());
    await again.hello();
    again.close();
  }
  await leaveAlone('11 minutes');
  jest.advanceTimersByTime(15_000);
  await stream.ended();
  expect((await owner.call('GET', '/enquiries')).statusCode).toBe(401);
  jest.useRealTimers();
  await app.close();
});
