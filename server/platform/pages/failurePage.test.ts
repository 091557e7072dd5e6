import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { makeListBuild } from '../../testing/listBuild';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createSite } from '../../web/site';

const distDir = makeListBuild();
const routes = async (app: FastifyInstance) => {
  app.get('/api/main/list', async () => 'content');
  app.get('/api/main/main/call-center', async () => ({ phone: '' }));
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { site: createSite({ distDir }), routes });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(distDir, { recursive: true });
});

/** Sends a raw request, because `inject` would normalize the address. */
async function ask(...lines: string[]) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  return {
    status: Number(head.split(' ')[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim(),
    language: /^content-language: (.*)$/im.exec(head)?.[1]?.trim(),
    body,
  };
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

it.each([
  '/%',
  '/services/%zz',
  '/uz/%C0%AE',
  '/documents/%D0',
])('renders an HTML page for the malformed address %s', async (path) => {
  const page = await ask(`GET ${path} HTTP/1.1`, 'Accept-Encoding: identity');
  expect(page.type).toBe(HTML);
  // The test renderer prints the address; the real one renders Page Not Found.
  expect(page.body).toContain(path.replaceAll('%', '%25').toLowerCase());
  const head = await ask(`HEAD ${path} HTTP/1.1`);
  expect(head).toMatchObject({ status: page.status, type: HTML, body: '' });
});

it.each([
  ['/shop', 'ru', 'Эта страница только для просмотра'],
  ['/uz/shop', 'uz', 'Bu sahifa faqat koʻrish uchun'],
])('replies 405 with an HTML page to a POST to %s', async (path, language, title) => {
  const page = await ask(`POST ${path} HTTP/1.1`, 'Content-Length: 0');
  expect(page).toMatchObject({ status: 405, type: HTML, language });
  expect(page.body).toContain(title);
  expect(page.body).toContain(`href="${language === 'uz' ? '/uz' : '/'}"`);
});

it.each([
  ['/shop', 'ru', 'Браузер прислал слишком много данных'],
  ['/uz/shop', 'uz', 'Brauzer juda koʻp maʼlumot yubordi'],
])('replies 431 with an HTML page to too many cookies at %s', async (path, language, title) => {
  const page = await ask(`GET ${path} HTTP/1.1`, `Cookie: a=${'x'.repeat(20_000)}`);
  expect(page).toMatchObject({ status: 431, type: HTML, language });
  expect(page.body).toContain(title);
  expect(await ask(`HEAD ${path} HTTP/1.1`, `Cookie: a=${'x'.repeat(20_000)}`)).toMatchObject({
    status: 431,
    type: HTML,
    body: '',
  });
});

it.each([
  ['a malformed address', 400, ['GET /api/main/%zz HTTP/1.1']],
  ['an unknown address', 404, ['GET /api/main/none HTTP/1.1']],
  ['an unsupported method', 405, ['PUT /api/main/main/call-center HTTP/1.1', 'Content-Length: 0']],
  ['headers that are too long', 431, ['GET /api/main/none HTTP/1.1', `X: ${'x'.repeat(20_000)}`]],
])('replies in JSON to an API call with %s', async (_, status, lines) => {
  const reply = await ask(...lines);
  expect(reply).toMatchObject({ status, type: JSON_TYPE });
  expect(JSON.parse(reply.body)).toEqual({ code: expect.any(String) as string, detail: expect.any(String) as string });
});
