import { sql } from 'drizzle-orm';
import type { OpenSession } from '#contract/account';
import type { DeskMe, StaffInvited } from '#contract/staff';
import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import { seedDesk } from '../../seed/seedDesk';
import { deskBrowser, deskBrowserOf, invitedTo, STAFF_PASSWORD } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';

const OWNER = '+998900000011';
const MANAGER = '+998900000012';
const PASSWORD = 'nine loud mountains';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
});
afterAll(() => server.close());

it('signs in staff by phone and password with an HttpOnly SameSite cookie', async () => {
  const browser = deskBrowser(server);
  const reply = await browser.signIn(OWNER);
  expect(reply.json()).toEqual({ stage: 'full' });
  const [cookie] = reply.cookies;
  expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Strict', path: '/' });
  const me = (await browser.call('GET', '/me')).json<DeskMe>();
  expect(me).toMatchObject({ phone: OWNER, role: 'owner', stage: 'full', totp: false, totp_required: false });
  expect(me.permissions).toContain('manage staff');
  const { rows } = await server.db.execute<{ stored: string }>(sql`select token_hash as stored from staff_sessions`);
  expect(rows.map(({ stored }) => stored)).not.toContain(cookie?.value);
});

it('sends the same reply for a wrong password, an unknown phone and a customer', async () => {
  const replies = [];
  for (const [phone, password] of [
    [OWNER, 'wrong'],
    ['+998900999999', DEMO_PASSWORD],
    ['+998900000001', DEMO_PASSWORD],
  ] as const) {
    const { statusCode, body, cookies } = await deskBrowser(server).signIn(phone, password);
    replies.push({ statusCode, body, cookies });
  }
  expect(replies[0]).toMatchObject({ statusCode: 400, cookies: [] });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
});

describe('backoff after wrong passwords', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ loginMaxWaitSeconds: 60 });
    await seedDesk(strict.db);
  });
  afterAll(() => strict.close());

  it('replies 429 with Retry-After to the second wrong password', async () => {
    expect((await deskBrowser(strict).signIn(OWNER, 'wrong')).statusCode).toBe(400);
    const second = await deskBrowser(strict).signIn(OWNER, 'wrong');
    expect(second.statusCode).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not apply on a known device', async () => {
    const sign = (password: string, cookie = '') =>
      strict.app.inject({
        method: 'POST',
        url: '/api/desk/sign-in',
        headers: { 'sec-fetch-site': 'same-origin', cookie },
        payload: { phone: MANAGER, password },
      });
    const known = (await sign(DEMO_PASSWORD)).cookies.find(({ name }) => name === 'desk_device');
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const cookie = `desk_device=${known?.value}`;
    expect((await sign('wrong')).statusCode).toBe(400);
    expect((await sign(DEMO_PASSWORD)).statusCode).toBe(429);
    expect((await sign(DEMO_PASSWORD, cookie)).statusCode).toBe(200);
    // The known device has a separate backoff.
    expect((await sign('wrong', cookie)).statusCode).toBe(400);
    expect((await sign(DEMO_PASSWORD, cookie)).statusCode).toBe(429);
  });
});

describe('a hundred wrong passwords', () => {
  const nearlyLock = (share: string) =>
    server.db.execute(sql`insert into password_failures (phone, failures) values (${`desk ${share}`}, 99)`);

  it('lock sign-in with a registered or unknown phone, except on known devices, until a new invitation is accepted', async () => {
    const phone = '+998901110021';
    const { owner, id, browser: known } = await invitedTo(server, { role: 'adviser', branches: [1], phone });
    for (const one of [phone, '+998900999998']) {
      await nearlyLock(one);
      expect((await deskBrowser(server).signIn(one, 'wrong')).statusCode).toBe(400);
      const locked = await deskBrowser(server).signIn(one, STAFF_PASSWORD);
      expect([locked.statusCode, locked.json().code]).toEqual([403, 'desk_password_locked']);
    }
    expect((await known.signIn(phone, STAFF_PASSWORD)).statusCode).toBe(200);
    expect((await deskBrowser(server).signIn(phone, STAFF_PASSWORD)).statusCode).toBe(403);
    const { link } = (
      await owner.call('POST', `/staff/${id}/invitation`, { body: { again: { password: DEMO_PASSWORD } } })
    ).json<StaffInvited>();
    const body = { token: link.split('#')[1], name: 'Умид', password: PASSWORD };
    expect((await deskBrowser(server).call('PUT', '/invitation', { body })).statusCode).toBe(200);
    expect((await deskBrowser(server).signIn(phone, PASSWORD)).statusCode).toBe(200);
  });

  it('lock calls that require the password', async () => {
    const phone = '+998901110022';
    const { id, browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone });
    await nearlyLock(`own password ${id}`);
    const change = (old: string) =>
      browser.call('PUT', '/password', { body: { old_password: old, password: PASSWORD } });
    expect((await change('wrong')).statusCode).toBe(400);
    expect((await change(STAFF_PASSWORD)).json()).toMatchObject({ code: 'desk_password_locked' });
  });
});

it('forbids other sites to embed replies (Cross-Origin-Resource-Policy)', async () => {
  const browser = await deskBrowserOf(server, 'adviser');
  for (const path of ['/me', '/enquiries', '/staff']) {
    const { headers } = await browser.call('GET', path);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

describe('CSRF check of writes', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['an unknown origin', { 'sec-fetch-site': '' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }, 403],
    ['a sandboxed frame', { 'sec-fetch-site': '', origin: 'null' }, 403],
  ];
  test.each(cases)('rejects a write from %s', async (_name, given, status) => {
    const { 'sec-fetch-site': site, ...rest } = given;
    const headers = { ...rest, ...(site && { 'sec-fetch-site': site }) };
    const url = '/api/desk/sign-in';
    const reply = await server.app.inject({
      method: 'POST',
      url,
      headers,
      payload: { phone: OWNER, password: DEMO_PASSWORD },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.cookies).toEqual([]);
  });

  it('accepts a write with our own `Origin` header only', async () => {
    const headers = { origin: server.config.siteUrl };
    const payload = { phone: OWNER, password: DEMO_PASSWORD };
    const reply = await server.app.inject({ method: 'POST', url: '/api/desk/sign-in', headers, payload });
    expect(reply.statusCode).toBe(200);
  });
});

it('ends one session, all other sessions, other sessions after a password change, and the current one by sign-out', async () => {
  const phone = '+998901110020';
  await invitedTo(server, { role: 'editor', branches: [], phone });
  const come = async () => {
    const browser = deskBrowser(server);
    await browser.signIn(phone, STAFF_PASSWORD);
    return browser;
  };
  const [one, two, three] = [await come(), await come(), await come()];
  const list = (await one.call('GET', '/sessions')).json<OpenSession[]>();
  expect(list.filter(({ current }) => current)).toHaveLength(1);
  const mine = (await two.call('GET', '/sessions')).json<OpenSession[]>().find(({ current }) => current);
  expect((await one.call('DELETE', `/sessions/${mine?.id}`)).statusCode).toBe(204);
  expect((await two.call('GET', '/me')).statusCode).toBe(401);
  expect((await one.call('DELETE', '/sessions')).statusCode).toBe(204);
  expect((await three.call('GET', '/me')).statusCode).toBe(401);
  const four = await come();
  const changed = await one.call('PUT', '/password', { body: { old_password: STAFF_PASSWORD, password: PASSWORD } });
  expect(changed.statusCode).toBe(204);
  expect((await four.call('GET', '/me')).statusCode).toBe(401);
  const stolen = one.cookie();
  expect((await one.call('POST', '/sign-out')).statusCode).toBe(204);
  one.setCookie(stolen);
  expect((await one.call('GET', '/me')).statusCode).toBe(401);
  expect((await one.signIn(phone, PASSWORD)).statusCode).toBe(200);
});

it('ends a staff session after twelve hours without use, and after seven days', async () => {
  for (const [column, age] of [
    ['last_used_at', '12 hours 1 minute'],
    ['created_at', '7 days 1 minute'],
  ] as const) {
    const browser = await deskBrowserOf(server, 'owner');
    expect((await browser.call('GET', '/me')).statusCode).toBe(200);
    await server.db.execute(sql`update staff_sessions set ${sql.raw(column)} = now() - ${age}::interval
      where id = (select max(id) from staff_sessions)`);
    expect((await browser.call('GET', '/me')).statusCode).toBe(401);
  }
});
