import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type RawSocket, rawSocket } from '../../testing/rawSocket';
import { startTestServer, type TestServer } from '../../testing/testServer';

/** Body that exceeds the socket buffers of both sides. */
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

// Without timeouts these connections would never end, so each test asserts that its connection ends.

test('closes the connection of a client that does not read its reply', async () => {
  const { near, far } = await connection();
  near.send('GET /api/main/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await near.received(/200 OK/);
  near.socket.pause();
  // Node closes the socket after two periods of this timeout.
  expect(far.timeout).toBe(1_000);
  await once(far, 'close');
  expect(near.socket.bytesRead).toBeLessThan(LARGE.length);
  near.socket.destroy();
});

test('sends the whole reply to a client that reads slowly', async () => {
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

test('closes the connection of a client that sends requests without reading replies', async () => {
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
])('replies 408 to a request whose %s arrives too slowly', async (_name, beginning) => {
  const { near } = await connection();
  near.send(beginning);
  const drops = setInterval(() => near.send('x'), 100);
  expect(await near.ended()).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drops);
});

test('closes a connection without a request', async () => {
  const { near } = await connection();
  expect(await near.ended()).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
