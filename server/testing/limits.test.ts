import { sql } from 'drizzle-orm';
import { erasePersonalDataByCommand } from '../accounts/personalData';
import { readSentCounts } from '../messages/sms/budget';
import { loadConfig } from '../platform/config';
import { accountCallsOf, newPhone, type Registered, registrationOf } from './accountCalls';
import { createDemoCustomer } from './demoCustomer';
import { startTestServer, type TestServer } from './testServer';

const { codes, loginMaxWaitSeconds, rateLimit } = loadConfig({});

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;

async function start(settings: Parameters<typeof startTestServer>[0], logTo?: { write(line: string): void }) {
  server = await startTestServer(settings, logTo && { logTo });
  account = accountCallsOf(server);
}

const waitOf = ({ statusCode, headers }: Awaited<ReturnType<typeof account.call>>) =>
  statusCode === 429 ? Number(headers['retry-after']) : 0;
const ask = async (phone: string) => waitOf(await account.askForCode(phone));

/** Moves stored times `seconds` into the past, as if they had passed, or with negative values into the future. */
async function wait(seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await server.db.execute(sql`update sms_codes set sent_at = sent_at - ${ago}, expires_at = expires_at - ${ago}`);
  await server.db.execute(sql`update login_backoffs set blocked_until = blocked_until - ${ago}`);
}

describe('SMS codes to one phone', () => {
  beforeAll(() => start({ codes }));
  afterAll(() => server.close());

  it('are limited to one in 60 seconds', async () => {
    const phone = newPhone();
    const first = await account.askForCode(phone);
    expect(first.json()).toMatchObject({ sent: true, retry_after: 60 });
    const second = await account.askForCode(phone, { 'accept-language': 'uz' });
    expect(second.statusCode).toBe(429);
    expect(second.json()).toEqual({
      detail: 'Murojaatlar juda koʻp. Birozdan soʻng urinib koʻring.',
      code: 'too_many_requests',
    });
    expect(waitOf(second)).toBeGreaterThan(30);
    expect(waitOf(second)).toBeLessThanOrEqual(60);
    expect(await ask(newPhone())).toBe(0);
    expect((await account.checkCode(phone, account.sentCode(phone))).json()).toMatchObject({ is_correct: true });
    await wait(61);
    expect(await ask(phone)).toBe(0);
  });

  it('still count after the account is deleted or its personal data is erased', async () => {
    const phone = newPhone();
    const proof = await account.prove(phone);
    const register = await account.call('POST', '/register', { body: registrationOf(phone), proof });
    const { access_token: token } = register.json<Registered>().tokens;
    const removal = await account.call('POST', '/delete-account', { token, body: { password: 'correct horse' } });
    expect(removal.statusCode).toBe(204);
    const { rows } = await server.db.execute(sql`select 1 from sms_codes where phone = ${phone}`);
    expect(rows).toEqual([]);
    expect(await ask(phone)).toBeGreaterThan(30);
    const { codes: kept, secrets } = server.config;
    await erasePersonalDataByCommand(server.db, phone, secrets.code);
    for (let sent = 1; sent < kept.maxIn10Minutes; sent++) {
      await wait(61);
      expect(await ask(phone)).toBe(0);
      await erasePersonalDataByCommand(server.db, phone, secrets.code);
    }
    await wait(61);
    expect(await ask(phone)).toBeGreaterThan(61);
    await wait(600);
    const day = await readSentCounts(server.db, '127.0.0.0/24');
    expect(day.all).toBeGreaterThanOrEqual(kept.maxIn10Minutes);
    const left = await server.db.execute(sql`select 1 from messages message join sms_codes code
      on code.id = code_id where phone not like '+%' and state = 'sent' and sealed is null`);
    expect(left.rows).toHaveLength(kept.maxIn10Minutes);
  });

  it('are limited to three in 10 minutes and ten a day', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 3; sent++) {
      expect(await ask(phone)).toBe(0);
      await wait(61);
    }
    const untilTheFirstIsOld = 600 - 3 * 61;
    expect(await ask(phone)).toBeGreaterThan(untilTheFirstIsOld - 30);
    expect(await ask(phone)).toBeLessThanOrEqual(untilTheFirstIsOld);
    for (let sent = 3; sent < 10; sent++) {
      await wait(601);
      expect(await ask(phone)).toBe(0);
    }
    await wait(601);
    expect(await ask(phone)).toBeGreaterThan(86_400 - 3 * 61 - 8 * 601 - 60);
    await wait(86_400);
    expect(await ask(phone)).toBe(0);
  });

  it('are limited also when requested concurrently', async () => {
    const phone = newPhone();
    const waits = await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(1);
    expect(server.app.outbox?.filter((message) => message.phone === phone)).toHaveLength(1);
  });
});

describe('SMS codes to all phones', () => {
  let log = '';
  beforeAll(() =>
    start(
      { codes: { ...codes, dailyBudget: 3, challengePercent: 100 }, logLevel: 'warn' },
      { write: (line) => (log += line) },
    ),
  );
  afterAll(() => server.close());

  it('share a daily budget, whose end is logged', async () => {
    const waits = await Promise.all(Array.from({ length: 6 }, () => ask(newPhone())));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(await ask(newPhone())).toBeGreaterThan(86_300);
    expect(log).toContain('The SMS budget of the day is spent');
    await wait(86_400);
    expect(await ask(newPhone())).toBe(0);
  });
});

describe('wrong passwords', () => {
  beforeAll(() => start({ loginMaxWaitSeconds }));
  afterAll(() => server.close());

  const login = (phone_number: string, password = 'wrong horse') =>
    account.call('POST', '/login/', { body: { phone_number, password } });
  const known = async () => (await createDemoCustomer(server, { password: 'correct horse' })).phone;

  /**
   * Expects that a wrong password blocks attempts for `seconds` by the database clock, so that a slow machine does not
   * matter.
   */
  async function expectBlock(phone: string, seconds: number): Promise<void> {
    const clock = async () => {
      const { rows } = await server.db.execute<Record<'now' | 'until', number>>(sql`select
        extract(epoch from clock_timestamp())::float8 as now, (
          select extract(epoch from blocked_until)::float8 from login_backoffs where phone = ${phone}) as until`);
      return rows[0] ?? { now: 0, until: 0 };
    };
    const before = await clock();
    expect((await login(phone)).statusCode).toBe(400);
    const after = await clock();
    expect(after.until - before.now).toBeGreaterThanOrEqual(seconds);
    expect(after.until - after.now).toBeLessThanOrEqual(seconds);
  }

  it.each([
    'registered',
    'unregistered',
  ])('for a phone that is %s block the next attempt for 1, 2, 4 … 60 s', async (kind) => {
    const phone = kind === 'registered' ? await known() : newPhone();
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await expectBlock(phone, seconds);
      await wait(-100);
      expect(waitOf(await login(phone, 'correct horse'))).toBeGreaterThan(seconds + 30);
      await wait(100 + seconds);
    }
  });

  it('do not lock the account: the correct password signs in after the wait and resets it', async () => {
    const phone = await known();
    for (let wrong = 0; wrong < 20; wrong++) {
      await login(phone);
      await wait(60);
    }
    expect((await login(phone, 'correct horse')).statusCode).toBe(200);
    await expectBlock(phone, 1);
  });

  it('are checked one at a time: of concurrent guesses all but one get 429', async () => {
    const phone = await known();
    for (let wrong = 0; wrong < 7; wrong++) {
      await login(phone);
      await wait(60);
    }
    const guesses = ['a', 'b', 'c', 'correct horse', 'd', 'e'];
    const replies = await Promise.all(guesses.map((guess) => login(phone, guess)));
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1);
    expect(replies.filter((reply) => waitOf(reply) > 0)).toHaveLength(5);
  });

  it('block only the phone that they were tried for', async () => {
    const [one, other] = [await known(), await known()];
    await login(one);
    await wait(-100);
    expect(waitOf(await login(one))).toBeGreaterThan(30);
    expect((await login(other, 'correct horse')).statusCode).toBe(200);
  });

  it('stop blocking after a password reset by SMS', async () => {
    const phone = await known();
    await login(phone);
    await wait(-100);
    const body = { phone_number: phone, password: 'better horse' };
    const reply = await account.call('PUT', '/set-password', { body, proof: await account.prove(phone) });
    expect(reply.statusCode).toBe(200);
    expect((await login(phone, 'better horse')).statusCode).toBe(200);
  });

  it('are forgotten after a day without attempts', async () => {
    const phone = newPhone();
    for (let wrong = 0; wrong < 5; wrong++) {
      await login(phone);
      await wait(60);
    }
    await wait(86_400);
    await expectBlock(phone, 1);
  });
});

describe('an address', () => {
  beforeAll(() => start({ rateLimit: { ...rateLimit, codesMax: 4, signInMax: 3 } }));
  afterAll(() => server.close());

  const from = (remoteAddress: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, remoteAddress, ...(payload && { payload }) });

  it('can request only a limited number of SMS codes, counted over all phones', async () => {
    const askFrom = (address: string) =>
      from(address, 'GET', `/api/public/get-verification-code/?phone=${newPhone().slice(1)}`);
    for (let call = 0; call < 4; call++) expect((await askFrom('10.0.0.1')).statusCode).toBe(200);
    expect(waitOf(await askFrom('10.0.0.1'))).toBeGreaterThan(500);
    expect((await askFrom('10.0.0.2')).statusCode).toBe(200);
  });

  it.each([
    ['/api/main/authentication/check', () => ({ phone_number: newPhone() })],
    ['/api/main/authentication/login/', () => ({ phone_number: newPhone(), password: 'x' })],
    ['/api/public/verify/', () => ({ phone: newPhone(), code: '123456' })],
  ])('can call %s only a limited number of times, counted over all phones', async (url, payload) => {
    const tryFrom = async (address: string) => (await from(address, 'POST', url, payload())).statusCode;
    for (let call = 0; call < 3; call++) expect(await tryFrom('10.0.0.1')).toBeLessThan(429);
    expect(await tryFrom('10.0.0.1')).toBe(429);
    expect(await tryFrom('10.0.0.2')).toBeLessThan(429);
  });
});
