import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../platform/settings/demoSecrets';
import { accountCallsOf, newPhone, registrationOf } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());

const login = (phone_number: string, password: string) =>
  account.call('POST', '/login/', { body: { phone_number, password } });
const setPassword = async (phone_number: string, password: string) =>
  account.call('PUT', '/set-password', {
    proof: await account.prove(phone_number),
    body: { phone_number, password },
  });

describe('a weak password', () => {
  it.each([
    ['ru', '12345678', /^Это один из самых частых/],
    ['uz', 'Password', /^Bu eng koʻp uchraydigan/],
    ['ru', 'yolda2026', /^Такой пароль легко угадать/],
    ['uz', 'Каримов77', /^Bunday parolni topish oson/],
    ['ru', '04.05.1990', /^Такой пароль легко угадать.* дата рождения/],
  ])('is rejected at registration with a reason, %s %s', async (language, password, text) => {
    const phone = newPhone();
    const proof = await account.prove(phone);
    const headers = { 'accept-language': language };
    const reply = await account.call('POST', '/register', {
      proof,
      headers,
      body: registrationOf(phone, { password }),
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { code: 'validation', errors: { password: [expect.stringMatching(text)] } },
    ]);
    // The phone grant remains valid for another password.
    expect((await account.call('POST', '/register', { proof, body: registrationOf(phone) })).statusCode).toBe(200);
  });

  it.each(['qwertyuiop', 'Азиз1990', '19900504'])('is rejected at a password reset, %s', async (password) => {
    const { phone } = await createDemoCustomer(server, { birthdate: '1990-05-04' });
    expect((await setPassword(phone, password)).json()).toMatchObject({ errors: { password: [expect.any(String)] } });
  });

  it('is accepted in a demo if it is the password of the README', async () => {
    const { phone } = await createDemoCustomer(server);
    server.config.mode = 'production';
    expect((await setPassword(phone, DEMO_PASSWORD)).statusCode).toBe(400);
    server.config.mode = 'demo';
    expect((await setPassword(phone, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('still signs in if it was set before', async () => {
    const { phone } = await createDemoCustomer(server, { password: 'password' });
    expect((await login(phone, 'password')).statusCode).toBe(200);
  });
});

describe('the lock after a hundred wrong passwords', () => {
  const fail = (phone: string, times: number) =>
    server.db.execute(sql`insert into password_failures (phone, failures) values (${phone}, ${times})
      on conflict (phone) do update set failures = ${times}`);

  it('is ended only by a password reset by SMS, and also applies to unknown phones', async () => {
    const { phone } = await createDemoCustomer(server, { password: 'correct horse' });
    const unknown = newPhone();
    for (const number of [phone, unknown]) {
      await fail(number, 99);
      expect((await login(number, 'wrong horse')).statusCode).toBe(400);
    }
    const replies = [await login(phone, 'correct horse'), await login(unknown, 'correct horse')];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        {
          code: 'sms_only',
          detail: expect.stringMatching(/^Неверный пароль введён слишком много раз. Войдите по SMS/),
        },
      ]);
    }
    expect((await setPassword(phone, 'better horse')).statusCode).toBe(200);
    expect((await login(phone, 'better horse')).statusCode).toBe(200);
  });

  it('counts only wrong passwords since the last correct one', async () => {
    const { phone } = await createDemoCustomer(server, { password: 'correct horse' });
    await fail(phone, 99);
    expect((await login(phone, 'correct horse')).statusCode).toBe(200);
    expect((await login(phone, 'wrong horse')).statusCode).toBe(400);
    expect((await login(phone, 'correct horse')).statusCode).toBe(200);
  });

  it('is not delayed by parallel guesses', async () => {
    const { phone } = await createDemoCustomer(server, { password: 'correct horse' });
    await fail(phone, 97);
    const replies = await Promise.all(Array.from({ length: 12 }, () => login(phone, 'wrong horse')));
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(9);
  });
});
