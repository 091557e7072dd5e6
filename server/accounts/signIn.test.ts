import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());

const password = 'correct horse';
const check = (phone_number: string) => account.call('POST', '/check', { body: { phone_number } });
const login = (phone_number: string, given: string, language = 'ru') =>
  account.call('POST', '/login/', {
    headers: { 'accept-language': language },
    body: { phone_number, password: given },
  });

it('returns the documented texts for a phone that is registered, unregistered or without a password', async () => {
  const withPassword = await createDemoCustomer(server, { password });
  const without = await createDemoCustomer(server);
  const answers = [
    [withPassword.phone, 'password generated'],
    [withPassword.phone.slice(1), 'password generated'],
    [without.phone, 'password is not generated'],
    [newPhone(), 'User not found'],
  ] as const;
  for (const [phone, message] of answers) {
    const reply = await check(phone);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message, detail: message }]);
  }
});

it('signs in with the phone, with or without plus, on any number of devices', async () => {
  const { phone, userId } = await createDemoCustomer(server, { password });
  for (const spelling of [phone, phone.slice(1)]) {
    const reply = await login(spelling, password);
    expect(reply.statusCode).toBe(200);
    const { access_token, refresh_token, ...rest } = reply.json<Record<string, string>>();
    expect(rest).toEqual({ message: 'success', user_id: userId });
    expect((await account.call('GET', `/user/${userId}`, { token: access_token })).statusCode).toBe(200);
    expect((await account.call('POST', '/get-access', { body: { refresh_token } })).statusCode).toBe(200);
  }
});

it('sends the same reply for a wrong password, an unknown phone and a customer without a password', async () => {
  const known = await createDemoCustomer(server, { password });
  const without = await createDemoCustomer(server);
  const replies: Awaited<ReturnType<typeof login>>[] = [];
  for (const phone of [known.phone, newPhone(), without.phone]) replies.push(await login(phone, 'wrong horse', 'uz'));
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { detail: 'Telefon raqami yoki parol notoʻgʻri.', code: 'wrong_password' },
    ]);
  }
  const headersOf = (reply: (typeof replies)[number]) =>
    Object.keys(reply.headers).toSorted((a, b) => (a < b ? -1 : 1));
  expect(new Set(replies.map((reply) => headersOf(reply).join())).size).toBe(1);
});

it.each([
  'CORRECT HORSE',
  ' correct horse',
  'correct horse ',
  'correct hors',
  '',
])('rejects sign-in with the similar password %j', async (given) => {
  const { phone } = await createDemoCustomer(server, { password });
  expect((await login(phone, given)).statusCode).toBe(400);
});

it('accepts any character in a password', async () => {
  const odd = 'пароль ʻ 🚗 "\'; --';
  const { phone } = await createDemoCustomer(server, { password: odd });
  expect((await login(phone, odd)).statusCode).toBe(200);
});
