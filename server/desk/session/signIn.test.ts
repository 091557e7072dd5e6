import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { DeskMe, DeskSession, RecoveryCodes, TotpStart } from '../../../contract/desk/session';
import type { StaffInvited, StaffMember } from '../../../contract/desk/staff';
import { DEMO_PASSWORD } from '../../seed/content/customers';
import { inviteOwner } from '../../staff/inviteOwner';
import { deskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { seedDesk } from '../seed/seedDesk';

const OWNER = '+998900000011';
const PASSWORD = 'seven quiet rivers';

let server: TestServer;
/** The same database, where an owner comes in by a code only. */
let production: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  production = await startTestServer({ mode: 'production', siteUrl: 'https://yolda.test' });
});
afterAll(() => Promise.all([server.close(), production.close()]));

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Somebody invited who has come in, with their browser. */
async function invited(role: string, branches: number[], phone: string) {
  const owner = await deskBrowserOf(server, 'owner');
  const made = await owner.call('POST', '/staff', { body: { phone, name: 'Умид', role, branches } });
  const { id, link } = made.json<StaffInvited>();
  const token = link.split('#')[1] ?? '';
  const browser = deskBrowser(server);
  const accepted = await browser.call('PUT', '/invitation', { body: { token, name: 'Умид', password: PASSWORD } });
  return { owner, id, token, browser, accepted };
}

it('lets in by phone and password, with a cookie that no script and no other site has', async () => {
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

it('says the same of a wrong password, an unknown phone and a customer', async () => {
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

it('makes wrong passwords wait', async () => {
  const strict = await startTestServer({ loginMaxWaitSeconds: 60 });
  await seedDesk(strict.db);
  expect((await deskBrowser(strict).signIn(OWNER, 'wrong')).statusCode).toBe(400);
  const second = await deskBrowser(strict).signIn(OWNER, 'wrong');
  expect(second.statusCode).toBe(429);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  await strict.close();
});

describe('what writes comes from a page of ours', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['no word of where it comes from', { 'sec-fetch-site': '' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }, 403],
    ['a sandboxed frame', { 'sec-fetch-site': '', origin: 'null' }, 403],
  ];
  test.each(cases)('%s', async (_name, given, status) => {
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

  it('our own origin, where the browser says no more', async () => {
    const headers = { origin: server.config.siteUrl };
    const payload = { phone: OWNER, password: DEMO_PASSWORD };
    const reply = await server.app.inject({ method: 'POST', url: '/api/desk/sign-in', headers, payload });
    expect(reply.statusCode).toBe(200);
  });
});

it('ends sessions: one, all others, by signing out, by a new password', async () => {
  const one = await deskBrowserOf(server, 'editor');
  const two = await deskBrowserOf(server, 'editor');
  const three = await deskBrowserOf(server, 'editor');
  const list = (await one.call('GET', '/sessions')).json<DeskSession[]>();
  expect(list.filter(({ current }) => current)).toHaveLength(1);
  const mine = (await two.call('GET', '/sessions')).json<DeskSession[]>().find(({ current }) => current);
  expect((await one.call('DELETE', `/sessions/${mine?.id}`)).statusCode).toBe(204);
  expect((await two.call('GET', '/me')).statusCode).toBe(401);
  expect((await one.call('DELETE', '/sessions')).statusCode).toBe(204);
  expect((await three.call('GET', '/me')).statusCode).toBe(401);
  const four = await deskBrowserOf(server, 'editor');
  const changed = await one.call('PUT', '/password', { body: { old_password: DEMO_PASSWORD, password: PASSWORD } });
  expect(changed.statusCode).toBe(204);
  expect((await four.call('GET', '/me')).statusCode).toBe(401);
  const stolen = one.cookie();
  expect((await one.call('POST', '/sign-out')).statusCode).toBe(204);
  one.setCookie(stolen);
  expect((await one.call('GET', '/me')).statusCode).toBe(401);
  await one.signIn('+998900000014', PASSWORD);
  expect(
    (await one.call('PUT', '/password', { body: { old_password: PASSWORD, password: DEMO_PASSWORD } })).statusCode,
  ).toBe(204);
});

it('ends a session that was left alone for twelve hours, and each after seven days', async () => {
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

it('invites: the link is good once; disabling ends everything at once', async () => {
  const { owner, id, token, browser, accepted } = await invited('adviser', [1], '+998901110001');
  expect(accepted.json()).toEqual({ stage: 'full' });
  const again = await deskBrowser(server).call('PUT', '/invitation', {
    body: { token, name: 'x', password: PASSWORD },
  });
  expect(again.statusCode).toBe(404);
  expect((await deskBrowser(server).call('POST', '/invitation', { body: { token } })).statusCode).toBe(404);
  expect((await browser.call('GET', '/enquiries')).statusCode).toBe(200);
  const disabled = await owner.call('POST', `/staff/${id}/disable`);
  expect(disabled.json<StaffMember>().state).toBe('disabled');
  expect((await browser.call('GET', '/me')).statusCode).toBe(401);
  const refused = await deskBrowser(server).signIn('+998901110001', PASSWORD);
  const wrong = await deskBrowser(server).signIn('+998901110001', 'wrong');
  expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
  await owner.call('POST', `/staff/${id}/enable`);
  expect((await deskBrowser(server).signIn('+998901110001', PASSWORD)).statusCode).toBe(200);
});

it('forgets an invitation that is too old, withdrawn or replaced', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const body = { phone: '+998901110002', name: 'Лола', role: 'editor', branches: [] };
  const first = (await owner.call('POST', '/staff', { body })).json<StaffInvited>();
  expect((await owner.call('POST', '/staff', { body })).json()).toMatchObject({ code: 'staff_exists' });
  const second = (await owner.call('POST', `/staff/${first.id}/invitation`)).json<StaffInvited>();
  const tokenOf = ({ link }: StaffInvited) => link.split('#')[1] ?? '';
  const look = (invited: StaffInvited) =>
    deskBrowser(server).call('POST', '/invitation', { body: { token: tokenOf(invited) } });
  expect((await look(first)).statusCode).toBe(404);
  expect((await look(second)).json()).toMatchObject({ phone: body.phone, role: 'editor' });
  await server.db.execute(sql`update staff_invitations set expires_at = now() where staff_id = ${first.id}`);
  expect((await look(second)).statusCode).toBe(404);
  const third = (await owner.call('POST', `/staff/${first.id}/invitation`)).json<StaffInvited>();
  expect((await owner.call('DELETE', `/staff/${first.id}/invitation`)).statusCode).toBe(204);
  expect((await look(third)).statusCode).toBe(404);
  expect((await owner.call('POST', '/staff', { body })).statusCode).toBe(201);
});

it('changes nobody their own access, and keeps the last owner', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const { id } = (await owner.call('GET', '/me')).json<DeskMe>();
  const own = await owner.call('PATCH', `/staff/${id}`, { body: { role: 'editor', branches: [] } });
  expect(own.json()).toMatchObject({ code: 'own_role' });
  expect((await owner.call('POST', `/staff/${id}/disable`)).json()).toMatchObject({ code: 'own_role' });

  const { browser: other, id: otherId } = await invited('owner', [], '+998901110003');
  expect((await other.call('PATCH', `/staff/${id}`, { body: { role: 'adviser', branches: [] } })).statusCode).toBe(400);
  expect((await other.call('PATCH', `/staff/${id}`, { body: { role: 'editor', branches: [] } })).statusCode).toBe(200);
  // What counted a moment ago counts no more.
  expect((await owner.call('GET', '/staff')).statusCode).toBe(403);
  expect((await other.call('PATCH', `/staff/${id}`, { body: { role: 'owner', branches: [] } })).statusCode).toBe(200);
  // Of two who shut each other out at once one stays.
  const [first, second] = await Promise.all([
    owner.call('POST', `/staff/${otherId}/disable`),
    other.call('POST', `/staff/${id}/disable`),
  ]);
  const statuses = [first.statusCode, second.statusCode];
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await server.db.execute(sql`select 1 from staff where role = 'owner' and disabled_at is null`);
  expect(rows).toHaveLength(1);
  await server.db.execute(sql`update staff set disabled_at = null`);
});

describe('the second factor', () => {
  it('is set up, asked for, good once, and replaced by recovery codes, each once', async () => {
    const { browser } = await invited('adviser', [1], '+998901110004');
    expect((await browser.call('POST', '/totp', { body: { password: 'wrong' } })).statusCode).toBe(400);
    const { secret, uri } = (await browser.call('POST', '/totp', { body: { password: PASSWORD } })).json<TotpStart>();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Yolda:/);
    expect((await browser.call('PUT', '/totp', { body: { code: '000000' } })).statusCode).toBe(400);
    const past = Date.now() - 30_000;
    const confirmed = await browser.call('PUT', '/totp', { body: { code: codeOf(secret, past) } });
    const { recovery_codes: codes } = confirmed.json<RecoveryCodes>();
    expect(new Set(codes).size).toBe(10);
    const { rows } = await server.db.execute<{ row: string }>(sql`select staff::text as row from staff`);
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false);

    const phone = '+998901110004';
    const come = async (code: string) => {
      const own = deskBrowser(server);
      const first = await own.signIn(phone, PASSWORD);
      expect(first.json()).toEqual({ stage: 'second_factor' });
      const before = own.cookie();
      expect((await own.call('GET', '/enquiries')).json()).toMatchObject({ code: 'second_factor_needed' });
      const { statusCode } = await own.call('POST', '/second-factor', { body: { code } });
      if (statusCode === 200) expect(own.cookie()).not.toBe(before);
      return { statusCode, own };
    };
    // The code that confirmed it is spent.
    expect((await come(codeOf(secret, past))).statusCode).toBe(400);
    const now = codeOf(secret);
    const { statusCode, own } = await come(now);
    expect(statusCode).toBe(200);
    expect((await own.call('GET', '/enquiries')).statusCode).toBe(200);
    expect((await come(now)).statusCode).toBe(400);
    expect((await come(` ${codes[0]?.toLowerCase().replace('-', ' ')} `)).statusCode).toBe(200);
    expect((await come(codes[0] ?? '')).statusCode).toBe(400);
    expect((await own.call('GET', '/me')).json<DeskMe>().recovery_codes_left).toBe(9);
  });

  it('ends the session after five wrong codes', async () => {
    const browser = deskBrowser(server);
    await browser.signIn('+998901110004', PASSWORD);
    for (let tries = 0; tries < 5; tries += 1) await browser.call('POST', '/second-factor', { body: { code: '111' } });
    expect((await browser.call('POST', '/second-factor', { body: { code: '111' } })).statusCode).toBe(401);
  });

  it('is forced on an owner in production, whose cookie is of this host alone', async () => {
    const { link } = await inviteOwner(production.db, OWNER, 'Шахноза', 'https://yolda.test');
    const browser = deskBrowser(production);
    const token = link.split('#')[1] ?? '';
    const accepted = await browser.call('PUT', '/invitation', { body: { token, name: 'Шахноза', password: PASSWORD } });
    expect(accepted.json()).toEqual({ stage: 'setup' });
    expect(accepted.cookies[0]).toMatchObject({ name: '__Host-desk', secure: true, path: '/', sameSite: 'Strict' });
    expect(accepted.cookies[0]?.domain).toBeUndefined();
    expect((await browser.call('GET', '/enquiries')).json()).toMatchObject({ code: 'totp_setup_needed' });
    expect((await browser.call('GET', '/me')).json()).toMatchObject({
      stage: 'setup',
      permissions: [],
      totp_required: true,
    });
    const { secret } = (await browser.call('POST', '/totp', { body: { password: PASSWORD } })).json<TotpStart>();
    expect((await browser.call('PUT', '/totp', { body: { code: codeOf(secret) } })).statusCode).toBe(200);
    expect((await browser.call('GET', '/enquiries')).statusCode).toBe(200);
    const off = await browser.call('POST', '/totp/off', { body: { password: PASSWORD } });
    expect(off.json()).toMatchObject({ code: 'totp_required' });
  });
});
