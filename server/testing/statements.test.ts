import { sql } from 'drizzle-orm';
import type { Call } from '#contract/call';
import { contentCalls } from '#contract/calls';
import { startSession } from '../accounts/sessions';
import { seedDesk } from '../seed/seedDesk';
import { accountCallsOf, newPhone, type Registered, registrationOf } from './accountCalls';
import { deskBrowserOf } from './deskBrowser';
import { recordStatements } from './recordStatements';
import { startTestServer, type TestServer } from './testServer';
import { groundOf, newVisit, visitsAtDesk } from './visitsAtDesk';

// Detects N+1 queries, which are slow only with the data of a real shop.

let server: TestServer;
let statements: string[];

beforeAll(async () => {
  server = await startTestServer();
  statements = recordStatements(server);
}, 60_000);
afterAll(() => server.close());

async function count(call: () => Promise<{ statusCode: number }>): Promise<number> {
  statements.length = 0;
  expect((await call()).statusCode).toBeLessThan(300);
  return statements.filter((statement) => !statement.includes('content_version')).length;
}

const read = (method: Call['method'], url: string, payload?: object) =>
  count(() => server.app.inject({ method, url, ...(payload && { payload }) }));

const expected: Record<string, number> = {
  articles: 3,
  filterArticles: 3,
  parts: 2,
  part: 2,
  services: 2,
  service: 4,
  prices: 2,
  branches: 2,
  branchesByRegion: 2,
  bookingOptions: 4,
};

for (const [name, { method, host, path, query, body }] of Object.entries<Call>(contentCalls)) {
  const allowed = expected[name] ?? 1;
  it(`${name} runs ${allowed} database statement${allowed > 1 ? 's' : ''}, for any page`, async () => {
    const url = `${host === 'main' ? '/api/main' : ''}${path.replace(':slug', 'offer').replace(/:\w+/, '1')}`;
    // A full, a short and an empty page must need the same number of statements.
    const pages = query?.properties['page'] ? [2, 3, 5, 900] : [];
    const first = query?.properties['brand_id'] ? '?brand_id=1' : '';
    const found = [];
    for (const parameters of [first, ...pages.map((page) => `?page=${page}`)]) {
      found.push(await read(method, `${url}${parameters}`, body && {}));
    }
    expect(found).toEqual(found.map(() => allowed));
  });
}

it('answers a repeated read from the cache without a database statement', async () => {
  await server.app.inject('/api/main/spare-part/?page=2');
  expect(await read('GET', '/api/main/spare-part/?page=2&utm_source=x')).toBe(0);
});

it('runs a constant number of database statements in account calls, regardless of codes and sessions', async () => {
  const account = accountCallsOf(server);
  const phone = newPhone();
  const body = registrationOf(phone);
  await account.askForCode(phone);
  const checked = await account.checkCode(phone, account.sentCode(phone));
  const { verification_token: proof } = checked.json<{ verification_token: string }>();
  let registered: Registered | undefined;
  const register = await count(async () => {
    const reply = await account.call('POST', '/register', { proof, body });
    registered = reply.json<Registered>();
    return reply;
  });
  expect(register).toBe(8);
  const { id, tokens } = registered ?? { id: 0, tokens: { access_token: '' } };
  const token = tokens.access_token;
  const car = { vin: 'XWBJF69V9JA000001', year: 2018, model: 101, number: '01A777AA', mileage: 84500 };
  const login = { phone_number: phone, password: body.password };
  const round = async () => ({
    sendCode: await count(() => account.askForCode(phone)),
    checkCode: await count(() => account.checkCode(phone, account.sentCode(phone))),
    checkPhone: await count(() => account.call('POST', '/check', { body: login })),
    login: await count(() => account.call('POST', '/login/', { body: login })),
    createCar: await count(() => account.call('POST', '/car/create', { token, body: car })),
    user: await count(() => account.call('GET', `/user/${id}`, { token })),
    changeUser: await count(() => account.call('PUT', `/user/${id}`, { token, body })),
  });
  // The first login from a new device sends a notice, and those of the next hour none.
  await account.call('POST', '/login/', { body: login });
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from messages where kind = 'security_sms'`);
  for (const { id: notice } of rows) await server.app.messages.deliver(notice);
  expect(rows).toHaveLength(1);
  const first = await round();
  expect(first).toEqual({
    sendCode: 10,
    checkCode: 4,
    checkPhone: 1,
    login: 14,
    createCar: 8,
    user: 2,
    changeUser: 5,
  });
  await server.db.execute(sql`insert into sms_codes (phone, code_hash, sent_at, expires_at)
    select ${phone}, 'x', now() - interval '1 hour', now() from generate_series(1, 100)`);
  for (let device = 0; device < 20; device++) await startSession(server.db, id);
  expect(await round()).toEqual(first);
});

it.each([
  'estimates',
  'shared-history',
  'reviews',
])('rejects an invalid token of %s without a database statement', async (of) => {
  for (const token of ['%00', 'a'.repeat(65), 'a'.repeat(101), '%27']) {
    statements.length = 0;
    const { statusCode } = await server.app.inject(`/api/main/main/${of}/${token}`);
    expect([token, statusCode, statements]).toEqual([token, 404, []]);
  }
});

it('reads the state of the day with a constant number of database statements, regardless of visits', async () => {
  await seedDesk(server.db);
  const [adviser, mechanic] = [await deskBrowserOf(server, 'adviser'), await deskBrowserOf(server, 'mechanic')];
  const round = async () => ({
    adviser: await count(() => adviser.call('GET', '/today')),
    mechanic: await count(() => mechanic.call('GET', '/today')),
  });
  await round();
  const first = await round();
  expect(first).toEqual({ adviser: 10, mechanic: 5 });
  const ground = await groundOf(server);
  for (let visit = 0; visit < 5; visit++) await visitsAtDesk(adviser).begin(newVisit(ground));
  expect(await round()).toEqual(first);
});
