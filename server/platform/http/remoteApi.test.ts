import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createApiFetch } from '../../web/apiFetch';

let api: Server;
let url: string;
let answer: (reply: ServerResponse) => void;
let asked = 0;
let server: TestServer;
let log = '';

const well = (reply: ServerResponse) => reply.setHeader('content-type', 'application/json').end('[]');
const waysToFail: [string, (reply: ServerResponse) => void, string][] = [
  ['unreachable', (reply) => reply.destroy(), 'unreachable'],
  ['failing', (reply) => reply.writeHead(502).end(), 'failing'],
  ['slow', () => {}, 'slow'],
  ['stopping in the middle', (reply) => reply.writeHead(200, { 'content-length': 9 }).write('['), 'slow'],
];

beforeEach(async () => {
  answer = well;
  log = '';
  api = createServer((_request, reply) => {
    asked += 1;
    answer(reply);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const parts = { logTo: { write: (line: string) => (log += line) } };
  server = await startTestServer({ mainApiUrl: `${url}/main`, publicApiUrl: url, logLevel: 'warn' }, parts);
  asked = 0;
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await server.close();
});

/** Makes ten concurrent calls, as one page does. Returns the distinct statuses. */
const page = async (timeoutMs = 5_000, method = 'GET') => {
  const apiFetch = createApiFetch(server.app);
  const signal = AbortSignal.timeout(timeoutMs);
  const calls = Array.from({ length: 10 }, (_, i) =>
    apiFetch(`${url}/main/list/?page=${i}`, { method, headers: {}, signal }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  return [...new Set(await Promise.all(calls))];
};
const ready = async () => {
  const { statusCode, payload } = await server.app.inject('/readyz');
  return [statusCode, JSON.parse(payload) as unknown];
};
const figure = async (line: string) => {
  const { payload } = await server.app.inject('/metrics');
  return Number(
    payload
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
};

test.each(
  waysToFail,
)('opens the circuit of a remote API that is %s, and closes it on recovery', async (_, fail, reason) => {
  expect(await page()).toEqual([200]);
  answer = fail;
  const timeoutMs = reason === 'slow' ? 50 : 5_000;
  await page(timeoutMs);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await page(timeoutMs);
  expect(await figure('yolda_remote_api_up{api="main_api"}')).toBe(0);
  expect(await figure(`yolda_remote_api_failures_total{api="main_api",reason="${reason}"}`)).toBe(20);

  asked = 0;
  expect(await page()).toEqual([0]);
  // After a second the open circuit allows one call, to test whether the API has recovered.
  expect(asked).toBeLessThanOrEqual(1);
  expect(await figure('yolda_remote_api_failures_total{api="main_api",reason="skipped"}')).toBe(10);
  expect(await ready()).toEqual([200, { status: 'degraded', down: ['main_api'] }]);
  expect(log.trim().split('\n')).toHaveLength(1);
  expect(log).toContain(`"part":"main_api","reason":"${reason}","failures":1`);

  answer = well;
  while (JSON.stringify(await ready()).includes('degraded')) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await page()).toEqual([200]);
  expect(log).toMatch(/"failures":\d\d,"msg":"The API of another server answers again"/);
});

test('sends form submissions even while the circuit of the remote API is open', async () => {
  answer = (reply) => reply.destroy();
  await page();
  await page();
  asked = 0;
  await page(5_000, 'POST');
  expect(asked).toBeGreaterThan(0);
});

test('keeps the circuit closed if failed and successful calls alternate', async () => {
  const apiFetch = createApiFetch(server.app);
  const read = async (path: string) => {
    const request = { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000) };
    return (await apiFetch(`${url}/main/${path}`, request)).status;
  };
  for (let i = 0; i < 40; i++) {
    answer = (reply) => reply.writeHead(500).end();
    expect(await read('broken')).toBe(500);
    answer = well;
    expect(await read('list')).toBe(200);
  }
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});
