import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { encodedTarget } from './requests';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function ask(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

it('redirects a query in raw UTF-8 to its encoded form', async () => {
  const reply = await ask('GET /api/main/spare-part/?manufacturer=Моторы&page=1 HTTP/1.1', 'Host: localhost');
  const [status = '', location = ''] = /^HTTP\/1.1 (\d+)[\s\S]*?Location: (\S+)\r\n/.exec(reply)?.slice(1) ?? [];
  expect([status, decodeURI(location)]).toEqual(['301', '/api/main/spare-part/?manufacturer=Моторы&page=1']);
  expect((await server.app.inject(location)).statusCode).toBe(200);
});

it.each([
  ['a host after two slashes', 'GET //evil.example/ж HTTP/1.1\r\n'],
  ['a host after a backslash', 'GET /\\evil.example/ж HTTP/1.1\r\n'],
  ['the method POST', 'POST /ж HTTP/1.1\r\n'],
  ['an absolute address', 'GET http://evil.example/ж HTTP/1.1\r\n'],
  ['a space', 'GET /a ж HTTP/1.1\r\n'],
])('does not redirect a raw UTF-8 request with %s', (_, line) => {
  expect(encodedTarget(Buffer.from(line))).toBeNull();
});

it('does not redirect a request with bytes that are not UTF-8', () => {
  expect(encodedTarget(Buffer.from('GET /\xff HTTP/1.1\r\n', 'latin1'))).toBeNull();
});

it.each([
  ['text that is not HTTP', ['no request'], 400, 'bad_request'],
  ['a request without a host', ['GET /healthz HTTP/1.1', 'Connection: close'], 400, 'bad_request'],
  [
    'a request with two hosts',
    ['GET /healthz HTTP/1.1', 'Host: localhost', 'Host: other', 'Connection: close'],
    400,
    'bad_request',
  ],
  ['a malformed path', ['GET /api/%zz HTTP/1.1', 'Host: localhost', 'Connection: close'], 400, 'bad_request'],
  [
    'two Content-Length headers',
    ['POST /api/main/ HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2'],
    400,
    'bad_request',
  ],
  [
    'headers that are too long',
    ['GET /api/main/ HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`],
    431,
    'bad_request',
  ],
  ['an unsupported method', ['PROPFIND /api/main/ HTTP/1.1', 'Host: localhost', 'Connection: close'], 404, 'not_found'],
])('rejects %s with the common JSON error and a request id', async (_, lines, status, code) => {
  const reply = await ask(...lines);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/i);
  expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')))).toEqual({ code, detail: expect.any(String) as string });
});

it('ignores an unsupported Expect header', async () => {
  const reply = await ask('GET /healthz HTTP/1.1', 'Host: localhost', 'Expect: the-unexpected', 'Connection: close');
  expect(reply).toMatch(/^HTTP\/1.1 200 /);
});
