import { sql } from 'drizzle-orm';
import type { EnquiryReceipt, OwnEnquiry } from '#contract/enquiries';
import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (url: string, payload: object, language = 'ru', remoteAddress = '10.1.0.1') =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'accept-language': language } });

async function send(phone: string, given: object = {}) {
  const payload = { section: 'shop', text: 'Фильтр', full_name: 'Азиз', phone, ...given };
  return (await post('/api/main/main/requests/', payload)).json<Required<EnquiryReceipt>>();
}

const track = (reference: string, phoneEnd: string, language?: string, address?: string) =>
  post('/api/main/main/requests/track/', { reference, phone_end: phoneEnd }, language, address);

it('returns the status of an enquiry for its reference in any spelling and the last four phone digits', async () => {
  const { reference } = await send('+998901234567', { branch: 3 });
  for (const typed of [reference, reference.toLowerCase(), reference.slice(2).replace('-', '')]) {
    const reply = await track(typed, '4567', 'uz');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      reference,
      status: 'new',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      due_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      branch: expect.any(String),
    });
  }
});

it('gives the same 404 for an unknown reference, wrong phone digits and an erased sender', async () => {
  const { reference } = await send('+998901234567');
  const { reference: erased } = await send('+998901239999');
  await server.db.execute(sql`update requests set phone = '' where reference = ${erased}`);
  const answers = [
    await track(reference, '4568'),
    await track('Y-2222-2222', '4567'),
    await track('Y-000042', '4567'),
    await track(erased, '9999'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  for (const end of ['', '456', '45678', 'abcd', '%%%%']) {
    expect([end, (await track(reference, end)).statusCode]).toEqual([end, 400]);
  }
});

it('rate-limits guesses of phone digits per enquiry over all client addresses', async () => {
  const { reference } = await send('+998901234567');
  const answers: number[] = [];
  for (let end = 0; end < 25; end += 1) {
    answers.push((await track(reference, String(end).padStart(4, '0'), 'ru', `10.2.0.${end}`)).statusCode);
  }
  expect(new Set(answers)).toEqual(new Set([404, 429]));
  expect(answers.indexOf(429)).toBe(20);
  expect((await track('Y-3333-3333', '4567')).statusCode).toBe(404);
});

it("lists only enquiries sent with the customer's current and former phones, newest first", async () => {
  const { call, prove } = accountCallsOf(server);
  const { phone, userId, accessToken: token } = await createDemoCustomer(server, { password: 'correct horse' });
  await send(phone, { text: 'Первая', branch: 3 });
  await send(newPhone(), { text: 'Чужая' });
  const changed = newPhone();
  const profile = { first_name: 'Азиз', last_name: 'Каримов', birthdate: '1990-05-04', gender: 'M' };
  const body = { ...profile, username: changed, password: 'correct horse' };
  const { statusCode } = await call('PUT', `/user/${userId}`, { token, proof: await prove(changed), body });
  expect(statusCode).toBe(200);
  await send(changed, { text: 'Вторая' });
  await send(phone, { text: 'Следующего владельца' });
  const own = (await call('GET', '/requests', { token })).json<OwnEnquiry[]>();
  expect(own.map(({ text, status, branch }) => [text, status, branch !== undefined])).toEqual([
    ['Вторая', 'new', false],
    ['Первая', 'new', true],
  ]);
  expect((await call('GET', '/requests')).statusCode).toBe(401);
});
