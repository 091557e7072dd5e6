import { sql } from 'drizzle-orm';
import type { LoginReply } from '#contract/signIn';
import { accountCallsOf, newPhone, type Registered, registrationOf } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createCustomer } from './customers';
import { exportPersonalData } from './personalData';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(() => publish(1));

const publish = async (version: number) => {
  await server.db.execute(sql`update documents set version = ${version} where slug = 'personal-data'`);
};
const consentsOf = async (userId: number) =>
  (await server.db.execute(sql`select version, language from consents where user_id = ${userId} order by version`))
    .rows;
const register = async (phone: string, consent?: number) =>
  account.call('POST', '/register', {
    proof: await account.prove(phone),
    headers: { 'accept-language': 'uz' },
    body: { ...registrationOf(phone), ...(consent !== undefined && { consent }) },
  });
const login = async (phone: string) =>
  (
    await account.call('POST', '/login/', { body: { phone_number: phone, password: 'correct horse' } })
  ).json<LoginReply>();
const enquire = (consent?: number) =>
  account.call('POST', '/api/main/main/requests/', {
    headers: { 'accept-language': 'uz' },
    body: { section: 'shop', text: 'Filtr', full_name: 'Aziz', phone: '+998901234567', ...(consent && { consent }) },
  });
const unknown = {
  code: 'validation',
  errors: { consent: ['Siyosatning bunday versiyasi yoʻq. Sahifani yangilab, uni qayta oʻqing.'] },
};

it('stores the accepted policy version and language with an enquiry, and accepts older clients without one', async () => {
  await publish(2);
  expect((await enquire(1)).statusCode).toBe(201);
  expect((await enquire()).statusCode).toBe(201);
  const { rows } = await server.db.execute(
    sql`select consent_version, consent_language from requests order by id desc limit 2`,
  );
  expect(rows).toEqual([
    { consent_version: null, consent_language: null },
    { consent_version: 1, consent_language: 'uz' },
  ]);
});

it('rejects an unpublished policy version and stores neither enquiry nor customer', async () => {
  const count = async () => (await server.db.execute(sql`select id from requests`)).rows.length;
  const before = await count();
  expect((await enquire(2)).json()).toMatchObject(unknown);
  expect(await count()).toBe(before);
  const phone = newPhone();
  expect((await register(phone, 2)).json()).toMatchObject(unknown);
  expect((await account.call('POST', '/check', { body: { phone_number: phone } })).json()).toMatchObject({
    message: 'User not found',
  });
});

it('stores the consent of a registration, and requests another after a new policy version', async () => {
  const phone = newPhone();
  const { id, tokens } = (await register(phone, 1)).json<Registered>();
  expect(await consentsOf(id)).toEqual([{ version: 1, language: 'uz' }]);
  expect(await login(phone)).not.toHaveProperty('consent_asked');

  await publish(2);
  const asked = await login(phone);
  expect(asked).toMatchObject({ message: 'success', consent_asked: 2 });
  expect(asked).not.toHaveProperty('consent_first');
  const give = (consent: number) =>
    account.call('POST', '/consent', {
      token: tokens.access_token,
      body: { consent },
      headers: { 'accept-language': 'ru' },
    });
  expect((await give(3)).statusCode).toBe(400);
  expect((await give(2)).statusCode).toBe(204);
  expect((await give(2)).statusCode).toBe(204);
  expect(await login(phone)).not.toHaveProperty('consent_asked');

  const held = [
    { version: 1, language: 'uz', given_at: expect.any(String) },
    { version: 2, language: 'ru', given_at: expect.any(String) },
  ];
  const code = server.config.secrets.code;
  expect(await exportPersonalData(server.db, phone, code)).toMatchObject({ consents: held });
  await server.db.execute(sql`delete from users where id = ${id}`);
  expect(await consentsOf(id)).toEqual([]);
});

it('requests the consent of a customer entered by the workshop when the first password is set', async () => {
  const phone = newPhone();
  const { id } = await createCustomer(server.db, { phone, firstName: 'Азиз', lastName: 'Каримов' });
  const body = { phone_number: phone, password: 'better horse' };
  const reply = await account.call('PUT', '/set-password', { proof: await account.prove(phone), body });
  expect(reply.json()).toMatchObject({ id, consent_asked: 1, consent_first: true });
});

it('requests no consent if there is no policy', async () => {
  await server.db.execute(sql`delete from documents where slug = 'personal-data'`);
  const phone = newPhone();
  expect((await register(phone)).statusCode).toBe(200);
  expect(await login(phone)).not.toHaveProperty('consent_asked');
});
