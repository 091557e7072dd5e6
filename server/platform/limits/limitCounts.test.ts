import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { redisProgram, redisServer } from '../../testing/redisServer';
import { startTestServer, type TestServer } from '../../testing/testServer';

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/main/read', async () => ({}));
  app.post('/api/main/send', { config: { limit: 'enquiries' } }, async () => ({}));
  app.post('/api/main/try', { config: { limit: 'signIn' } }, async () => ({}));
  app.post('/api/main/try-again', { config: { limit: 'signIn' } }, async () => ({}));
}

const rateLimit = { max: 1_000, requestsMax: 6, codesMax: 6, signInMax: 6, pagesMax: 6 };
let server: TestServer;
let other: FastifyInstance;
let log = '';

async function start(settings: { databaseUrl?: string; redisUrl?: string }): Promise<void> {
  log = '';
  const logTo = { write: (line: string) => (log += line) };
  server = await startTestServer({ rateLimit, logLevel: 'warn', ...settings }, { routes, logTo });
  other = await buildApp({ config: server.config, db: server.db, routes, logTo: { write: () => {} } });
}
async function stop(): Promise<void> {
  await other.close();
  await server.close();
}

const from = (address: string) => async (app: FastifyInstance, path: string) =>
  (await app.inject({ method: 'POST', url: `/api/main/${path}`, remoteAddress: address, payload: {} })).statusCode;

async function expectOneCount(address: string): Promise<void> {
  const send = from(address);
  const statuses: number[] = [];
  for (let call = 0; call < 8; call++) statuses.push(await send(call % 2 ? other : server.app, 'send'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  for (const path of ['try', 'try-again']) expect(await send(other, path)).toBe(200);
}

describe('rate-limit counters in a shared database', () => {
  beforeAll(() => start({ databaseUrl: 'postgres://of-both' }));
  afterAll(stop);

  it('count calls to all servers, separately for each sign-in step', () => expectOneCount('10.0.0.1'));

  it('are stored without client addresses', async () => {
    await from('203.0.113.77')(server.app, 'send');
    const { rows } = await server.db.execute(sql`select * from address_counts`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('count calls without a limit of their own only in memory', async () => {
    await server.db.execute(sql`truncate address_counts`);
    await server.app.inject({ url: '/api/main/read', remoteAddress: '10.0.0.2' });
    expect((await server.db.execute(sql`select * from address_counts`)).rows).toEqual([]);
  });

  it('count per server during an outage of the database, which is logged once', async () => {
    await server.db.execute(sql`alter table address_counts rename to away`);
    const send = from('10.0.0.3');
    for (let call = 0; call < 6; call++) expect(await send(server.app, 'send')).toBe(200);
    expect(await send(server.app, 'send')).toBe(429);
    expect(await send(other, 'send')).toBe(200);
    await server.db.execute(sql`alter table away rename to address_counts`);
    expect(log.match(/counted in each process/g)).toHaveLength(1);
  });
});

(redisProgram ? describe : describe.skip)('rate limits in a shared Redis', () => {
  const redis = redisServer(redisProgram ?? '');
  beforeAll(async () => {
    await redis.start();
    await start({ redisUrl: redis.url });
  });
  afterAll(async () => {
    await stop();
    await redis.stop();
  });

  it('count calls to all servers', () => expectOneCount('10.0.1.1'));

  it('count per server after Redis is killed, which is logged once', async () => {
    await redis.stop();
    const send = from('10.0.1.2');
    for (let call = 0; call < 6; call++) expect(await send(server.app, 'send')).toBe(200);
    expect(await send(server.app, 'send')).toBe(429);
    expect(await send(other, 'send')).toBe(200);
    expect(log.match(/counted in each process/g)).toHaveLength(1);
  });
});
