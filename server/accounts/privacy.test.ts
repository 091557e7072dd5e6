import { sql } from 'drizzle-orm';
import type { Call } from '#contract/call';
import { calls, contentCalls } from '#contract/calls';
import { accountCallsOf, newPhone, type Registered, registrationOf } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let log = '';

beforeAll(async () => {
  const logTo = { write: (line: string) => (log += line) };
  server = await startTestServer({ logLevel: 'debug' }, { logTo });
  account = accountCallsOf(server);
});
afterAll(() => server.close());

const car = { vin: 'XWBJF69V9JA000001', year: 2018, model: 101, number: '01A777AA', mileage: 84500 };

async function wholeVisit(phone: string) {
  const secrets = new Set([phone.slice(1), 'correct horse', 'better horse', 'wrong horse']);
  const replies: Awaited<ReturnType<typeof account.call>>[] = [];
  const keep = async (call: ReturnType<typeof account.call>) => {
    const reply = await call;
    replies.push(reply);
    return reply;
  };
  const prove = async () => {
    await keep(account.askForCode(phone));
    const code = account.sentCode(phone);
    const { verification_token } = (await keep(account.checkCode(phone, code))).json<{ verification_token: string }>();
    for (const secret of [code, verification_token]) secrets.add(secret);
    return verification_token;
  };
  const proof = await prove();
  await keep(account.checkCode(phone, '000000'));
  const registered = await keep(account.call('POST', '/register', { proof, body: registrationOf(phone) }));
  const { id, tokens } = registered.json<Registered>();
  for (const token of Object.values(tokens)) secrets.add(token);
  const { access_token: token, refresh_token } = tokens;
  await keep(account.call('GET', `/user/${id}`, { token }));
  await keep(account.call('PUT', `/user/${id}`, { token, body: registrationOf(phone) }));
  const added = await keep(account.call('POST', '/car/create', { token, body: car }));
  const { id: carId } = added.json<{ id: number }>();
  await keep(account.call('PATCH', `/car/update/${carId}`, { token, body: { mileage: 1 } }));
  await keep(account.call('DELETE', `/car/delete/${carId}`, { token }));
  await keep(account.call('POST', '/check', { body: { phone_number: phone } }));
  for (const password of ['wrong horse', 'correct horse']) {
    await keep(account.call('POST', '/login/', { body: { phone_number: phone, password } }));
  }
  const body = { phone_number: phone, password: 'better horse' };
  await keep(account.call('PUT', '/set-password', { proof: await prove(), body }));
  await keep(account.call('POST', '/get-access', { body: { refresh_token } }));
  await keep(account.call('POST', '/sign-out', { body: { refresh_token } }));
  return { replies, secrets };
}

function expectNone(text: string, secrets: ReadonlySet<string>): void {
  for (const secret of secrets) expect(text.includes(secret) ? `${text}\n\ntells ${secret}` : '').toBe('');
}

it('sends `no-store` with all account replies, successful or not', async () => {
  const { replies } = await wholeVisit(newPhone());
  const ofAccounts = Object.entries<Call>(calls).filter(([name]) => !Object.hasOwn(contentCalls, name));
  for (const [, { method, host, path }] of ofAccounts) {
    const url = `${host === 'main' ? '/api/main' : ''}${path.replace(/:\w+/, '1')}`;
    replies.push(await server.app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) }));
  }
  const kept = replies.filter(({ headers }) => headers['cache-control'] !== 'no-store');
  expect(kept.map(({ statusCode, body }) => [statusCode, body])).toEqual([]);
  expect(replies.filter(({ statusCode }) => statusCode < 300).length).toBeGreaterThanOrEqual(14);
});

it('logs no phone, code, password or token of account calls', async () => {
  log = '';
  const { replies, secrets } = await wholeVisit(newPhone());
  expect(secrets.size).toBe(10);
  expect(log.match(/"msg":"request"/g)).toHaveLength(replies.length);
  expectNone(log, secrets);
});

it('reveals no phone, code or password in log or reply when the database fails', async () => {
  const phone = newPhone();
  const proof = await account.prove(phone);
  log = '';
  const broken: [table: string, ask: () => ReturnType<typeof account.call>][] = [
    ['sms_codes', () => account.askForCode(phone)],
    ['sms_codes', () => account.checkCode(phone, '428517')],
    [
      'login_backoffs',
      () => account.call('POST', '/login/', { body: { phone_number: phone, password: 'wrong horse' } }),
    ],
    ['users', () => account.call('POST', '/register', { proof, body: registrationOf(phone) })],
    [
      'phone_grants',
      () => account.call('PUT', '/set-password', { proof, body: { phone_number: phone, password: 'better horse' } }),
    ],
  ];
  const secrets = new Set([phone.slice(1), proof, '428517', 'wrong horse', 'correct horse', 'better horse']);
  for (const [table, ask] of broken) {
    await server.db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
    const reply = await ask();
    await server.db.execute(sql.raw(`alter table ${table}_gone rename to ${table}`));
    expect([table, reply.statusCode, reply.json().code]).toEqual([table, 500, 'internal']);
    expectNone(reply.body, secrets);
  }
  expect(log.match(/"msg":"request failed"/g)).toHaveLength(broken.length);
  expectNone(log, secrets);
});
