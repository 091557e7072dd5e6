import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { ApiFailure } from './errors';

let server: TestServer;

async function routes(app: FastifyInstance): Promise<void> {
  const body = {
    type: 'object',
    required: ['name', 'age'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 2 },
      age: { type: 'integer', minimum: 18 },
      kind: { enum: ['a', 'b'] },
      car: { type: 'object', required: ['vin'], properties: { vin: { type: 'string' } } },
    },
  };
  app.post('/api/main/form', { schema: { body } }, async () => ({ ok: true }));
  app.get('/api/main/items/:id/', async () => ({ ok: true }));
  app.get('/api/main/full', async () => {
    throw new ApiFailure(409, 'car_limit');
  });
  app.get('/api/main/slow-down', async () => {
    throw new ApiFailure(429, 'too_many_requests', { retryAfter: 41.2 });
  });
  app.get('/api/main/broken', async () => {
    throw new Error('select * from secrets');
  });
}

beforeAll(async () => {
  server = await startTestServer({}, { routes });
});
afterAll(() => server.close());

const post = (payload: string | object, contentType = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/api/main/form', payload, headers: { 'content-type': contentType } });
const get = (url: string, language = 'ru') => server.app.inject({ url, headers: { 'accept-language': language } });

test('returns an error code and a text in the language of Accept-Language', async () => {
  const russian = await get('/api/main/full');
  expect(russian.statusCode).toBe(409);
  expect(russian.json()).toEqual({ detail: 'В гараже может быть не больше двух автомобилей.', code: 'car_limit' });
  expect((await get('/api/main/full', 'uz')).json()).toEqual({
    detail: 'Garajda ikkitadan ortiq avtomobil boʻlmaydi.',
    code: 'car_limit',
  });
});

test('returns the problem of every invalid field', async () => {
  const reply = await post({ name: 'A', kind: 'c', car: {}, extra: 1 });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'validation',
    errors: {
      name: ['Слишком короткое значение: нужно не меньше 2.'],
      age: ['Обязательное поле.'],
      kind: ['Такого варианта нет.'],
      'car.vin': ['Обязательное поле.'],
      extra: ['Неизвестное поле.'],
    },
  });
});

test.each([
  ['broken JSON', '{"name":', 400, 'malformed_json'],
  ['an empty body', '', 400, 'malformed_json'],
  ['JSON that sets a prototype', '{"__proto__": {"a": 1}}', 400, 'malformed_json'],
  ['a body over the limit', JSON.stringify({ name: 'x'.repeat(70_000), age: 20 }), 413, 'too_large'],
  ['a body with NUL', JSON.stringify({ name: 'ab\0', age: 20 }), 400, 'bad_request'],
  ['a body with a lone surrogate', '{"name":"ab\\ud800","age":20}', 400, 'bad_request'],
  ['a deeply nested body', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'validation'],
])('rejects %s with the documented status and code', async (_name, payload, status, code) => {
  const reply = await post(payload);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
])('rejects a body of type %s with 415', async (type) => {
  const reply = await post('name=x', type);
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
});

test('answers 404 for an unknown path, 405 with `Allow` for another method', async () => {
  expect((await get('/api/main/nothing')).json()).toEqual({ detail: 'Ничего не найдено.', code: 'not_found' });
  expect((await get('/api/main/items/5')).statusCode).toBe(404);
  const wrong = await server.app.inject({ method: 'DELETE', url: '/api/main/items/5/' });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(wrong.json().code).toBe('method_not_allowed');
  expect((await get('/api/main/%zz')).json().code).toBe('bad_request');
});

test('rounds Retry-After of a 429 up to whole seconds', async () => {
  const reply = await get('/api/main/slow-down');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '42']);
});

test('replies 500 without internals to an unexpected error', async () => {
  const reply = await get('/api/main/broken', 'uz');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ detail: 'Serverda ichki xatolik.', code: 'internal' });
});
