import type { CodeCheckReply, CodeSent } from '#contract/signIn';
import { loadConfig } from '../platform/config';
import { accountCallsOf, browserOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

// Strangers must not lock out the owner of a phone by requesting codes or by trying codes or passwords.

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
let phone: string;

beforeAll(async () => {
  const { codes, loginMaxWaitSeconds } = loadConfig({});
  server = await startTestServer({
    codes: { ...codes, resendSeconds: 0, dailyBudget: 1_000_000 },
    loginMaxWaitSeconds,
  });
  account = accountCallsOf(server);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = newPhone();
});

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const answer = async (checked: ReturnType<typeof account.checkCode>) => (await checked).json<CodeCheckReply>();
const withFlow = (flow: string | undefined, code: string) =>
  account.call('POST', '/api/public/verify/', { body: { phone, code, flow } });

describe('an SMS code and its flow', () => {
  it('sends the flow to browsers only as an HttpOnly cookie, not in the reply body', async () => {
    const asked = await browserOf(server).askForCode(phone);
    expect(asked.json()).toEqual({ sent: true, retry_after: 0 });
    expect(asked.cookies).toEqual([
      {
        name: 'code_flow',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/api/public',
        maxAge: 3600,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('stays valid for its owner after wrong attempts by strangers, from whom even the correct code is rejected', async () => {
    const owner = browserOf(server);
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    const strangers = [account.checkCode, browserOf(server).checkCode];
    for (const tryCode of strangers) {
      for (let wrong = 0; wrong < 6; wrong++)
        expect((await answer(tryCode(phone, otherThan(code)))).is_correct).toBe(false);
      expect((await answer(tryCode(phone, code))).is_correct).toBe(false);
    }
    expect((await answer(owner.checkCode(phone, code))).is_correct).toBe(true);
  });

  it('stays valid when a stranger requests a code, and is replaced when its owner requests another', async () => {
    const [owner, stranger] = [browserOf(server), browserOf(server)];
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    await stranger.askForCode(phone);
    expect((await answer(stranger.checkCode(phone, code))).is_correct).toBe(code === account.sentCode(phone));
    const { is_correct } = await answer(owner.checkCode(phone, code));
    expect(is_correct).toBe(true);
    phone = newPhone();
    await owner.askForCode(phone);
    const older = account.sentCode(phone);
    await owner.askForCode(phone);
    expect((await answer(owner.checkCode(phone, older))).is_correct).toBe(older === account.sentCode(phone));
  });

  it('ends after 20 parallel wrong attempts in its flow', async () => {
    const owner = browserOf(server);
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    await Promise.all(Array.from({ length: 20 }, () => owner.checkCode(phone, otherThan(code))));
    expect(await answer(owner.checkCode(phone, code))).toEqual({ is_correct: false, code: 'code_ended' });
  });

  it('is accepted in one of 20 parallel attempts', async () => {
    const owner = browserOf(server);
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(owner.checkCode(phone, code))));
    expect(replies.filter(({ is_correct }) => is_correct)).toHaveLength(1);
  });

  it('accepts the flow in the body from a client without cookies, and counts its attempts separately', async () => {
    const { flow } = (await account.askForCode(phone)).json<CodeSent>();
    const code = account.sentCode(phone);
    for (let wrong = 0; wrong < 6; wrong++) await account.checkCode(phone, otherThan(code));
    expect(await answer(account.checkCode(phone, code))).toEqual({ is_correct: false, code: 'code_ended' });
    expect((await answer(withFlow(flow, code))).is_correct).toBe(true);
  });

  it('replies `code_expired` to an unknown flow and 400 to a malformed one', async () => {
    await browserOf(server).askForCode(phone);
    const code = account.sentCode(phone);
    expect(await answer(withFlow('A'.repeat(43), code))).toEqual({ is_correct: false, code: 'code_expired' });
    expect((await withFlow('short', code)).statusCode).toBe(400);
  });
});

describe('a known device', () => {
  const password = 'correct horse';
  const signedIn = async () => {
    const customer = await createDemoCustomer(server, { password });
    const device = browserOf(server);
    expect((await device.logIn(customer.phone, password)).statusCode).toBe(200);
    return { device, phone: customer.phone };
  };

  it('is remembered for a year by an HttpOnly cookie', async () => {
    const customer = await createDemoCustomer(server, { password });
    const { cookies } = await browserOf(server).logIn(customer.phone, password);
    expect(cookies).toEqual([
      {
        name: 'known_device',
        value: expect.any(String),
        path: '/api',
        maxAge: 31_536_000,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('signs in while strangers must wait after wrong passwords, without resetting their backoff', async () => {
    const owner = await signedIn();
    const stranger = browserOf(server);
    for (let wrong = 0; wrong < 5; wrong++) await stranger.logIn(owner.phone, 'wrong horse');
    expect((await stranger.logIn(owner.phone, password)).statusCode).toBe(429);
    expect((await owner.device.logIn(owner.phone, password)).statusCode).toBe(200);
    expect((await stranger.logIn(owner.phone, password)).statusCode).toBe(429);
  });

  it('has a separate backoff after wrong passwords and is not known to other accounts', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    expect((await owner.device.logIn(owner.phone, 'wrong horse')).statusCode).toBe(400);
    expect((await owner.device.logIn(owner.phone, password)).statusCode).toBe(429);
    await browserOf(server).logIn(other.phone, 'wrong horse');
    expect((await owner.device.logIn(other.phone, password)).statusCode).toBe(429);
    expect((await other.device.logIn(other.phone, password)).statusCode).toBe(200);
  });

  it('receives codes after strangers have used up the SMS limit of the phone', async () => {
    const owner = await signedIn();
    const stranger = browserOf(server);
    for (let sent = 0; sent < 3; sent++) expect((await stranger.askForCode(owner.phone)).statusCode).toBe(200);
    expect((await stranger.askForCode(owner.phone)).statusCode).toBe(429);
    for (let sent = 0; sent < 3; sent++) expect((await owner.device.askForCode(owner.phone)).statusCode).toBe(200);
    expect((await owner.device.askForCode(owner.phone)).statusCode).toBe(429);
    const code = account.sentCode(owner.phone);
    expect((await answer(owner.device.checkCode(owner.phone, code))).is_correct).toBe(true);
  });
});

it('sets Secure cookies for flow and known device if the site uses https', async () => {
  const https = await startTestServer({ siteUrl: 'https://yolda.example' });
  const customer = await createDemoCustomer(https, { password: 'correct horse' });
  const browser = browserOf(https);
  const replies = [await browser.askForCode(customer.phone), await browser.logIn(customer.phone, 'correct horse')];
  expect(replies.flatMap(({ cookies }) => cookies.map(({ name, secure }) => [name, secure]))).toEqual([
    ['__Secure-code_flow', true],
    ['__Secure-known_device', true],
  ]);
  await https.close();
});
