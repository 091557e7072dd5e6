import { accountCallsOf, newPhone } from '../../testing/accountCalls';
import { type EskizStandIn, eskizTestAccount, startEskizStandIn } from '../../testing/eskizStandIn';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { type Gateway, SendFailure, type SendFailureKind, type SmsMessage } from '../gateway';
import { createEskiz } from './eskiz';

const login = 'POST /api/auth/login';
const refresh = 'PATCH /api/auth/refresh';
const send = 'POST /api/message/sms/send';
const sendPath = '/api/message/sms/send';

let standIn: EskizStandIn;
let gateway: Gateway<SmsMessage>;

beforeEach(async () => {
  standIn = await startEskizStandIn();
  gateway = createEskiz({ ...eskizTestAccount, url: standIn.url });
});
afterEach(() => standIn.close());

const message = { phone: '+998901234567', text: 'Yolda: код 123456.\n@yolda.uz #123456' };

test('logs in to Eskiz once and sends the SMS text unchanged', async () => {
  await gateway.send(message);
  await gateway.send(message);
  expect(standIn.calls).toEqual([login, send, send]);
  const sent = { mobile_phone: '998901234567', message: message.text.replace('\n', '\r\n'), from: '4546' };
  expect(standIn.sent.map((one) => ({ ...one, message: one.message.replace(/\r?\n/, '\r\n') }))).toEqual([sent, sent]);
});

test('shares one login and one token renewal between concurrent messages', async () => {
  await Promise.all(Array.from({ length: 5 }, () => gateway.send(message)));
  expect(standIn.calls.filter((call) => call === login)).toHaveLength(1);
  standIn.expireTokens();
  await Promise.all(Array.from({ length: 5 }, () => gateway.send(message)));
  expect(standIn.calls.filter((call) => call === refresh)).toHaveLength(1);
  expect(standIn.calls.filter((call) => call === login)).toHaveLength(1);
  expect(standIn.sent).toHaveLength(10);
});

test('renews an expired token, or logs in again if it cannot be renewed', async () => {
  await gateway.send(message);
  standIn.expireTokens();
  await gateway.send(message);
  expect(standIn.calls.slice(2)).toEqual([send, refresh, send]);
  standIn.expireTokens({ renewable: false });
  await gateway.send(message);
  expect(standIn.calls.slice(5)).toEqual([send, refresh, login, send]);
  expect(standIn.sent).toHaveLength(3);
});

test('reports a wrong Eskiz password and logs in again for the next message', async () => {
  const wrong = createEskiz({ ...eskizTestAccount, password: 'x', url: standIn.url });
  await expect(wrong.send(message)).rejects.toThrow('Eskiz /api/auth/login answered 401: Invalid credentials');
  await expect(wrong.send(message)).rejects.toThrow(SendFailure);
  expect(standIn.calls).toEqual([login, login]);
});

const failureOf = async (sending: Promise<void>): Promise<Partial<SendFailure>> => {
  const failure = await sending.catch((error: unknown) => error);
  return failure instanceof SendFailure ? { kind: failure.kind, message: failure.message } : {};
};

test.each<[what: string, answer: { status: number; body: unknown }, kind: SendFailureKind, said: string]>([
  [
    'a rejected text',
    { status: 400, body: { status: 'error', message: 'Not approved' } },
    'refused',
    '400: Not approved',
  ],
  [
    'an error with status 200',
    { status: 200, body: { status: 'error', message: 'No money' } },
    'refused',
    '200: No money',
  ],
  ['too many messages', { status: 429, body: { message: 'Too Many Attempts.' } }, 'notSent', '429: Too Many Attempts.'],
  ['a token that cannot be renewed', { status: 401, body: { message: 'Expired' } }, 'refused', '401: Expired'],
  ['an unavailable gateway', { status: 503, body: '' }, 'notSent', '503'],
  ['a server error', { status: 500, body: { status: 'error', message: 'Queue' } }, 'notSent', '500: Queue'],
  ['an error page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 'unknown', '502'],
  [
    'an error text with phone and code',
    { status: 400, body: { message: '998901234567: 123456' } },
    'refused',
    '400: …: …',
  ],
])('treats %s as a failure and sends at most twice', async (_what, answer, kind, said) => {
  standIn.answer(sendPath, answer);
  expect(await failureOf(gateway.send(message))).toEqual({ kind, message: `Eskiz ${sendPath} answered ${said}` });
  expect(standIn.calls.filter((call) => call === send).length).toBe(answer.status === 401 ? 2 : 1);
});

test('reports `unknown` if no reply arrives, and `notSent` if the request was never sent', async () => {
  const impatient = createEskiz({ ...eskizTestAccount, url: standIn.url }, 300);
  standIn.answer(sendPath, 'silent');
  const late = { kind: 'unknown', message: `Eskiz ${sendPath}: no answer in time` };
  expect(await failureOf(impatient.send(message))).toEqual(late);
  standIn.answer(sendPath, 'dropped');
  expect(await failureOf(gateway.send(message))).toMatchObject({ kind: 'unknown' });
  standIn.answer('/api/auth/login', 'silent');
  const waiting = createEskiz({ ...eskizTestAccount, url: standIn.url }, 300);
  expect(await failureOf(waiting.send(message))).toMatchObject({ kind: 'notSent' });
  const gone = createEskiz({ ...eskizTestAccount, url: 'http://127.0.0.1:1' });
  const { kind, message: said } = await failureOf(gone.send(message));
  expect([kind, said]).toEqual([
    'notSent',
    expect.stringMatching(/^Eskiz \/api\/auth\/login: (ECONNREFUSED|unreachable)$/),
  ]);
});

describe('a server with the Eskiz gateway', () => {
  let gatewayOfServer: EskizStandIn;
  let server: TestServer;
  let log = '';
  beforeAll(async () => {
    gatewayOfServer = await startEskizStandIn();
    const eskiz = { ...eskizTestAccount, url: gatewayOfServer.url };
    const codes = {
      resendSeconds: 0,
      maxIn10Minutes: 2,
      maxADay: 2,
      maxTries: 5,
      dailyBudget: 100,
      challengePercent: 100,
    };
    server = await startTestServer(
      { smsGateway: 'eskiz', eskiz, codes, smsAnswerSeconds: 1, logLevel: 'debug' },
      { logTo: { write: (line) => (log += line) } },
    );
  });
  beforeEach(() => {
    log = '';
    gatewayOfServer.answer(sendPath, null);
    gatewayOfServer.sent.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await gatewayOfServer.close();
  });

  test('replies 503 for a code that was not sent, does not count it and keeps the previous code valid', async () => {
    const account = accountCallsOf(server);
    const phone = newPhone();
    expect((await account.askForCode(phone)).statusCode).toBe(200);
    const code = /#(\d{6})$/.exec(gatewayOfServer.sent[0]?.message ?? '')?.[1] ?? '';
    gatewayOfServer.answer(sendPath, { status: 400, body: { status: 'error', message: `Blocked: ${phone}` } });
    for (let failed = 0; failed < 3; failed++) {
      const reply = await account.askForCode(phone);
      expect([reply.statusCode, reply.json()]).toEqual([
        503,
        { detail: 'Не удалось отправить SMS. Попробуйте ещё раз чуть позже.', code: 'sms_not_sent' },
      ]);
    }
    expect((await account.checkCode(phone, code)).json()).toMatchObject({ is_correct: true });
    gatewayOfServer.answer(sendPath, null);
    expect((await account.askForCode(phone)).statusCode).toBe(200);
    expect((await account.askForCode(phone)).statusCode).toBe(429);
    expect(log).toContain(`Eskiz ${sendPath} answered 400: Blocked`);
    expect(log).not.toMatch(new RegExp(`${phone.slice(1)}|${code}|${eskizTestAccount.password}|token-\\d`));
  });

  test('replies without waiting for a slow gateway, and accepts the code', async () => {
    const account = accountCallsOf(server);
    const phone = newPhone();
    gatewayOfServer.answer(sendPath, 'late');
    const asked = await account.askForCode(phone);
    expect([asked.statusCode, asked.json()]).toMatchObject([200, { sent: true, retry_after: 0 }]);
    const code = /#(\d{6})$/.exec(gatewayOfServer.sent[0]?.message ?? '')?.[1] ?? '';
    expect((await account.checkCode(phone, code)).json()).toMatchObject({ is_correct: true });
    gatewayOfServer.release();
  });

  test('does not retry a code when the gateway drops the connection, counts it and accepts it', async () => {
    const account = accountCallsOf(server);
    const phone = newPhone();
    gatewayOfServer.answer(sendPath, 'dropped');
    for (let asked = 0; asked < 2; asked++) expect((await account.askForCode(phone)).statusCode).toBe(200);
    expect((await account.askForCode(phone)).statusCode).toBe(429);
    expect(gatewayOfServer.sent).toHaveLength(2);
    const code = /#(\d{6})$/.exec(gatewayOfServer.sent[1]?.message ?? '')?.[1] ?? '';
    expect((await account.checkCode(phone, code)).json()).toMatchObject({ is_correct: true });
  });

  test('has no sandbox outbox', async () => {
    expect((await server.app.inject('/dev/outbox')).statusCode).toBe(404);
  });
});
