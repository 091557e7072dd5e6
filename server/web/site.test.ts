import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createSite } from './site';

const RENDERER = `
  exports.rendered = [];
  exports.let = [];
  exports.hasForm = () => false;
  exports.render = async ({ url }) => {
    exports.rendered.push(url);
    if (url.includes('slow')) await new Promise((resolve) => exports.let.push(resolve));
    const status = /none|category/.test(url) ? 404 : 200;
    return { status, route: 'page', html: '<p>' + url, language: 'ru', complete: true, styleHashes: [] };
  };
`;

type Stub = { rendered: string[]; let: (() => void)[] };

const distDir = mkdtempSync(join(tmpdir(), 'yolda-dist-'));
let server: TestServer;
let stub: Stub;

beforeAll(async () => {
  for (const folder of ['server', 'client/assets']) mkdirSync(join(distDir, folder), { recursive: true });
  writeFileSync(join(distDir, 'server/render.js'), RENDERER);
  writeFileSync(join(distDir, 'server/service-worker.js'), '');
  writeFileSync(
    join(distDir, 'server/assets.json'),
    JSON.stringify({ buildId: 'x', boot: '', everyPage: [], groups: {}, styles: {} }),
  );
  writeFileSync(join(distDir, 'client/index.html'), '');
  const most = 1_000_000;
  const rateLimit = { max: most, requestsMax: most, codesMax: most, signInMax: most, pagesMax: 10 };
  server = await startTestServer({ rateLimit }, { site: createSite({ distDir }) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  stub = require(join(distDir, 'server/render.js')) as Stub;
});
afterAll(async () => {
  await server.close();
  rmSync(distDir, { recursive: true });
});

let number = 0;
const visitor = () => {
  number += 1;
  const remoteAddress = `10.1.${number >> 8}.${number & 255}`;
  return (url: string) => server.app.inject({ url, remoteAddress });
};
const unheardOf = () => `/services?search=${(number += 1)}`;

describe('uncacheable pages', () => {
  it('are rate-limited per IP address, without affecting other addresses, cached pages and the API', async () => {
    const [one, other] = [visitor(), visitor()];
    for (let asked = 0; asked < 10; asked++) expect((await one(unheardOf())).statusCode).toBe(200);
    stub.rendered.length = 0;
    for (let asked = 0; asked < 100; asked++) {
      const refused = await one(unheardOf());
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect(stub.rendered).toEqual([]);
    for (const url of ['/about', '/shop?page=2', '/about', '/uz/blog?tag=3'])
      expect((await one(url)).statusCode).toBe(200);
    expect((await other(unheardOf())).statusCode).toBe(200);
    expect((await one('/api/main/faq/')).statusCode).toBe(200);
  });

  it('are refused above the rate limit in the language of the address, without caching', async () => {
    const one = visitor();
    for (let asked = 0; asked < 10; asked++) await one(unheardOf());
    const refused = await one(`/uz${unheardOf()}`);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'uz' });
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toContain('Murojaatlar juda koʻp');
    expect((await one(unheardOf())).body).toContain('Слишком много обращений');
  });

  it.each([
    '/none-',
    '/shop?category=',
    '/shop?manufacturer=',
  ])('are rate-limited also if each request has another address: %s…', async (begin) => {
    const one = visitor();
    const statuses: number[] = [];
    for (let asked = 0; asked < 60; asked++) statuses.push((await one(`${begin}${(number += 1)}`)).statusCode);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(50);
    expect((await one('/about')).statusCode).toBe(200);
  });
});

it('queues concurrent renderings and rejects the excess, without delaying cached pages and the API', async () => {
  await visitor()('/about');
  const crowd = Array.from({ length: 100 }, () => visitor()(`${unheardOf()}slow`));
  while (stub.let.length === 0) await new Promise(setImmediate);
  expect((await visitor()('/about')).statusCode).toBe(200);
  expect((await visitor()('/api/main/faq/')).statusCode).toBe(200);
  expect((await visitor()('/contacts?region=4')).statusCode).toBe(200);
  const answered = new Set<unknown>();
  for (const one of crowd) void one.then(() => answered.add(one));
  while (answered.size < crowd.length) {
    expect(stub.let.length).toBeLessThanOrEqual(1);
    stub.let.pop()?.();
    await new Promise(setImmediate);
  }
  const replies = await Promise.all(crowd);
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(100 - 64 - 1);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.body).toContain('Сейчас много посетителей');
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(65);
});

it.each([
  '//api/main/faq/',
  '/\\api/main//faq/',
  '/./api/main/faq/',
  '/x/%2e%2e/api/main/faq/',
])('%s redirects to its canonical spelling before rendering', async (url) => {
  stub.rendered.length = 0;
  // A raw request, because `inject` normalizes dots and backslashes.
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: (server.app.server.address() as AddressInfo).port, path: url, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
  reply.resume();
  expect([reply.statusCode, reply.headers.location]).toEqual([301, '/api/main/faq/']);
  expect(stub.rendered).toEqual([]);
});

it('serves a cached page despite query parameters that it does not read', async () => {
  const one = visitor();
  await one('/about');
  stub.rendered.length = 0;
  for (let page = 0; page < 50; page++)
    expect((await one(`/about?page=${page}&search=${page}&x`)).statusCode).toBe(200);
  expect(stub.rendered).toEqual([]);
});
