import { sql } from 'drizzle-orm';
import type { ApiError } from '#contract/common';
import { loadConfig } from '../platform/config';
import { accountCallsOf, browserOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { solutionOf } from '../testing/solution';
import { startTestServer, type TestServer } from '../testing/testServer';

// One client must not use up the daily SMS budget of all others. Unit tests of the shares:
// server/messages/sms/budgetShares.test.ts.

let server: TestServer;
let log = '';

async function start(limits: { dailyBudget: number; challengePercent: number }): Promise<void> {
  log = '';
  const codes = { ...loadConfig({}).codes, resendSeconds: 0, maxIn10Minutes: 1000, maxADay: 1000, ...limits };
  const logTo = { write: (line: string) => (log += line) };
  server = await startTestServer({ codes, logLevel: 'warn' }, { logTo });
}

const from = (address: string, phone = newPhone(), query: Record<string, string> = {}) =>
  server.app.inject({
    url: '/api/public/get-verification-code/',
    query: { phone, ...query },
    remoteAddress: address,
  });
const statuses = async (count: number, ask: () => ReturnType<typeof from>) => {
  const counts: Record<number, number> = {};
  for (let asked = 0; asked < count; asked++) {
    const { statusCode } = await ask();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
};
const customerPhone = async () => (await createDemoCustomer(server, { password: 'correct horse' })).phone;
const taskOf = ({ body }: { body: string }) => (JSON.parse(body) as ApiError).errors?.['challenge']?.[0] ?? '';

describe('a share of the daily SMS budget', () => {
  afterEach(() => server.close());

  test('limits codes of a network across its addresses, but not codes of other networks or customers', async () => {
    await start({ dailyBudget: 110, challengePercent: 100 });
    let host = 0;
    expect(await statuses(25, () => from(`203.0.113.${(host += 1)}`))).toEqual({ 200: 22, 429: 3 });
    expect(Number((await from('203.0.113.200')).headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await from('203.0.113.200', await customerPhone())).statusCode).toBe(200);
    expect((await from('203.0.114.1')).statusCode).toBe(200);
    expect(await statuses(25, () => from(`2001:db8:1:${(host += 1)}::1`))).toEqual({ 200: 20, 429: 5 });
    expect(log).toContain('"share":"network"');
  });

  test('reserves codes for customers when strangers of many networks request codes', async () => {
    await start({ dailyBudget: 20, challengePercent: 100 });
    let network = 0;
    const stranger = () => from(`10.0.${(network += 1)}.1`);
    expect(await statuses(20, stranger)).toEqual({ 200: 14, 429: 6 });
    const phone = await customerPhone();
    expect(await statuses(8, () => from(`10.1.${(network += 1)}.1`, phone))).toEqual({ 200: 6, 429: 2 });
    expect(log).toContain('The SMS budget of the day is spent');
  });

  test('logs alerts at 50 % and 80 % of the budget once each', async () => {
    await start({ dailyBudget: 10, challengePercent: 100 });
    const phone = await customerPhone();
    const percents = () => [...log.matchAll(/"percent":(\d+)/g)].map(([, percent]) => percent);
    for (const expected of [[], [], [], [], ['50'], ['50'], ['50'], ['50', '80'], ['50', '80']]) {
      await from('10.0.0.1', phone);
      expect(percents()).toEqual(expected);
    }
    // Reaches 80 % of the budget a second time, as another process would.
    await server.db.execute(sql`delete from sms_codes where id in (select id from sms_codes limit 1)`);
    await from('10.0.0.1', phone);
    expect(percents()).toEqual(['50', '80']);
  });
});

describe('a proof-of-work challenge for codes', () => {
  beforeAll(() => start({ dailyBudget: 10, challengePercent: 20 }));
  beforeEach(async () => {
    await server.db.execute(sql`delete from sms_codes`);
  });
  afterAll(() => server.close());

  test('is counted as a refusal in the metrics, which count messages by state', async () => {
    for (let asked = 0; asked < 4; asked++) await from('10.0.0.1');
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('yolda_sms_code_refusals_total{reason="challenge"} 2');
    expect(body).toContain('yolda_messages{channel="sms",state="sent"} 2');
    expect(body).toContain('yolda_messages{channel="sms",state="dead"} 0');
  });

  test('is required after a share of the budget is used, and its solution is valid once and for one phone', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 2; sent++) expect((await from('10.0.0.1', phone)).statusCode).toBe(200);
    const asked = await from('10.0.0.1', phone);
    expect([asked.statusCode, asked.json()]).toMatchObject([428, { code: 'challenge_required' }]);
    const solution = solutionOf(taskOf(asked));
    for (const wrong of [{ solution: `${taskOf(asked)}~` }, { solution: 'x' }]) {
      expect((await from('10.0.0.1', phone, wrong)).statusCode).toBe(428);
    }
    expect((await from('10.0.0.1', newPhone(), { solution })).statusCode).toBe(428);
    const at = await Promise.all(Array.from({ length: 3 }, () => from('10.0.0.1', phone, { solution })));
    expect(at.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 428, 428]);
    expect(accountCallsOf(server).sentCode(phone)).toMatch(/^\d{6}$/);
  });

  test('is not required on a known device', async () => {
    const phone = await customerPhone();
    const owner = browserOf(server);
    await owner.logIn(phone, 'correct horse');
    for (let sent = 0; sent < 2; sent++) await from('10.0.0.1');
    expect((await from('10.0.0.1', phone)).statusCode).toBe(428);
    expect((await owner.askForCode(phone)).statusCode).toBe(200);
  });
});
