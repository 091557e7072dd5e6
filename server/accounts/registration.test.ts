import { sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { Tokens } from '#contract/signIn';
import { accountCallsOf, newPhone, type Registered, registrationOf } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { startSession } from './sessions';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let phone: string;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = newPhone();
});

const password = 'correct horse';
const notVerified = { detail: 'Сначала подтвердите номер телефона.', code: 'phone_not_verified' };

const isKnown = async (phone_number = phone) =>
  (await account.call('POST', '/check', { body: { phone_number } })).json<{ message: string }>().message;
const register = (proof?: string, body: object = registrationOf(phone)) =>
  account.call('POST', '/register', { proof, body });
const setPassword = (proof?: string, of = phone, given = 'better horse') =>
  account.call('PUT', '/set-password', { proof, body: { phone_number: of, password: given } });
const login = (given: string) => account.call('POST', '/login/', { body: { phone_number: phone, password: given } });
const expireProofs = () =>
  server.db.execute(
    sql`update phone_grants set expires_at = expires_at - interval '10 minutes' where phone = ${phone}`,
  );

describe('registration', () => {
  it('creates a signed-in customer who can sign in by password', async () => {
    expect(await isKnown()).toBe('User not found');
    const reply = await register(await account.prove(phone));
    expect(reply.statusCode).toBe(200);
    const { id, tokens, is_correct } = reply.json<Registered>();
    expect(is_correct).toBe(true);
    const user = await account.call('GET', `/user/${id}`, { token: tokens.access_token });
    const { password: _hidden, ...profile } = registrationOf(phone);
    expect(user.json<User>()).toEqual({ id, ...profile, cars: [] });
    expect(await isKnown()).toBe('password generated');
    expect((await login(password)).json()).toMatchObject({ message: 'success', user_id: id });
  });

  it('accepts the phone without a plus and trims names', async () => {
    const body = registrationOf(phone.slice(1), { first_name: '  Азиз ', last_name: ' Каримов' });
    const { id, tokens } = (await register(await account.prove(phone), body)).json<Registered>();
    const user = await account.call('GET', `/user/${id}`, { token: tokens.access_token });
    expect(user.json<User>()).toMatchObject({ first_name: 'Азиз', last_name: 'Каримов', username: phone });
    expect(await isKnown(phone.slice(1))).toBe('password generated');
  });

  it('accepts the grant from the cookie and clears it', async () => {
    await account.prove(phone);
    const checked = await account.checkCode(phone, (await account.askForCode(phone), account.sentCode(phone)));
    const cookie = `verification=${checked.cookies[0]?.value}`;
    const reply = await account.call('POST', '/register', { headers: { cookie }, body: registrationOf(phone) });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'verification', value: '' }));
  });

  it('requires a valid grant of the same phone', async () => {
    for (const proof of [undefined, '', 'nonsense', await account.prove(newPhone())]) {
      const reply = await register(proof);
      expect([reply.statusCode, reply.json()]).toEqual([403, notVerified]);
    }
    const proof = await account.prove(phone);
    await expireProofs();
    expect((await register(proof)).json()).toEqual(notVerified);
    expect(await isKnown()).toBe('User not found');
  });

  it('uses up the phone grant', async () => {
    const proof = await account.prove(phone);
    expect((await register(proof)).statusCode).toBe(200);
    expect((await register(proof, registrationOf(phone, { password: 'of a thief' }))).statusCode).toBe(409);
    expect((await setPassword(proof)).json()).toEqual(notVerified);
    expect((await login(password)).statusCode).toBe(200);
  });

  it('creates one customer in ten parallel calls and rejects the other calls', async () => {
    const shared = await account.prove(phone);
    const proofs = [shared, shared, shared, await account.prove(phone), await account.prove(phone)];
    const replies = await Promise.all([...proofs, ...proofs].map((proof) => register(proof)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200)) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'phone_taken']);
    }
    const { rows } = await server.db.execute(sql`select count(*)::int as count from users where phone = ${phone}`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('rejects a registered phone and keeps its customer and the grant', async () => {
    const customer = await createDemoCustomer(server, { phone, password });
    const proof = await account.prove(phone);
    const reply = await register(proof, registrationOf(phone, { password: 'of somebody else' }));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { detail: 'Этот номер уже зарегистрирован.', code: 'phone_taken' },
    ]);
    expect((await login(password)).json()).toMatchObject({ user_id: customer.userId });
    expect((await setPassword(proof)).statusCode).toBe(200);
  });

  it.each<[field: string, value: unknown]>([
    ['first_name', ''],
    ['first_name', '   '],
    ['last_name', 'я'.repeat(101)],
    ['password', 'seven77'],
    ['password', 'x'.repeat(129)],
    ['birthdate', '2990-01-01'],
    ['birthdate', '0000-01-01'],
    ['birthdate', '1990-02-30'],
    ['birthdate', '04.05.1990'],
    ['gender', 'X'],
    ['gender', undefined],
    ['username', '+7 999 123 45 67'],
  ])('rejects the field %s: %j, and keeps the grant for the next attempt', async (field, value) => {
    const proof = await account.prove(phone);
    const reply = await register(proof, { ...registrationOf(phone), [field]: value });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
    expect((await register(proof)).statusCode).toBe(200);
  });
});

describe('setting a password', () => {
  it('lets a customer entered by the workshop sign in', async () => {
    const { userId } = await createDemoCustomer(server, { phone });
    expect(await isKnown()).toBe('password is not generated');
    expect((await login('')).statusCode).toBe(400);
    const reply = await setPassword(await account.prove(phone), phone.slice(1));
    expect(reply.json()).toEqual({ id: userId, phone_number: phone, tokens: expect.any(Object) });
    expect(await isKnown()).toBe('password generated');
    expect((await login('better horse')).json()).toMatchObject({ user_id: userId });
  });

  it('ends all earlier sessions and their tokens at once', async () => {
    const customer = await createDemoCustomer(server, { phone, password });
    const elsewhere = await startSession(server.db, customer.userId);
    const { tokens } = (await setPassword(await account.prove(phone))).json<{ tokens: Tokens }>();
    const read = (token: string) => account.call('GET', `/user/${customer.userId}`, { token });
    const refresh = (refresh_token: string) => account.call('POST', '/get-access', { body: { refresh_token } });
    expect((await read(customer.accessToken)).json()).toMatchObject({ code: 'token_not_valid' });
    for (const dead of [customer.refreshToken, elsewhere.token]) expect((await refresh(dead)).statusCode).toBe(401);
    expect((await read(tokens.access_token)).statusCode).toBe(200);
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(200);
    expect((await login(password)).statusCode).toBe(400);
    expect((await login('better horse')).statusCode).toBe(200);
  });

  it('requires a valid grant of the same phone, also when signed in', async () => {
    const { accessToken } = await createDemoCustomer(server, { phone, password });
    const proof = await account.prove(phone);
    expect((await setPassword(proof)).statusCode).toBe(200);
    const old = await account.prove(phone);
    await expireProofs();
    for (const bad of [undefined, 'nonsense', await account.prove(newPhone()), proof, old]) {
      const body = { phone_number: phone, password: 'of a thief' };
      const reply = await account.call('PUT', '/set-password', { proof: bad, token: accessToken, body });
      expect([reply.statusCode, reply.json()]).toEqual([403, notVerified]);
    }
    expect((await login('better horse')).statusCode).toBe(200);
  });

  it('succeeds in one of five parallel calls with the same grant', async () => {
    await createDemoCustomer(server, { phone, password });
    const proof = await account.prove(phone);
    const given = Array.from({ length: 5 }, (_, index) => `parallel horse ${index}`);
    const replies = await Promise.all(given.map((one) => setPassword(proof, phone, one)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const kept = given.find((_, index) => replies[index]?.statusCode === 200) ?? '';
    expect((await login(kept)).statusCode).toBe(200);
  });

  it('replies 404 to an unknown phone, and keeps the grant for registration', async () => {
    const proof = await account.prove(phone);
    expect((await setPassword(proof)).statusCode).toBe(404);
    expect((await register(proof)).statusCode).toBe(200);
  });

  it.each(['seven77', 'x'.repeat(129)])('rejects a password that is too short or too long: %j', async (given) => {
    await createDemoCustomer(server, { phone });
    expect((await setPassword(await account.prove(phone), phone, given)).statusCode).toBe(400);
    expect(await isKnown()).toBe('password is not generated');
  });
});
