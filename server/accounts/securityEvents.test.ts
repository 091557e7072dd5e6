import { sql } from 'drizzle-orm';
import { accountCallsOf, newPhone, type Registered, registrationOf } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let log = '';

beforeAll(async () => {
  server = await startTestServer({ logLevel: 'info' }, { logTo: { write: (line) => (log += line) } });
  account = accountCallsOf(server);
});
afterAll(() => server.close());

type Row = { kind: string; user_id: number | null; phone_hash: string | null; request_id: string; network: string };
const stored = async () =>
  (
    await server.db.execute<Row>(sql`select kind, user_id, phone_hash, request_id, network from security_events
    order by id`)
  ).rows;
const logged = () =>
  log
    .split('\n')
    .filter((line) => line.includes('"msg":"security"'))
    .map((line) => (JSON.parse(line) as { event: { kind: string } }).event.kind);

it('records security events in log and table without phone, password, token or IP address', async () => {
  const phone = newPhone();
  const registered = await account.call('POST', '/register', {
    proof: await account.prove(phone),
    body: registrationOf(phone),
  });
  const { id, tokens } = registered.json<Registered>();
  const login = (password: string) => account.call('POST', '/login/', { body: { phone_number: phone, password } });
  const refused = await login('wrong horse');
  const entered = (await login('correct horse')).json<{ refresh_token: string; access_token: string }>();
  const refresh = (refresh_token: string) =>
    account.call('POST', '/get-access', { body: { refresh_token, rotate: true } });
  await account.call('POST', '/sign-out', { body: { refresh_token: entered.refresh_token } });
  await account.call('POST', '/sign-out', { body: { refresh_token: entered.refresh_token } });
  const rotated = (await refresh(tokens.refresh_token)).json<{ refresh_token: string }>();
  await refresh(rotated.refresh_token);
  expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
  const body = { phone_number: phone, password: 'better horse' };
  await account.call('PUT', '/set-password', { proof: await account.prove(phone), body });

  const rows = await stored();
  const kinds = [
    'registered',
    'sign_in_refused',
    'signed_in',
    'session_ended',
    'refresh_token_reused',
    'password_reset',
  ];
  expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  expect(logged()).toEqual(kinds);
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([id]));
  expect(new Set(rows.map(({ network }) => network))).toEqual(new Set(['127.0.0.0/24']));
  expect(rows[1]?.request_id).toBe(refused.headers['x-request-id']);
  // All events of one phone have the same hash, so that an operator can find them.
  expect(new Set(rows.flatMap(({ phone_hash }) => phone_hash ?? [])).size).toBe(1);

  const text = `${JSON.stringify(rows)}${log}`;
  const secrets = [
    phone.slice(1),
    phone.slice(4),
    'horse',
    entered.access_token,
    ...Object.values(tokens),
    '127.0.0.1',
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it('records a refused sign-in with an unknown phone', async () => {
  await account.call('POST', '/login/', { body: { phone_number: newPhone(), password: 'wrong horse' } });
  expect((await stored()).at(-1)).toMatchObject({ kind: 'sign_in_refused', user_id: null });
});

it('signs a customer in even if the security event cannot be stored', async () => {
  const phone = newPhone();
  await account.call('POST', '/register', { proof: await account.prove(phone), body: registrationOf(phone) });
  await server.db.execute(sql`alter table security_events rename to security_events_gone`);
  const body = { phone_number: phone, password: 'correct horse' };
  const reply = await account.call('POST', '/login/', { body });
  await server.db.execute(sql`alter table security_events_gone rename to security_events`);
  expect(reply.statusCode).toBe(200);
});
