import { sql } from 'drizzle-orm';
import type { CodeCheckReply } from '#contract/signIn';
import { accountCallsOf, newPhone } from '../testing/accountCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let phone: string;

const spa = 'https://static.example.uz';

beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [spa] });
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = newPhone();
});

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const check = async (code: string, of = phone) => (await account.checkCode(of, code)).json<CodeCheckReply>();
const sent = async () => {
  await account.askForCode(phone);
  return account.sentCode(phone);
};

it('returns a phone grant for a correct code, as a token and as an HttpOnly cookie', async () => {
  const asked = await account.askForCode(phone);
  const flow = expect.stringMatching(/^[\w-]{43}$/);
  expect([asked.statusCode, asked.json()]).toEqual([200, { sent: true, retry_after: 0, flow }]);
  expect(asked.headers['cache-control']).toBe('no-store');
  const reply = await account.checkCode(phone, account.sentCode(phone));
  const { is_correct, verification_token } = reply.json<CodeCheckReply>();
  expect([reply.statusCode, is_correct]).toEqual([200, true]);
  expect(reply.cookies).toEqual([
    {
      name: 'verification',
      value: verification_token,
      path: '/api/main/authentication',
      maxAge: 600,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
});

it('sends a new six-digit code each time in the visitor’s language', async () => {
  await account.askForCode(phone, { 'accept-language': 'uz' });
  const uzbek = server.app.outbox?.[0]?.text;
  const codes = new Set<string>();
  for (let count = 0; count < 30; count++) codes.add(await sent());
  expect(codes.size).toBeGreaterThan(28);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(uzbek).toMatch(/^Yolda: kod (\d{6})\. Hech kimga aytmang\.\n@localhost #\1$/);
  expect(server.app.outbox?.[0]?.text).toMatch(/^Yolda: код (\d{6})\. Никому не говорите\.\n@localhost #\1$/);
});

it.each(['998', '%2B998', '+998', ' 998'])('accepts a phone that begins with %j', async (start) => {
  const digits = phone.slice(4);
  const reply = await server.app.inject(
    `/api/public/get-verification-code/?phone=${start.replace(' ', '%20')}${digits}`,
  );
  expect(reply.statusCode).toBe(200);
  expect(await check(account.sentCode(phone), `998${digits}`)).toMatchObject({ is_correct: true });
});

it.each([
  '',
  '12345',
  '+99890123456',
  '+9989012345678',
  '+7 999 123 45 67',
])('sends no code to the invalid phone %j', async (wrong) => {
  const newest = server.app.outbox?.[0];
  expect((await account.askForCode(wrong)).statusCode).toBe(400);
  expect(server.app.outbox?.[0]).toBe(newest);
});

it('sends no code to a landline and returns the reason', async () => {
  const before = server.app.outbox?.length;
  const asked = await account.askForCode('+998717654321', { 'accept-language': 'uz' });
  const text = 'Shahar telefoniga SMS bormaydi. Mobil raqamni kiriting.';
  expect([asked.statusCode, asked.json()]).toEqual([
    400,
    { code: 'phone_landline', detail: text, errors: { phone: [text] } },
  ]);
  expect(server.app.outbox).toHaveLength(before ?? 0);
});

it('accepts an SMS code only once', async () => {
  const code = await sent();
  expect((await check(code)).is_correct).toBe(true);
  expect(await check(code)).toEqual({ is_correct: false, code: 'code_used' });
});

it('accepts a code in one of 10 parallel calls', async () => {
  const code = await sent();
  const replies = await Promise.all(Array.from({ length: 10 }, () => check(code)));
  expect(replies.filter(({ is_correct }) => is_correct)).toHaveLength(1);
});

it('ends a code with the fifth wrong attempt, after which even the correct code is rejected', async () => {
  const code = await sent();
  for (let wrong = 1; wrong < 5; wrong++) expect(await check(otherThan(code))).toEqual({ is_correct: false });
  expect(await check(otherThan(code))).toEqual({ is_correct: false, code: 'code_ended' });
  expect(await check(code)).toEqual({ is_correct: false, code: 'code_ended' });
  expect((await check(await sent())).is_correct).toBe(true);
});

it('accepts the correct code at the fifth attempt', async () => {
  const code = await sent();
  for (let wrong = 1; wrong < 5; wrong++) await check(otherThan(code));
  expect((await check(code)).is_correct).toBe(true);
});

it('ends a code after parallel attempts with wrong codes', async () => {
  const code = await sent();
  await Promise.all(Array.from({ length: 20 }, () => check(otherThan(code))));
  expect((await check(code)).is_correct).toBe(false);
});

it('rejects an SMS code after five minutes', async () => {
  const code = await sent();
  await server.db.execute(
    sql`update sms_codes set expires_at = expires_at - interval '5 minutes' where phone = ${phone}`,
  );
  expect(await check(code)).toEqual({ is_correct: false, code: 'code_expired' });
});

it('rejects an SMS code after a newer one was sent', async () => {
  const older = await sent();
  const newer = await sent();
  expect(await check(older)).toEqual({ is_correct: false });
  expect((await check(newer)).is_correct).toBe(true);
});

it('rejects an SMS code of another phone', async () => {
  const code = await sent();
  const other = newPhone();
  await account.askForCode(other);
  if (account.sentCode(other) === code) await account.askForCode(other);
  expect(await check(code, other)).toEqual({ is_correct: false });
  expect(await check(code, newPhone())).toEqual({ is_correct: false, code: 'code_expired' });
});

it.each(['12345', '1234567', 'abcdef', '１２３４５６'])('rejects the malformed SMS code %j', async (code) => {
  expect((await account.checkCode(phone, code)).statusCode).toBe(400);
});

it('stores only keyed hashes of code and phone grant', async () => {
  const code = await sent();
  const { verification_token = 'none' } = await check(code);
  const { rows } = await server.db.execute(sql`select c.code_hash, g.token_hash from sms_codes c, phone_grants g
    where c.phone = ${phone} and g.phone = ${phone}`);
  expect(rows).toEqual([{ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/), token_hash: expect.any(String) }]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${verification_token}`));
});

describe('cross-site and HEAD requests for an SMS code', () => {
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url: `/api/public/get-verification-code/?phone=${phone.slice(1)}`, headers });

  it.each<[what: string, headers: Record<string, string>]>([
    ['a picture of a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link of a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a script of a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ])('send no SMS: %s', async (_what, headers) => {
    expect((await ask(headers)).statusCode).toBe(403);
    expect(account.sentCode(phone)).toBe('none');
  });

  it('send no SMS by HEAD', async () => {
    expect((await ask({}, 'HEAD')).statusCode).toBe(405);
    expect(account.sentCode(phone)).toBe('none');
  });

  it('send an SMS only from the site and configured origins', async () => {
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await ask({ 'sec-fetch-site': 'cross-site', origin: spa })).statusCode).toBe(200);
  });
});
