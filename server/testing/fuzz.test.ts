import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls';
import { accountCallsOf, registrationOf } from './accountCalls';
import { createDemoCustomer, type DemoCustomer } from './demoCustomer';
import { nastyNumber, nastyValue } from './nastyValues';
import { startTestServer, type TestServer } from './testServer';

/** Random requests per call, set by the environment variable FUZZ_RUNS. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 500);
const HANG_MS = 5_000;

let server: TestServer;
let customer: DemoCustomer;
let proof: string;

const phone = '+998901234567';

beforeAll(async () => {
  server = await startTestServer();
  customer = await createDemoCustomer(server);
  proof = await accountCallsOf(server).prove(phone);
}, 60_000);
afterAll(() => server.close());

const OWN_ID = 'own-id';

const rawPiece = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%ed%a0%80',
    '%F0%9F',
    '%2e%2e%2f',
    '-1',
    '0',
    '1.5',
    '1e3',
    '+1',
    ' 1',
    '0x10',
    '1'.repeat(400),
  ),
  fc.constantFrom('9999999999', '1%00', 'list-for-users', '*', ':id', '[]', '1;2', '１'),
  nastyNumber.map(String),
  fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
);

const deep = fc
  .integer({ min: 50, max: 30_000 })
  .chain((depth) => fc.constantFrom('['.repeat(depth), '['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth)));

/** Valid bodies of calls whose handler runs only if most fields are valid. */
const rightBodies: Record<string, object> = {
  register: registrationOf(phone),
  changeUser: registrationOf(phone),
  setPassword: { phone_number: phone, password: 'correct horse' },
  login: { phone_number: phone, password: 'correct horse' },
  createCar: { vin: 'XWBJF69V9JA000001', year: 2018, model: 101, number: '01A777AA', mileage: 84500 },
  checkCode: { phone, code: '123456' },
};

const bodyOf = (name: string, call: Call) => {
  const fields = Object.keys(call.body?.properties ?? { page: 1 });
  const object = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'id'), nastyValue);
  const oneWrong = fc.dictionary(fc.constantFrom(...fields), nastyValue, { maxKeys: 1 });
  return fc.oneof(
    { weight: 6, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: oneWrong.map((value) => JSON.stringify({ ...rightBodies[name], ...value })) },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"a":}',
        'null',
        '[]',
        '"text"',
        '1',
        '{"text":"\\ud800"}',
        '\ufeff{}',
        '{"__proto__":{"a":1}}',
      ),
    },
    { weight: 1, arbitrary: deep },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1000, max: 200_000 }).map((size) => JSON.stringify({ text: 'я'.repeat(size) })),
    },
  );
};

const requestTo = (name: string, call: Call) =>
  fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant(call.method) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'GET' as const,
          'POST' as const,
          'PUT' as const,
          'DELETE' as const,
          'HEAD' as const,
          'OPTIONS' as const,
        ),
      },
    ),
    url: fc
      .tuple(
        fc.oneof(fc.array(rawPiece, { minLength: 1, maxLength: 2 }), fc.constant([OWN_ID])),
        fc.array(
          fc.tuple(fc.constantFrom('page', 'category', 'manufacturer', 'brand_id', 'phone', 'x', 'page[]'), rawPiece),
          { maxLength: 3 },
        ),
        fc.oneof(
          { weight: 8, arbitrary: fc.constant('') },
          { weight: 1, arbitrary: rawPiece.map((piece) => `/${piece}`) },
        ),
      )
      .map(([pieces, query, end]) => {
        const path = call.path.replace(/:\w+/, () => pieces.join(''));
        const parameters = query.map(([name, value]) => `${name}=${value}`).join('&');
        return `${call.host === 'main' ? '/api/main' : ''}${path}${end}${parameters && `?${parameters}`}`;
      }),
    contentType: fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'multipart/form-data',
          'application/x-www-form-urlencoded',
          'application/json; charset=koi8',
          'x',
          '',
        ),
      },
    ),
    language: fc.constantFrom('ru', 'uz', '', 'xx', 'uz;q=9e9', ',;,;='.repeat(300)),
    key: fc.constantFrom(undefined, 'k', 'x'.repeat(300), '\u00e9', 'a b'),
    signedIn: fc.boolean(),
    proven: fc.boolean(),
    body: fc.option(bodyOf(name, call), { nil: undefined }),
  });

async function renewProof(): Promise<void> {
  await server.db.execute(sql`update phone_grants set used_at = null`);
  await server.db.execute(sql`delete from users where phone = ${phone} and id <> ${customer.userId}`);
}

for (const [name, call] of Object.entries<Call>(calls)) {
  it(
    `${name} answers ${RUNS} random requests without a 5xx, a hang or internals`,
    async () => {
      const outcome = await fc.check(
        fc.asyncProperty(requestTo(name, call), async (given) => {
          const { method, contentType, language, key, signedIn, proven, body } = given;
          const url = given.url.replace(OWN_ID, String(customer.userId));
          if (proven) await renewProof();
          const started = performance.now();
          const reply = await server.app.inject({
            method,
            url,
            headers: {
              'accept-language': language,
              ...(body !== undefined && { 'content-type': contentType }),
              ...(key !== undefined && { 'idempotency-key': key }),
              ...(signedIn && { authorization: `Bearer ${customer.accessToken}` }),
              ...(proven && { 'x-verification-token': proof }),
            },
            ...(body !== undefined && method !== 'HEAD' && { payload: body }),
          });
          const summary = { status: reply.statusCode, body: reply.body.slice(0, 300) };
          if (reply.statusCode >= 500) throw new Error(`Server error: ${JSON.stringify(summary)}`);
          if (performance.now() - started > HANG_MS) throw new Error('It took too long');
          if (/\n\s+at |node_modules|\.[cm]?[jt]s:\d|drizzle|Failed query/.test(reply.body)) {
            throw new Error(`Internal details leaked: ${JSON.stringify(summary)}`);
          }
          if (reply.statusCode < 400 || method === 'HEAD') return;
          const { detail, code } = reply.json<{ detail?: unknown; code?: unknown }>();
          if (typeof detail !== 'string' || typeof code !== 'string') {
            throw new Error(`Not a problem document: ${JSON.stringify(summary)}`);
          }
        }),
        { numRuns: RUNS },
      );
      expect(fc.defaultReportMessage(outcome)).toBeUndefined();
    },
    60_000 + RUNS * 100,
  );
}
