import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './testing/dataFolder';
import { type EskizStandIn, eskizTestAccount, startEskizStandIn } from './testing/eskizStandIn';
import { rawSocket } from './testing/rawSocket';
import { killStrays, startProcess } from './testing/serverProcess';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

/** The lock is released only after the database is closed. */
const isClosed = () => {
  const [lock = ''] = readdirSync(DATA_DIR).filter((name) => /^lock\.\d+$/.test(name));
  return (JSON.parse(readFileSync(join(DATA_DIR, lock), 'utf8')) as { released?: boolean }).released === true;
};

const eskizOf = ({ url }: EskizStandIn) => ({
  SMS_GATEWAY: 'eskiz',
  ESKIZ_EMAIL: eskizTestAccount.email,
  ESKIZ_PASSWORD: eskizTestAccount.password,
  ESKIZ_URL: url,
});

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const halfOfPost =
  'POST /api/main/main/requests/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  'Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n{"text":"';

test.each(['SIGTERM', 'SIGINT'] as const)('closes idle connections on %s and exits with 0', async (signal) => {
  const server = startProcess({ DATA_DIR, STOP_SECONDS: '600' });
  const address = await server.ready();
  const silent = await rawSocket(address);
  const kept = await rawSocket(address);
  kept.send(GET('/healthz'));
  await kept.received(/"ok"/);
  server.child.kill(signal);
  await Promise.all([silent.ended(), kept.ended()]);
  expect(await server.ended).toBe(0);
  expect(isClosed()).toBe(true);
});

test('answers requests sent before SIGTERM, on keep-alive and on queued connections', async () => {
  const server = startProcess({ DATA_DIR, STOP_SECONDS: '600' });
  const address = await server.ready();
  const sockets = await Promise.all(Array.from({ length: 20 }, () => rawSocket(address)));
  for (const { send } of sockets.slice(0, 10)) send(GET('/healthz'));
  await Promise.all(sockets.slice(0, 10).map(({ received }) => received(/"ok"/)));
  for (const { send } of sockets) send(GET('/api/main/main/call-center'));
  server.child.kill('SIGTERM');
  const answers = await Promise.all(sockets.map(({ ended }) => ended()));
  for (const answer of answers) expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n(?:(?!HTTP\/1\.1)[^])*"phone"/);
  expect(await server.ended).toBe(0);
});

test('fails /readyz while draining, but answers requests and closes connections', async () => {
  const server = startProcess({ DATA_DIR, DRAIN_SECONDS: '600' });
  const address = await server.ready();
  const before = await rawSocket(address);
  before.send(GET('/healthz'));
  expect(await before.received(/"ok"/)).toMatch(/connection: keep-alive/i);
  server.child.kill('SIGTERM');
  // Polls the health check like a load balancer until it fails.
  while ((await fetch(`${address}/readyz`)).ok);
  before.send(GET('/healthz'));
  expect(await before.ended()).toMatch(/HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 200 OK[^]*connection: close/i);
  const reply = await fetch(`${address}/healthz`);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(130);
});

test('cuts incomplete requests after draining, and answers complete ones', async () => {
  const gateway = await startEskizStandIn();
  gateway.answer('/api/message/sms/send', 'late');
  const server = startProcess({ DATA_DIR, STOP_SECONDS: '600', SMS_ANSWER_SECONDS: '8', ...eskizOf(gateway) });
  const address = await server.ready();
  const [body, head] = await Promise.all([rawSocket(address), rawSocket(address)]);
  body.send(halfOfPost);
  await body.received(/100 Continue/);
  head.send('GET / HTTP/1.1\r\nHost: local');
  const working = fetch(`${address}/api/public/get-verification-code/?phone=998901234567`);
  while (gateway.sent.length === 0) await new Promise(setImmediate);
  const drops = setInterval(() => [body, head].map(({ send }) => send('x')), 50);
  server.child.kill('SIGTERM');
  expect((await Promise.all([body.ended(), head.ended()])).join()).not.toMatch(/HTTP\/1\.1 [2-5]/);
  clearInterval(drops);
  gateway.release();
  expect((await working).status).toBe(200);
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('Connections cut');
  expect(isClosed()).toBe(true);
  await gateway.close();
});

test('cuts a running request after STOP_SECONDS', async () => {
  const gateway = await startEskizStandIn();
  gateway.answer('/api/message/sms/send', 'late');
  const server = startProcess({ DATA_DIR, STOP_SECONDS: '1', SMS_ANSWER_SECONDS: '8', ...eskizOf(gateway) });
  const waiting = await rawSocket(await server.ready());
  waiting.send(GET('/api/public/get-verification-code/?phone=998901234568'));
  while (gateway.sent.length === 0) await new Promise(setImmediate);
  server.child.kill('SIGTERM');
  expect(await waiting.ended()).toBe('');
  gateway.release();
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('Connections cut after 1 s: 1');
  expect(isClosed()).toBe(true);
  await gateway.close();
});

test('cuts a client that sends requests without reading replies after draining', async () => {
  const server = startProcess({ DATA_DIR, STOP_SECONDS: '600' });
  const deaf = await rawSocket(await server.ready());
  deaf.socket.pause();
  deaf.send(GET('/api/openapi.json').repeat(1_000));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('Connections cut');
  deaf.socket.destroy();
});
