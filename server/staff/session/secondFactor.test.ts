import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { DeskMe, RecoveryCodes, StaffInvited, TotpStart } from '#contract/staff';
import { seedDesk } from '../../seed/seedDesk';
import { deskBrowser, invitedTo, STAFF_PASSWORD } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { inviteOwner } from '../people/invitations';

const OWNER = '+998900000011';

let server: TestServer;
/** In production mode owners need a second factor. */
let production: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  production = await startTestServer({ mode: 'production', siteUrl: 'https://yolda.test' });
});
afterAll(() => Promise.all([server.close(), production.close()]));

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

it('requires a second factor after its setup, and accepts each TOTP and recovery code once', async () => {
  const { browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone: '+998901110004' });
  expect((await browser.call('POST', '/totp', { body: { password: 'wrong' } })).statusCode).toBe(400);
  const { secret, uri } = (
    await browser.call('POST', '/totp', { body: { password: STAFF_PASSWORD } })
  ).json<TotpStart>();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Yolda:/);
  expect((await browser.call('PUT', '/totp', { body: { code: '000000' } })).statusCode).toBe(400);
  const first = codeOf(secret);
  const confirmed = await browser.call('PUT', '/totp', { body: { code: first } });
  const { recovery_codes: codes } = confirmed.json<RecoveryCodes>();
  expect(new Set(codes).size).toBe(10);
  const { rows } = await server.db.execute<{ row: string }>(sql`select staff::text as row from staff`);
  expect(rows.some(({ row }) => row.includes(secret))).toBe(false);

  const phone = '+998901110004';
  const come = async (code: string) => {
    const own = deskBrowser(server);
    const first = await own.signIn(phone, STAFF_PASSWORD);
    expect(first.json()).toEqual({ stage: 'second_factor' });
    const before = own.cookie();
    expect((await own.call('GET', '/enquiries')).json()).toMatchObject({ code: 'second_factor_needed' });
    const { statusCode } = await own.call('POST', '/second-factor', { body: { code } });
    if (statusCode === 200) expect(own.cookie()).not.toBe(before);
    return { statusCode, own };
  };
  // Confirming the setup has used this code.
  expect((await come(first)).statusCode).toBe(400);
  // Codes of the next half minute are valid, for clock skew.
  const now = codeOf(secret, Date.now() + 30_000);
  const { statusCode, own } = await come(now);
  expect(statusCode).toBe(200);
  expect((await own.call('GET', '/enquiries')).statusCode).toBe(200);
  expect((await come(now)).statusCode).toBe(400);
  expect((await come(` ${codes[0]?.toLowerCase().replace('-', ' ')} `)).statusCode).toBe(200);
  expect((await come(codes[0] ?? '')).statusCode).toBe(400);
  expect((await own.call('GET', '/me')).json<DeskMe>().recovery_codes_left).toBe(9);
});

it('requires password and code to replace or disable the second factor', async () => {
  const phone = '+998901110005';
  const { browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone });
  const ask = (path: string, code?: string, password = STAFF_PASSWORD) =>
    browser.call('POST', path, { body: { password, ...(code !== undefined && { code }) } });
  expect((await ask('/totp/off')).statusCode).toBe(409);
  const { secret } = (await ask('/totp')).json<TotpStart>();
  const confirmed = await browser.call('PUT', '/totp', { body: { code: codeOf(secret) } });
  const [first = '', second = ''] = confirmed.json<RecoveryCodes>().recovery_codes;
  for (const path of ['/totp', '/totp/off']) {
    expect((await ask(path)).json()).toMatchObject({ code: 'wrong_second_factor' });
    expect((await ask(path, '123')).json()).toMatchObject({ code: 'wrong_second_factor' });
    expect((await ask(path, first, 'wrong')).statusCode).toBe(400);
  }
  expect((await ask('/totp', first)).statusCode).toBe(200);
  // The old secret is valid until a code of the new one is confirmed.
  expect((await deskBrowser(server).signIn(phone, STAFF_PASSWORD)).json()).toEqual({ stage: 'second_factor' });
  expect((await ask('/totp/off', first)).statusCode).toBe(400);
  expect((await ask('/totp/off', second)).statusCode).toBe(204);
  expect((await browser.call('GET', '/me')).json<DeskMe>()).toMatchObject({ totp: false, recovery_codes_left: 0 });
  expect((await deskBrowser(server).signIn(phone, STAFF_PASSWORD)).json()).toEqual({ stage: 'full' });
});

it('counts wrong codes during the setup of a second factor', async () => {
  const { id, browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone: '+998901110031' });
  const { secret } = (await browser.call('POST', '/totp', { body: { password: STAFF_PASSWORD } })).json<TotpStart>();
  await server.db.execute(sql`insert into password_failures (phone, failures) values (${`desk own code ${id}`}, 99)`);
  const give = (code: string) => browser.call('PUT', '/totp', { body: { code } });
  expect((await give('000000')).json()).toMatchObject({ code: 'wrong_second_factor' });
  expect((await give(codeOf(secret))).json()).toMatchObject({ code: 'second_factor_locked' });
});

it('accepts codes on known devices and in open sessions after a thief of the password has used up the attempts', async () => {
  const phone = '+998901110006';
  const { id, browser } = await invitedTo(server, { role: 'adviser', branches: [1], phone });
  const before = deskBrowser(server);
  await before.signIn(phone, STAFF_PASSWORD);
  const { secret } = (await browser.call('POST', '/totp', { body: { password: STAFF_PASSWORD } })).json<TotpStart>();
  const confirmed = await browser.call('PUT', '/totp', { body: { code: codeOf(secret) } });
  const codes = confirmed.json<RecoveryCodes>().recovery_codes;

  const give = (own: typeof browser, code = '') => own.call('POST', '/second-factor', { body: { code } });
  await server.db.execute(sql`insert into password_failures (phone, failures) values (${`desk code ${id}`}, 99)`);
  const stranger = deskBrowser(server);
  const half = await stranger.signIn(phone, STAFF_PASSWORD);
  expect(half.cookies.map(({ name }) => name)).toEqual(['desk']);
  expect((await give(stranger, 'wrong')).json()).toMatchObject({ code: 'wrong_second_factor' });
  // A sign-in before the second factor was set up does not make a device known.
  for (const one of [stranger, before]) {
    await one.signIn(phone, STAFF_PASSWORD);
    expect((await give(one, codes[0])).json()).toMatchObject({ code: 'second_factor_locked' });
  }
  await browser.signIn(phone, STAFF_PASSWORD);
  expect((await give(browser, codes[0])).json()).toEqual({ stage: 'full' });
  const again = await browser.call('POST', '/totp', { body: { password: STAFF_PASSWORD, code: codes[1] } });
  expect(again.statusCode).toBe(200);
});

it('ends a session after five wrong second-factor codes', async () => {
  const browser = deskBrowser(server);
  await browser.signIn('+998901110004', STAFF_PASSWORD);
  for (let tries = 0; tries < 5; tries += 1) await browser.call('POST', '/second-factor', { body: { code: '111' } });
  expect((await browser.call('POST', '/second-factor', { body: { code: '111' } })).statusCode).toBe(401);
});

it('requires a second factor of owners in production, and sets a host-only session cookie', async () => {
  const { link } = await inviteOwner(production.db, OWNER, 'Шахноза', 'https://yolda.test');
  const browser = deskBrowser(production);
  const token = link.split('#')[1] ?? '';
  const accepted = await browser.call('PUT', '/invitation', {
    body: { token, name: 'Шахноза', password: STAFF_PASSWORD },
  });
  expect(accepted.json()).toEqual({ stage: 'setup' });
  expect(accepted.cookies[0]).toMatchObject({ name: '__Host-desk', secure: true, path: '/', sameSite: 'Strict' });
  expect(accepted.cookies[0]?.domain).toBeUndefined();
  expect((await browser.call('GET', '/enquiries')).json()).toMatchObject({ code: 'totp_setup_needed' });
  expect((await browser.call('GET', '/me')).json()).toMatchObject({
    stage: 'setup',
    permissions: [],
    totp_required: true,
  });
  const { secret } = (await browser.call('POST', '/totp', { body: { password: STAFF_PASSWORD } })).json<TotpStart>();
  const confirmed = await browser.call('PUT', '/totp', { body: { code: codeOf(secret) } });
  const [code, spare] = confirmed.json<RecoveryCodes>().recovery_codes;
  expect((await browser.call('GET', '/enquiries')).statusCode).toBe(200);
  const off = await browser.call('POST', '/totp/off', { body: { password: STAFF_PASSWORD } });
  expect(off.json()).toMatchObject({ code: 'totp_required' });

  // Promotion to owner downgrades an open session until a second factor is set up.
  const invited = await browser.call('POST', '/staff', {
    body: {
      phone: '+998901110009',
      name: 'Лола',
      role: 'editor',
      branches: [],
      again: { password: STAFF_PASSWORD, code: spare },
    },
  });
  const { id, link: second } = invited.json<StaffInvited>();
  const other = deskBrowser(production);
  const body = { token: second.split('#')[1], name: 'Лола', password: STAFF_PASSWORD };
  expect((await other.call('PUT', '/invitation', { body })).json()).toEqual({ stage: 'full' });
  const makeOwner = (again: object) =>
    browser.call('PATCH', `/staff/${id}`, {
      body: { role: 'owner', branches: [], again: { password: STAFF_PASSWORD, ...again } },
    });
  expect((await makeOwner({})).json()).toMatchObject({ code: 'wrong_second_factor' });
  expect((await makeOwner({ code })).statusCode).toBe(200);
  expect((await other.call('GET', '/staff')).json()).toMatchObject({ code: 'totp_setup_needed' });
});
