import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type RawSocket, rawSocket } from '../../testing/rawSocket';
import { startTestServer, type TestServer } from '../../testing/testServer';

/** Exceeds the socket buffers of both sides. */
const LARGE = 'x'.repeat(24 * 1024 * 1024);

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/main/large', async () => LARGE);
  app.post('/api/main/form', async () => ({}));
}

let server: TestServer;
let address: string;
beforeEach(async () => {
  server = await startTestServer({ timeouts: { request: 1, connection: 2 } }, { routes });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

async function connection(): Promise<{ near: RawSocket; far: Socket }> {
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
  const near = await rawSocket(address);
  const [far] = await accepted;
  return { near, far };
}

// Without the limits these connections would never end, so ending is the assertion.

test('cuts a visitor who reads nothing', async () => {
  const { near, far } = await connection();
  near.send('GET /api/main/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await near.received(/200 OK/);
  near.socket.pause();
  // Node cuts after two such periods.
  expect(far.timeout).toBe(1_000);
  await once(far, 'close');
  expect(near.socket.bytesRead).toBeLessThan(LARGE.length);
  near.socket.destroy();
});

test('serves a slow reader completely', async () => {
  const { near } = await connection();
  near.send('GET /api/main/large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await near.received(/200 OK/);
  let taken = 0;
  near.socket.removeAllListeners('data');
  near.socket.on('data', (bytes) => {
    taken += bytes.length;
    near.socket.pause();
    setImmediate(() => near.socket.resume());
  });
  await once(near.socket, 'close');
  expect(taken).toBeGreaterThan(LARGE.length / 2);
});

test('cuts a visitor who keeps asking without reading', async () => {
  let handled = 0;
  server.app.server.on('request', (_request, response) => {
    response.once('finish', () => {
      handled += 1;
    });
  });
  const { near, far } = await connection();
  near.socket.pause();
  const closed = once(far, 'close');
  near.send('GET /api/main/large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_500));
  await closed;
  expect(handled).toBeLessThanOrEqual(16);
  near.socket.destroy();
});

test.each([
  [
    'body',
    'POST /api/main/form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  ],
  ['head', 'GET / HTTP/1.1\r\nHost: local'],
])('ends a slowly sent %s with 408', async (_name, beginning) => {
  const { near } = await connection();
  near.send(beginning);
  const drops = setInterval(() => near.send('x'), 100);
  expect(await near.ended()).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drops);
});

test('ends a silent connection', async () => {
  const { near } = await connection();
  expect(await near.ended()).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
