import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/db/open';
import { makeDataFolder } from '../testing/dataFolder';
import { type EskizStandIn, eskizTestAccount, startEskizStandIn } from '../testing/eskizStandIn';
import { killStrays, startProcess } from '../testing/serverProcess';

let DATA_DIR: string;
let standIn: EskizStandIn;
beforeAll(async () => {
  [DATA_DIR, standIn] = await Promise.all([makeDataFolder(), startEskizStandIn()]);
});
afterAll(async () => {
  await killStrays();
  await standIn.close();
  rmSync(DATA_DIR, { recursive: true });
});

const start = () =>
  startProcess({
    DATA_DIR,
    SMS_GATEWAY: 'eskiz',
    ESKIZ_EMAIL: eskizTestAccount.email,
    ESKIZ_PASSWORD: eskizTestAccount.password,
    ESKIZ_URL: standIn.url,
  });

async function messages(change = sql`select 1`) {
  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  await database.db.execute(change);
  const { rows } = await database.db.execute(sql`select state, sealed is null as erased,
    exists (select from sms_codes where id = code_id) as "hasCode" from messages`);
  await database.close();
  return rows;
}

test('does not resend an SMS after kill -9 during sending, and keeps its code valid', async () => {
  standIn.answer('/api/message/sms/send', 'late');
  const killed = start();
  const address = await killed.ready();
  const asked = fetch(`${address}/api/public/get-verification-code/?phone=998901234567`).catch(() => null);
  while (standIn.sent.length === 0) await new Promise(setImmediate);
  killed.child.kill('SIGKILL');
  await Promise.all([killed.ended, asked]);
  const aMinuteLater = sql`update messages set claimed_at = claimed_at - interval '1 minute'`;
  expect(await messages(aMinuteLater)).toEqual([{ state: 'sending', erased: false, hasCode: true }]);

  const next = start();
  await next.ready();
  next.child.kill('SIGTERM');
  await next.ended;
  expect(await messages()).toEqual([{ state: 'unknown', erased: true, hasCode: true }]);
  expect(standIn.sent).toHaveLength(1);
}, 300_000);
