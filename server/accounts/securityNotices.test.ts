import { sql } from 'drizzle-orm';
import { partsOf } from '../messages/sms/smsParts';
import { accountCallsOf } from '../testing/accountCalls';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { securityText } from './securityNotices';

const NOTICES = ['phone_changed', 'new_device', 'new_password', 'account_deleted'] as const;
const CALL_CENTER = '+998 (71) 200-00-00';

describe('texts', () => {
  it.each(NOTICES)('fit %s with the number to call into one SMS part, without a link', (notice) => {
    for (const language of ['ru', 'uz'] as const) {
      const text = securityText(notice, language, CALL_CENTER);
      expect(partsOf(text)).toBe(1);
      expect(text).toMatch(/^Yolda: .*\+998712000000$/);
      expect(text).not.toMatch(/http|www|\.uz|\//);
    }
  });

  it('omit the number to call if none is configured', () => {
    expect(securityText('phone_changed', 'ru', '')).toBe(
      'Yolda: номер вашего аккаунта изменён. Это не вы? Позвоните нам.',
    );
    expect(securityText('new_device', 'uz', '')).toMatch(/Bizga qo'ng'iroq qiling\.$/);
  });
});

describe('notices', () => {
  const PASSWORD = 'correct horse';
  let server: TestServer;
  let account: ReturnType<typeof accountCallsOf>;
  let customer: DemoCustomer;

  beforeAll(async () => {
    server = await startTestServer();
    account = accountCallsOf(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.execute(sql`delete from messages`);
    customer = await createDemoCustomer(server, { password: PASSWORD });
  });

  const login = (cookie?: string, password = PASSWORD) =>
    account.call('POST', '/login/', {
      body: { phone_number: customer.phone, password },
      ...(cookie !== undefined && { headers: { cookie } }),
    });
  const keys = async () => {
    const { rows } = await server.db.execute<{ kind: string; notice: string }>(
      sql`select kind, split_part(key, ':', 3) as notice from messages where key like ${`security:${customer.userId}:%`} order by id`,
    );
    return rows.map(({ kind, notice }) => `${kind} ${notice}`);
  };
  const prefer = (channel: 'off' | 'sms' | 'telegram') =>
    server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
      values (${customer.userId}, ${channel}, 'uz', 0, 23, 4242)`);

  it('report a sign-in on a new device once an hour, and none on a known device', async () => {
    const first = await login();
    expect(await keys()).toEqual(['security_sms new_device']);
    await login();
    expect(await keys()).toHaveLength(1);
    await server.db.execute(sql`update messages set key = key || 'earlier'`);
    const device = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await login(device)).statusCode).toBe(200);
    expect(await keys()).toHaveLength(1);
    await login();
    expect(await keys()).toHaveLength(2);
  });

  it('report no refused sign-in', async () => {
    expect((await login(undefined, 'wrong horse')).statusCode).toBe(400);
    expect(await keys()).toEqual([]);
  });

  it('go by SMS in the chosen language, in quiet hours and if reminders are off', async () => {
    await prefer('off');
    await login();
    await server.db.execute(sql`update messages set next_try_at = now() where state = 'queued'`);
    await server.app.messages.sweep();
    const texts = server.app.outbox?.filter(({ phone }) => phone === customer.phone).map(({ text }) => text);
    expect(texts).toEqual([expect.stringMatching(/^Yolda: akkauntingizga yangi qurilmadan kirildi/)]);
  });

  it('go to the Telegram chat if the customer chose Telegram', async () => {
    await prefer('telegram');
    await account.call('PUT', '/password', {
      token: customer.accessToken,
      body: { old_password: PASSWORD, password: 'another good horse' },
    });
    expect(await keys()).toEqual(['security_telegram new_password']);
  });

  it('report a password set after a code, instead of the new device', async () => {
    const proof = await account.prove(customer.phone);
    const reply = await account.call('PUT', '/set-password', {
      proof,
      body: { phone_number: customer.phone, password: 'another good horse' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await keys()).toEqual(['security_sms new_password']);
  });

  it('report the deletion of the account, which its erasure does not cancel', async () => {
    await login();
    const gone = await account.call('POST', '/delete-account', {
      token: customer.accessToken,
      body: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    expect(await keys()).toContain('security_sms account_deleted');
  });
});
