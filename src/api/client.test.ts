import { makeStore } from '#site/store/store';
import { answer, silence, type TestTransport, testTransport } from '#test/testTransport';
import { getFaq } from './generated/about';
import { getBrands } from './generated/brands';
import { sendEnquiry } from './generated/enquiries';
import type { ApiProblem } from './problem';

const ENTRY = { id: 1, question: 'Q', answer: 'A' };

async function askFaq(transport: TestTransport): Promise<{ data?: unknown; error?: ApiProblem }> {
  const store = makeStore({ transport });
  const { data, error } = await store.dispatch(getFaq.initiate({ lang: 'uz' }, { subscribe: false }));
  return { data, error: error as ApiProblem };
}

const replies = (...all: (() => ReturnType<typeof answer>)[]) => {
  let next = 0;
  return async () => (all[Math.min(next++, all.length - 1)] ?? all[0]!)();
};

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function inTime<T>(work: Promise<T>): Promise<T & { seconds: number }> {
  const start = Date.now();
  const progress = { done: false };
  void work.finally(() => {
    progress.done = true;
  });
  while (!progress.done) await jest.advanceTimersByTimeAsync(100);
  return { ...(await work), seconds: (Date.now() - start) / 1000 };
}

test('sends a call to the host of its API with language and content type, and without a token', async () => {
  const transport = testTransport({ mainUrl: 'https://main.test/v1', publicUrl: 'https://public.test' });
  transport.between = async () => answer(200, []);
  const store = makeStore({ transport });
  await store.dispatch(getFaq.initiate({ lang: 'uz' }));
  await store.dispatch(getBrands.initiate({ lang: 'ru' }));
  expect(transport.calls).toMatchObject([
    {
      url: 'https://main.test/v1/faq/',
      headers: { 'Accept-Language': 'uz', 'Content-Type': 'application/json' },
      body: undefined,
    },
    { url: 'https://public.test/api/public/brands/', headers: { 'Accept-Language': 'ru' } },
  ]);
  expect(transport.calls[0]?.headers).not.toHaveProperty('Authorization');
});

test.each([
  ['a network error', unreachable],
  ['500', () => answer(500, { code: 'internal' })],
  ['503 as an HTML page', () => answer(503, '<html>Service Unavailable</html>')],
  ['429', () => answer(429, {}, { 'retry-after': '2' })],
])('retries a read after %s', async (name, failure) => {
  const transport = testTransport();
  transport.between = replies(failure, () => answer(200, [ENTRY]));
  const { data, seconds } = await inTime(askFaq(transport));
  expect(data).toEqual([ENTRY]);
  expect(transport.calls).toHaveLength(2);
  expect(seconds).toBeGreaterThanOrEqual(name === '429' ? 2 : 0.3);
});

test.each<[string, ApiProblem, () => ReturnType<typeof answer>, number]>([
  ['the network fails', { kind: 'offline' }, unreachable, 3],
  ['the server fails', { kind: 'server', status: 502 }, () => answer(502, '<h1>Bad Gateway</h1>'), 3],
  [
    'the reply is 404',
    { kind: 'notFound', status: 404, code: 'not_found', reply: { code: 'not_found' } },
    () => answer(404, { code: 'not_found' }),
    1,
  ],
  [
    'the request is rejected',
    { kind: 'rejected', status: 400, detail: 'Нет', fields: { phone: ['Неверный'] } },
    () => answer(400, { detail: 'Нет', errors: { phone: ['Неверный'], broken: null } }),
    1,
  ],
  [
    'Retry-After is 60 s',
    { kind: 'tooMany', status: 429, retryAfter: 60 },
    () => answer(429, {}, { 'retry-after': '60' }),
    1,
  ],
  ['the server reports a timeout', { kind: 'timeout', status: 408 }, () => answer(408, {}), 1],
  ['the JSON is broken', { kind: 'server', status: 200, code: 'unreadable' }, () => answer(200, '[{"id": 1,'), 1],
  ['a proxy answers with HTML', { kind: 'offline', code: 'foreign' }, () => answer(200, '<html></html>'), 1],
  ['the reply is empty', { kind: 'server', status: 200, code: 'unreadable' }, () => answer(200, ''), 1],
  [
    'the reply has another shape',
    { kind: 'server', status: 200, code: 'unreadable' },
    () => answer(200, { detail: 1 }),
    1,
  ],
])('returns an ApiProblem when %s', async (_, problem, reply, tries) => {
  const transport = testTransport();
  transport.between = async () => reply();
  const { error, seconds } = await inTime(askFaq(transport));
  expect(error).toEqual(problem);
  expect(transport.calls).toHaveLength(tries);
  expect(seconds).toBeLessThan(10);
});

test('returns a timeout after 10 s without a reply, and does not retry', async () => {
  const transport = testTransport();
  transport.between = (_, __, signal) => silence(signal);
  const { error, seconds } = await inTime(askFaq(transport));
  expect(error).toEqual({ kind: 'timeout' });
  expect(seconds).toBeCloseTo(10, 0);
  expect(transport.calls).toHaveLength(1);
});

test('limits all attempts of a call together to 10 s', async () => {
  const transport = testTransport();
  transport.between = async (_, __, signal) => {
    if (transport.calls.length > 1) return silence(signal);
    await new Promise((resolve) => setTimeout(resolve, 8000));
    return answer(500, {});
  };
  const { error, seconds } = await inTime(askFaq(transport));
  expect(error).toEqual({ kind: 'timeout' });
  expect(seconds).toBeCloseTo(10, 0);
  expect(transport.calls).toHaveLength(2);
});

test('returns a timeout even if the transport ignores the abort, and does not retry with retries: false', async () => {
  const transport = testTransport({ timeoutMs: 800, retries: false });
  transport.between = () => new Promise(() => {});
  expect(await inTime(askFaq(transport))).toMatchObject({ error: { kind: 'timeout' }, seconds: 0.8 });
  transport.between = async () => answer(500, {});
  expect(await inTime(askFaq(transport))).toMatchObject({ error: { kind: 'server' } });
  expect(transport.calls).toHaveLength(2);
});

test('does not retry a write after 500', async () => {
  const transport = testTransport();
  transport.between = async () => answer(500, {});
  const store = makeStore({ transport });
  const enquiry = { text: 'Т', phone: '+998901234567', full_name: 'И', section: 'bookCategor_home' as const };
  const sent = store.dispatch(sendEnquiry.initiate({ lang: 'ru', body: enquiry, idempotencyKey: 'k-1' }));
  expect(await inTime(sent.then(({ error }) => ({ error })))).toMatchObject({ error: { kind: 'server' } });
  expect(transport.calls).toHaveLength(1);
  expect(transport.calls[0]).toMatchObject({ headers: { 'Idempotency-Key': 'k-1' }, body: enquiry });
});
