import type { User } from '../../contract/account';
import { accountCallsOf, newPhone, type Registered, registrationOf } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());

const isKnown = async (phone_number: string) =>
  (await account.call('POST', '/check', { body: { phone_number } })).json<{ message: string }>().message;

it('registers the owner of a phone, who is signed in at once and by the password from then on', async () => {
  const phone = newPhone();
  expect(await isKnown(phone)).toBe('User not found');
  const reply = await account.call('POST', '/register', {
    proof: await account.prove(phone),
    body: registrationOf(phone),
  });
  expect(reply.statusCode).toBe(200);
  const { id, tokens, is_correct } = reply.json<Registered>();
  expect(is_correct).toBe(true);
  const user = await account.call('GET', `/user/${id}`, { token: tokens.access_token });
  expect(user.json<User>()).toMatchObject({
    id,
    username: phone,
    first_name: 'Азиз',
    birthdate: '1990-05-04',
    cars: [],
  });
  expect(await isKnown(phone)).toBe('password generated');
  const login = await account.call('POST', '/login/', { body: { phone_number: phone, password: 'correct horse' } });
  expect(login.json()).toMatchObject({ message: 'success', user_id: id });
});
