import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/db/open';
import { makeDataFolder } from '../testing/dataFolder';
import { killStrays, startProcess } from '../testing/serverProcess';
import { startTelegramServer, type TelegramServer } from '../testing/telegramServer';
import { tooMany } from './dev/telegramStandIn';

/** Number of killed processes. KILLS=100 tests longer. */
const kills = Number(process.env['KILLS'] ?? 20);

let DATA_DIR: string;
let telegram: TelegramServer;
beforeEach(async () => {
  [DATA_DIR, telegram] = await Promise.all([makeDataFolder(), startTelegramServer()]);
});
afterEach(async () => {
  await killStrays();
  await telegram.close();
  rmSync(DATA_DIR, { recursive: true });
});

const start = () =>
  startProcess({
    DATA_DIR,
    RATE_LIMIT_REQUESTS_MAX: '1000000',
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_STAFF_CHAT: String(telegram.staffChat),
  });

async function sendEnquiry(address: string): Promise<string | null> {
  const body = { text: 'Тормоза скрипят', phone: '+998901234567', full_name: 'Азиз', section: 'shop' };
  const headers = { 'content-type': 'application/json' };
  const url = `${address}/api/main/main/requests/`;
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  return reply?.status === 201 ? ((await reply.json()) as { reference: string }).reference : null;
}

async function aMinuteLater(): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  await database.db.execute(
    sql`update messages set claimed_at = claimed_at - interval '1 minute', next_try_at = now()`,
  );
  await database.close();
}

function timesOf(references: string[]): number[] {
  const told = telegram.sent.map(({ text }) => /Y-\w{4}-\w{4}/.exec(text)?.[0]);
  return references.map((reference) => told.filter((one) => one === reference).length);
}

async function waitUntilAllSent(references: string[]): Promise<void> {
  await aMinuteLater();
  const last = start();
  await last.ready();
  while (timesOf(references).includes(0)) await sleep(20);
  last.child.kill('SIGTERM');
  await last.ended;
}

test(`sends each Telegram message exactly once after kill -9 between commit and sending, ${kills} times`, async () => {
  const taken: string[] = [];
  telegram.answer(tooMany(1));
  for (let kill = 0; kill < kills; kill++) {
    const server = start();
    const address = await server.ready();
    const answers = [1, 2, 3].map(() => sendEnquiry(address));
    taken.push((await Promise.race(answers)) ?? '');
    await sleep(kill * 3);
    server.child.kill('SIGKILL');
    const rest = await Promise.all(answers);
    taken.push(...rest.filter((reference) => reference !== null));
    await server.ended;
  }
  expect(telegram.sent).toEqual([]);
  telegram.answer(null);
  const references = [...new Set(taken)];
  expect(references.length).toBeGreaterThanOrEqual(kills);
  await waitUntilAllSent(references);
  expect(new Set(timesOf(references))).toEqual(new Set([1]));
}, 900_000);

test('sends each Telegram message at least once after kill -9 before Telegram has replied', async () => {
  telegram.hold();
  const server = start();
  const address = await server.ready();
  const references = await Promise.all([1, 2, 3].map(() => sendEnquiry(address)));
  while (telegram.sent.length === 0) await sleep(5);
  const under = telegram.sent.length;
  server.child.kill('SIGKILL');
  await server.ended;
  telegram.release();
  const taken = references.filter((reference) => reference !== null);
  await waitUntilAllSent(taken);
  const times = timesOf(taken);
  expect(times).not.toContain(0);
  expect(times.filter((count) => count > 1).length).toBeLessThanOrEqual(Math.max(under, 3));
}, 300_000);
