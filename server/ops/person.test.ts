import { sql } from 'drizzle-orm';
import { createCustomer } from '../accounts/customers';
import { erasePersonalDataByCommand, exportPersonalData } from '../accounts/personalData';
import { accountCallsOf, newPhone, registrationOf } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('exports all data of a person, and after erasure only security events and SMS codes', async () => {
  const { db, config } = server;
  const account = accountCallsOf(server);
  const customer = await createDemoCustomer(server, {
    password: 'correct horse',
    birthdate: '1990-05-04',
    gender: 'M',
  });
  const { phone, userId, accessToken: token } = customer;
  const car = { vin: 'XWBJF69V9JA000001', year: 2018, model: 101, number: '01A777AA', mileage: 84500 };
  await account.call('POST', '/car/create', { token, body: car });
  await account.call('POST', '/login/', { body: { phone_number: phone, password: 'wrong horse' } });
  await account.prove(phone);
  await account.call('POST', '/api/main/main/requests/', {
    body: { section: 'shop', text: 'Фильтр', full_name: 'Азиз', phone },
  });
  await db.execute(sql`insert into telegram_followers (request_id, chat_id, token_hash)
    select id, 77, 'x' from requests where phone = ${phone}`);
  await db.execute(sql`insert into messages (channel, kind, request_id, sealed, next_try_at, expires_at)
    select 'telegram', 'enquiry_status', id, 'x', now(), now() + interval '1 day' from requests where phone = ${phone}`);
  const held = await exportPersonalData(db, phone, config.secrets.code);
  expect(held).toMatchObject({
    phone,
    account: { id: userId, first_name: 'Азиз', birthdate: '1990-05-04', gender: 'M', has_password: true },
    cars: [{ vin: car.vin, number: car.number, model: { name: 'Cobalt', brand: { name: 'Chevrolet' } } }],
    sessions: [{ ended_at: null }],
    requests: [{ text: 'Фильтр', full_name: 'Азиз', phone }],
    sms_codes: [{ tries: expect.any(Number) }],
    messages: [
      { state: 'sent', kind: 'code' },
      { state: 'queued', kind: 'enquiry_status' },
    ],
    telegram_chats: [{ chat_id: 77, ended_at: null }],
    phone_proofs: [{ used_at: null }],
    wrong_passwords: [{ failures: 1 }],
    security_events: [{ kind: 'sign_in_refused' }],
  });
  expect(JSON.stringify(held)).not.toMatch(/argon2|horse|hash/);

  expect(await erasePersonalDataByCommand(db, phone, config.secrets.code)).toEqual({ hadAccount: true, requests: 1 });
  const after = await exportPersonalData(db, phone, config.secrets.code);
  const { phone: _, exported_at: _at, security_events, sms_codes, ...rest } = after;
  expect(Object.values(rest).filter((place) => place !== null && (place as unknown[]).length > 0)).toEqual([]);
  expect(security_events).toMatchObject([{ kind: 'sign_in_refused' }, { kind: 'account_deleted' }]);
  // The SMS limits still count the code, without its phone.
  expect(sms_codes).toHaveLength(1);
  const { rows: left } = await db.execute(sql`select state, sealed from messages where kind = 'enquiry_status'`);
  expect(left).toEqual([{ state: 'dead', sealed: null }]);
  // A second erasure finds no account.
  expect(await erasePersonalDataByCommand(db, phone, config.secrets.code)).toEqual({ hadAccount: false, requests: 0 });
});

it('exports and cancels a queued message to a former number', async () => {
  const { db, config, app } = server;
  const account = accountCallsOf(server);
  const changing = await createDemoCustomer(server, { password: 'correct horse' });
  const phone = newPhone();
  const proof = await account.prove(phone);
  // Simulates an unreachable gateway.
  const deliver = jest.spyOn(app.messages, 'deliver').mockResolvedValue(null);
  const body = { ...registrationOf(phone), password: 'correct horse' };
  await account.call('PUT', `/user/${changing.userId}`, { token: changing.accessToken, proof, body });
  const [[notice] = [0]] = deliver.mock.calls;
  deliver.mockRestore();
  const messages = async (of: string) => (await exportPersonalData(db, of, config.secrets.code))['messages'];
  expect(await messages(phone)).toMatchObject([
    { state: 'sent', kind: 'code' },
    { state: 'queued', kind: 'phone_changed' },
  ]);

  await erasePersonalDataByCommand(db, phone, config.secrets.code);
  const { rows } = await db.execute(sql`select state, sealed, phone_hash from messages where id = ${notice}`);
  expect(rows).toEqual([{ state: 'dead', sealed: null, phone_hash: null }]);
  expect(await messages(phone)).toEqual([]);
  await app.messages.deliver(notice);
  expect(app.outbox?.filter((message) => message.phone === changing.phone)).toEqual([]);
});

it('exports and erases data of a former number, but not of its next owner', async () => {
  const { db, config } = server;
  const account = accountCallsOf(server);
  const changing = await createDemoCustomer(server, { password: 'correct horse' });
  const former = changing.phone;
  const ask = (text: string, full_name: string) =>
    account.call('POST', '/api/main/main/requests/', { body: { section: 'shop', text, full_name, phone: former } });
  await account.prove(former);
  await ask('Говорит Каримов, 90.123.45.67', 'Азиз Каримов');
  const phone = newPhone();
  const { statusCode } = await account.call('PUT', `/user/${changing.userId}`, {
    token: changing.accessToken,
    proof: await account.prove(phone),
    body: { ...registrationOf(phone), password: 'correct horse' },
  });
  expect(statusCode).toBe(200);
  await createCustomer(db, { phone: former, firstName: 'Нодира', lastName: 'Юсупова' });
  await ask('Это Нодира', 'Нодира Юсупова');

  const export_ = (of: string) => exportPersonalData(db, of, config.secrets.code);
  expect(await export_(phone)).toMatchObject({
    former_phones: [{ phone: former }],
    requests: [{ text: 'Говорит Каримов, 90.123.45.67' }],
    sms_codes: [{}, {}],
  });
  expect((await export_(former))['requests']).toMatchObject([{ text: 'Это Нодира' }]);

  expect(await erasePersonalDataByCommand(db, phone, config.secrets.code)).toEqual({ hadAccount: true, requests: 1 });
  const { rows } = await db.execute(sql`select phone, full_name, text from requests order by id desc limit 2`);
  expect(rows).toEqual([
    { phone: former, full_name: 'Нодира Юсупова', text: 'Это Нодира' },
    { phone: '', full_name: '', text: 'Говорит …, …' },
  ]);
  for (const table of ['phone_grants', 'sms_codes']) {
    const left = await db.execute(sql`select 1 from ${sql.identifier(table)} where phone in (${former}, ${phone})`);
    expect([table, left.rows]).toEqual([table, []]);
  }
  expect(await erasePersonalDataByCommand(db, former, config.secrets.code)).toEqual({ hadAccount: true, requests: 1 });
});
