import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { startTestServer, type TestServer } from '../testing/testServer';
import { encodedTarget } from './brokenRequests';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** The raw reply to raw bytes, as programs send them that are no browsers. */
async function ask(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

it('understands a query in raw UTF-8: the same address, encoded', async () => {
  const reply = await ask('GET /api/main/spare-part/?manufacturer=Моторы&page=1 HTTP/1.1', 'Host: localhost');
  const [status = '', location = ''] = /^HTTP\/1.1 (\d+)[\s\S]*?Location: (\S+)\r\n/.exec(reply)?.slice(1) ?? [];
  expect([status, decodeURI(location)]).toEqual(['301', '/api/main/spare-part/?manufacturer=Моторы&page=1']);
  expect((await server.app.inject(location)).statusCode).toBe(200);
});

it.each([
  ['a host of its own', 'GET //evil.example/ж HTTP/1.1\r\n'],
  ['a host behind a backslash', 'GET /\\evil.example/ж HTTP/1.1\r\n'],
  ['another method', 'POST /ж HTTP/1.1\r\n'],
  ['an absolute address', 'GET http://evil.example/ж HTTP/1.1\r\n'],
  ['a space', 'GET /a ж HTTP/1.1\r\n'],
])('leads nowhere by %s', (_, line) => {
  expect(encodedTarget(Buffer.from(line))).toBeNull();
});

it('leads nowhere by bytes that are no UTF-8', () => {
  expect(encodedTarget(Buffer.from('GET /\xff HTTP/1.1\r\n', 'latin1'))).toBeNull();
});

it('refuses what is no request at all in the shape of every other failure', async () => {
  const reply = await ask('no request');
  expect(reply).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')))).toEqual({
    code: 'bad_request',
    detail: expect.any(String) as string,
  });
});
