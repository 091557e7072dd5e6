import type { ProfileChange, User } from '#contract/account';
import { callCenterPhone } from '../seed/content/company';
import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { startSession } from './sessions';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let customer: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createDemoCustomer(server, { password: 'correct horse', birthdate: '1990-05-04', gender: 'M' });
});

const profile = (given: Partial<ProfileChange> = {}) => ({
  first_name: 'Нодир',
  last_name: 'Алиев',
  birthdate: '1991-06-07',
  username: customer.phone,
  gender: 'M',
  ...given,
});
const change = (body: object, { id = customer.userId, proof }: { id?: number; proof?: string } = {}) =>
  account.call('PUT', `/user/${id}`, { token: customer.accessToken, proof, body });
const read = async (of = customer) =>
  (await account.call('GET', `/user/${of.userId}`, { token: of.accessToken })).json<User>();

it('changes a profile without a phone grant if the phone stays the same in any spelling', async () => {
  const reply = await change(profile({ first_name: ' Нодир ', username: customer.phone.slice(1) }));
  expect([reply.statusCode, reply.json()]).toEqual([200, profile()]);
  expect(await read()).toEqual({ id: customer.userId, ...profile(), cars: [] });
});

it('does not change the profile of another customer', async () => {
  const other = await createDemoCustomer(server);
  const before = await read(other);
  expect((await change(profile({ username: other.phone }), { id: other.userId })).statusCode).toBe(404);
  expect(await read(other)).toEqual(before);
});

const outbox = (phone: string) => server.app.outbox?.filter((message) => message.phone === phone) ?? [];

it('changes the phone with the password and a grant of the new phone, and uses the grant up', async () => {
  const username = newPhone();
  const proof = await account.prove(username);
  const elsewhere = await startSession(server.db, customer.userId);
  const body = { ...profile({ username }), password: 'correct horse' };
  expect((await change(body, { proof })).json()).toEqual(profile({ username }));
  // This session continues, other sessions end, and the old phone is notified.
  expect((await read()).username).toBe(username);
  const refresh = { body: { refresh_token: elsewhere.token } };
  expect((await account.call('POST', '/get-access', refresh)).statusCode).toBe(401);
  expect(outbox(customer.phone).map(({ text }) => text)).toEqual([
    `Yolda: номер вашего аккаунта изменён. Это не вы? Звоните ${callCenterPhone}`,
  ]);
  const entry = { phone_number: username, password: 'correct horse' };
  expect((await account.call('POST', '/login/', { body: entry })).json()).toMatchObject({ user_id: customer.userId });
  const back = { ...profile({ username: customer.phone }), password: 'correct horse' };
  expect((await change(back, { proof })).statusCode).toBe(403);
});

it.each([
  [422, 'own_password_needed', {}],
  [403, 'own_password_wrong', { password: 'wrong horse' }],
  [422, 'own_password_needed', { old_phone_token: 'nonsense' }],
])('does not change the phone with only a grant of the new phone: %i %s', async (status, code, given) => {
  const before = await read();
  const username = newPhone();
  const proof = await account.prove(username);
  const reply = await change({ ...profile({ username }), ...given }, { proof });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    status,
    { code, errors: { password: [expect.any(String)] } },
  ]);
  expect(await read()).toEqual(before);
  expect(outbox(customer.phone)).toEqual([]);
  // The phone grant remains valid after the failure.
  const body = { ...profile({ username }), password: 'correct horse' };
  expect((await change(body, { proof })).statusCode).toBe(200);
});

it('changes the phone with a grant of the old phone instead of the password', async () => {
  const username = newPhone();
  const proof = await account.prove(username);
  const old_phone_token = await account.prove(customer.phone);
  // A grant of the new phone does not replace one of the present phone.
  expect((await change({ ...profile({ username }), old_phone_token: proof }, { proof })).statusCode).toBe(422);
  expect((await change({ ...profile({ username }), old_phone_token }, { proof })).statusCode).toBe(200);
  expect((await read()).username).toBe(username);
});

it('does not change the phone without a grant of the new phone', async () => {
  const before = await read();
  const proofs = [undefined, 'nonsense', await account.prove(newPhone()), await account.prove(customer.phone)];
  for (const proof of proofs) {
    const reply = await change(profile({ username: newPhone() }), proof === undefined ? {} : { proof });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'phone_not_verified']);
  }
  expect(await read()).toEqual(before);
});

it('does not change the phone to that of another customer, even with its grant', async () => {
  const other = await createDemoCustomer(server);
  const before = await read();
  const proof = await account.prove(other.phone);
  const taking = { ...profile({ username: other.phone }), password: 'correct horse' };
  const reply = await change(taking, { proof });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'phone_taken']);
  expect(await read()).toEqual(before);
  // The phone grant remains valid for a password reset.
  const body = { phone_number: other.phone, password: 'better horse' };
  expect((await account.call('PUT', '/set-password', { proof, body })).statusCode).toBe(200);
});

it.each<[field: string, value: unknown]>([
  ['first_name', ' '],
  ['last_name', 'я'.repeat(101)],
  ['birthdate', '2990-01-01'],
  ['birthdate', '1899-12-31'],
  ['gender', ''],
  ['username', '901234567'],
])('rejects the profile field %s: %j', async (field, value) => {
  const before = await read();
  const reply = await change({ ...profile(), [field]: value });
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  expect(await read()).toEqual(before);
});

describe('a profile change based on outdated values', () => {
  it('keeps changes of another tab to other fields', async () => {
    const expected = profile({ username: customer.phone });
    await change(expected);
    await change({ ...expected, last_name: 'Юсупов', expected });
    const stale = await change({ ...expected, first_name: 'Лола', gender: 'F', expected });
    expect([stale.statusCode, stale.json()]).toEqual([
      200,
      profile({ first_name: 'Лола', last_name: 'Юсупов', gender: 'F' }),
    ]);
  });

  it('returns the stored profile if the same field was changed', async () => {
    const expected = profile();
    await change(expected);
    const newer = { ...expected, last_name: 'Юсупов' };
    await change({ ...newer, expected });
    const stale = await change({ ...expected, last_name: 'Каримов', expected });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'edit_conflict', stored: newer }]);
    expect(await read()).toMatchObject({ last_name: 'Юсупов' });
  });

  it('requires no grant for a former phone that an outdated form still contains', async () => {
    const expected = profile();
    await change(expected);
    const username = newPhone();
    const proof = await account.prove(username);
    await change({ ...profile({ username }), password: 'correct horse' }, { proof });
    const stale = await change({ ...expected, first_name: 'Лола', expected });
    expect([stale.statusCode, stale.json()]).toEqual([200, profile({ first_name: 'Лола', username })]);
  });

  it('completes the data of a customer entered by the workshop', async () => {
    const entered = await createDemoCustomer(server);
    const { first_name, last_name, birthdate, username } = await read(entered);
    const expected = { first_name, last_name, birthdate, username, gender: '' };
    const body = { ...expected, birthdate: '1990-05-04', gender: 'F', expected };
    const reply = await account.call('PUT', `/user/${entered.userId}`, { token: entered.accessToken, body });
    expect(reply.json()).toMatchObject({ birthdate: '1990-05-04', gender: 'F' });
  });
});
