import type { CodeCheckReply, CodeSent } from '#contract/signIn';
import { loadConfig } from '../platform/config';
import { accountCallsOf, browserOf, newPhone } from '../testing/accountCalls';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

// Strangers must not lock out a phone's owner by requesting or trying codes or passwords.

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

describe('codes', () => {
  it('returns the flow as an HttpOnly cookie, and not as a field to browsers', async () => {
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

  it("does not end a code after strangers' wrong attempts, and refuses them the right one", async () => {
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

  it('keeps the owner’s code when a stranger requests one, and replaces it on the owner’s own request', async () => {
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

  it('ends a code after 20 parallel wrong attempts of its own flow', async () => {
    const owner = browserOf(server);
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    await Promise.all(Array.from({ length: 20 }, () => owner.checkCode(phone, otherThan(code))));
    expect(await answer(owner.checkCode(phone, code))).toEqual({ is_correct: false, code: 'code_ended' });
  });

  it('accepts one of 20 parallel right attempts', async () => {
    const owner = browserOf(server);
    await owner.askForCode(phone);
    const code = account.sentCode(phone);
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(owner.checkCode(phone, code))));
    expect(replies.filter(({ is_correct }) => is_correct)).toHaveLength(1);
  });

  it('accepts the flow as a field of a client without cookies, with its own attempts', async () => {
    const { flow } = (await account.askForCode(phone)).json<CodeSent>();
    const code = account.sentCode(phone);
    for (let wrong = 0; wrong < 6; wrong++) await account.checkCode(phone, otherThan(code));
    expect(await answer(account.checkCode(phone, code))).toEqual({ is_correct: false, code: 'code_ended' });
    expect((await answer(withFlow(flow, code))).is_correct).toBe(true);
  });

  it('treats an unknown flow as a stranger and a malformed one as an error', async () => {
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

  it('signs in during a backoff of strangers without resetting it', async () => {
    const owner = await signedIn();
    const stranger = browserOf(server);
    for (let wrong = 0; wrong < 5; wrong++) await stranger.logIn(owner.phone, 'wrong horse');
    expect((await stranger.logIn(owner.phone, password)).statusCode).toBe(429);
    expect((await owner.device.logIn(owner.phone, password)).statusCode).toBe(200);
    expect((await stranger.logIn(owner.phone, password)).statusCode).toBe(429);
  });

  it('has its own backoff and is unknown to other accounts', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    expect((await owner.device.logIn(owner.phone, 'wrong horse')).statusCode).toBe(400);
    expect((await owner.device.logIn(owner.phone, password)).statusCode).toBe(429);
    await browserOf(server).logIn(other.phone, 'wrong horse');
    expect((await owner.device.logIn(other.phone, password)).statusCode).toBe(429);
    expect((await other.device.logIn(other.phone, password)).statusCode).toBe(200);
  });

  it('gets a code after strangers have used up those of its phone', async () => {
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

it('sets Secure cookies if the site uses https', async () => {
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
