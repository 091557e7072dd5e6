import { sql } from 'drizzle-orm';
import type { OpenSession } from '#contract/account';
import { counterKeys } from '../platform/auth/passwordTries';
import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let customer: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createDemoCustomer(server, { password: 'correct horse', birthdate: '1990-05-04' });
});

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const login = async (password = 'correct horse', phone_number = customer.phone) => {
  const reply = await account.call('POST', '/login/', {
    headers: { 'user-agent': safari },
    body: { phone_number, password },
  });
  return { status: reply.statusCode, ...reply.json<{ access_token: string; refresh_token: string }>() };
};
const list = async (token = customer.accessToken) =>
  (await account.call('GET', '/sessions', { token })).json<OpenSession[]>();
const isSignedIn = async (token: string) =>
  (await account.call('GET', `/user/${customer.userId}`, { token })).statusCode === 200;

describe('customer sessions', () => {
  it('lists only sessions of the customer, the current one first, without tokens', async () => {
    const { access_token } = await login();
    await createDemoCustomer(server);
    const sessions = await list(access_token);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const times = { id: expect.any(Number), created_at: time, last_used_at: time };
    expect(sessions).toEqual([
      { ...times, browser: 'Safari', system: 'iOS', current: true },
      { ...times, browser: null, system: null, current: false },
    ]);
    expect((await list()).map(({ current, id }) => [current, id])).toEqual([
      [true, sessions[1]?.id],
      [false, sessions[0]?.id],
    ]);
  });

  it('ends a session with its access tokens at once', async () => {
    const { access_token, refresh_token } = await login();
    const [, other] = await list();
    const end = () => account.call('DELETE', `/sessions/${other?.id}`, { token: customer.accessToken });
    expect((await end()).statusCode).toBe(204);
    expect(await isSignedIn(access_token)).toBe(false);
    expect((await account.call('POST', '/get-access', { body: { refresh_token } })).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await end()).statusCode).toBe(404);
  });

  it('treats another customer’s session as unknown', async () => {
    const stranger = await createDemoCustomer(server);
    const [theirs] = await list();
    for (const id of [theirs?.id, 2_000_000_000]) {
      const reply = await account.call('DELETE', `/sessions/${id}`, { token: stranger.accessToken });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect(await isSignedIn(customer.accessToken)).toBe(true);
  });

  it('ends all sessions of the customer but the current one', async () => {
    const others = [await login(), await login()];
    const stranger = await createDemoCustomer(server);
    expect((await account.call('DELETE', '/sessions', { token: customer.accessToken })).statusCode).toBe(204);
    for (const { access_token } of others) expect(await isSignedIn(access_token)).toBe(false);
    expect(await list()).toHaveLength(1);
    expect(await list(stranger.accessToken)).toHaveLength(1);
  });
});

describe('password change', () => {
  const change = (old_password: string, password: string) =>
    account.call('PUT', '/password', { token: customer.accessToken, body: { old_password, password } });

  it('requires the old password and ends other sessions', async () => {
    const { access_token } = await login();
    expect((await change('correct horse', 'better horse')).statusCode).toBe(204);
    expect(await isSignedIn(access_token)).toBe(false);
    expect(await isSignedIn(customer.accessToken)).toBe(true);
    expect((await login()).status).toBe(400);
    expect((await login('better horse')).status).toBe(200);
  });

  it.each([
    [403, 'old_password', 'wrong horse', 'better horse'],
    [400, 'password', 'correct horse', '12345678'],
    [400, 'password', 'correct horse', '04.05.1990'],
    [400, 'password', 'correct horse', 'short'],
  ])('is rejected with %i at the field %s', async (status, field, old, password) => {
    const reply = await change(old, password);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([status, [field]]);
    expect((await login()).status).toBe(200);
  });

  it('is locked in a stolen session after a hundred wrong passwords', async () => {
    await server.db.execute(sql`insert into password_failures (phone, failures) values (${customer.phone}, 100)`);
    const reply = await change('correct horse', 'better horse');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'sms_only']);
  });
});

describe('account deletion', () => {
  const vin = 'XWBJF69V9JA000001';
  const remove = (body: object, proof?: string) =>
    account.call('POST', '/delete-account', { token: customer.accessToken, body, proof });
  const stillThere = () => isSignedIn(customer.accessToken);

  async function everything(): Promise<string> {
    const { rows: tables } = await server.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public'`);
    const found = [];
    for (const { name } of tables) found.push((await server.db.execute(sql.raw(`select * from "${name}"`))).rows);
    return JSON.stringify(found);
  }

  it('accepts the password, removes the person from all tables and keeps the anonymized enquiry', async () => {
    const { phone } = customer;
    const given = { section: 'shop', full_name: 'Ферузбек Уникальный', phone };
    const send = (text: string, key: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/main/main/requests/',
        headers: { 'idempotency-key': key },
        payload: { ...given, text },
      });
    await send(`Фильтр для Ферузбек Уникальный, звоните ${phone.slice(0, 4)} ${phone.slice(4)}`, 'one');
    await account.call('POST', '/car/create', {
      token: customer.accessToken,
      headers: { 'idempotency-key': 'two' },
      body: { vin, year: 2018, model: 101, number: '01A777AA', mileage: 84500 },
    });
    await account.prove(phone);
    await login('wrong horse');
    for (const key of counterKeys(phone)) {
      await server.db.execute(
        sql`insert into password_failures (phone, failures) values (${key}, 1) on conflict do nothing`,
      );
      await server.db.execute(
        sql`insert into login_backoffs (phone, blocked_until) values (${key}, now()) on conflict do nothing`,
      );
    }
    const { access_token } = await login();
    const before = await everything();
    for (const trace of [phone.slice(4), vin, 'Уникальный']) expect(before).toContain(trace);

    expect((await remove({ password: 'correct horse' })).statusCode).toBe(204);
    const after = await everything();
    for (const trace of [phone.slice(4), vin, 'Уникальный']) expect(after).not.toContain(trace);
    const { rows } = await server.db.execute(sql`select full_name, phone, text from requests order by id desc limit 1`);
    expect(rows).toEqual([{ full_name: '', phone: '', text: 'Фильтр для …, звоните …' }]);
    for (const token of [customer.accessToken, access_token]) expect(await isSignedIn(token)).toBe(false);
    expect((await account.call('POST', '/check', { body: { phone_number: phone } })).json()).toMatchObject({
      message: 'User not found',
    });
    const { rows: events } = await server.db.execute(sql`select kind from security_events
      where user_id = ${customer.userId} order by id desc limit 1`);
    expect(events).toEqual([{ kind: 'account_deleted' }]);
  });

  it('accepts a grant of the phone', async () => {
    expect((await remove({}, await account.prove(customer.phone))).statusCode).toBe(204);
    expect(await stillThere()).toBe(false);
  });

  it('requires the password or a grant of the phone', async () => {
    expect((await remove({})).json()).toMatchObject({
      code: 'own_password_needed',
      errors: { password: [expect.any(String)] },
    });
    expect((await remove({ password: 'wrong horse' })).statusCode).toBe(403);
    expect((await remove({}, await account.prove(newPhone()))).statusCode).toBe(403);
    expect(await stillThere()).toBe(true);
  });

  it('does not affect other accounts', async () => {
    const other = await createDemoCustomer(server);
    await remove({ password: 'correct horse' });
    expect(await list(other.accessToken)).toHaveLength(1);
  });
});
