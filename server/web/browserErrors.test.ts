import type { BrowserError } from '#contract/telemetry';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let log = '';
beforeAll(async () => {
  server = await startTestServer({ logLevel: 'warn' }, { logTo: { write: (line) => (log += line) } });
});
afterAll(() => server.close());
beforeEach(() => {
  log = '';
});

const frame = 'at Page (https://yolda.example/assets/page-shop.1a2b3c4d.js:1:23456)';
const report = (change: Partial<BrowserError> = {}): BrowserError => ({
  kind: 'error',
  message: `TypeError: x is undefined in ${Math.random()}`,
  stack: `TypeError: x is undefined\n    ${frame}`,
  release: '1a2b3c4d',
  page: '/uz/shop/singl-shop/:id',
  language: 'uz',
  ...change,
});
const send = (payload: unknown, remoteAddress = '203.0.113.7', type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/public/browser-errors/',
    remoteAddress,
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  });
const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { browser: object });

test('logs and counts a browser error with its script position, release, page and language', async () => {
  const reply = await send(report({ message: 'TypeError: x is not a function' }));
  expect([reply.statusCode, reply.payload]).toEqual([204, '']);
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'Browser error',
      browser: {
        kind: 'error',
        error: 'TypeError: x is not a function',
        stack: [frame],
        release: '1a2b3c4d',
        page: '/uz/shop/singl-shop/:id',
        language: 'uz',
        reports: 1,
      },
    }),
  ]);
  const { payload } = await server.app.inject('/metrics');
  expect(payload).toContain('yolda_browser_errors_total{kind="error"} 1');
});

test('logs browser errors without input, phone, token or query', async () => {
  await send(
    report({
      message:
        'SyntaxError: Unexpected token, "Азиз 901234567" is not JSON, Азиз, +998 90 123 45 67, Bearer abc.def, https://x.uz/a?phone=77, 8600123412341234',
      stack: `Error: Азиз\n${frame}\nat https://x.uz/assets/a.js?q=secret:1:2\ntyped line\n${'x'.repeat(300)}:1:2`,
    }),
  );
  const written = log.replace(/"(time|pid|reqId|hostname)":("[^"]*"|\d+)/g, '');
  expect(written).toContain('Browser error');
  expect(written).not.toMatch(/Азиз|9012|abc\.def|77|8600|secret|typed|xxx/);
  expect(lines()[0]?.browser).toMatchObject({ stack: [frame, 'at https://x.uz/assets/a.js?…'] });
});

test('logs the same browser error of many visitors once', async () => {
  const same = report();
  for (let visitor = 1; visitor < 10; visitor++) await send(same, `203.0.${visitor}.1`);
  expect(lines()).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['an unknown kind', { ...report(), kind: 'other' }],
  ['an address instead of a route pattern', { ...report(), page: '/shop?phone=901234567' }],
  ['an invalid release', { ...report(), release: 'a"b' }],
  ['a long message', { ...report(), message: 'x'.repeat(501) }],
  ['no fields', {}],
])('rejects a browser error report with %s', async (_, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(log).toBe('');
});

test('rejects browser error reports above 8 KB, of other content types and above the rate limit', async () => {
  expect((await send({ ...report(), stack: 'x'.repeat(9_000) })).statusCode).toBe(413);
  expect((await send(report(), '203.0.113.8', 'text/plain')).statusCode).toBe(415);
  const statuses = new Set<number>();
  for (let i = 0; i < 40; i++) statuses.add((await send(report(), '198.51.100.9')).statusCode);
  expect([...statuses]).toEqual([204, 429]);
});
