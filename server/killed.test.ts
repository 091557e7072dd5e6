import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from './platform/db/open';
import { makeDataFolder } from './testing/dataFolder';
import { killStrays, startProcess } from './testing/serverProcess';

/** Number of kills, set by the environment variable KILLS. */
const kills = Number(process.env['KILLS'] ?? 20);
const senders = 4;

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

let sent = 0;

/** Sends distinct enquiries until the server is gone, and records the acknowledged ones. */
async function sendUntilGone(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      const text = `Тормоза скрипят, ${sent++}`;
      const body = { text, phone: '+998901234567', full_name: 'Азиз', section: 'shop' };
      const reply = await fetch(`${address}/api/main/main/requests/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (reply.status !== 201) throw new Error(`Not accepted: ${reply.status} ${await reply.text()}`);
      const { id } = (await reply.json()) as { id: number };
      acknowledged.push(`${id} ${text}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Not accepted')) throw error;
      return;
    }
  }
}

test(`keeps every acknowledged enquiry after ${kills} × kill -9, and recovers at each start`, async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const server = startProcess({ DATA_DIR, RATE_LIMIT_MAX: '1000000', RATE_LIMIT_REQUESTS_MAX: '1000000' });
    const address = await server.ready();
    const before = acknowledged.length;
    const sending = Array.from({ length: senders }, () => sendUntilGone(address, acknowledged));
    // Kills the server a different time after the second acknowledged enquiry.
    while (acknowledged.length < before + 2) await sleep(5);
    await sleep(kill * 11);
    server.child.kill('SIGKILL');
    await Promise.all([...sending, server.ended]);
  }

  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  const { rows } = await database.db.execute<{ line: string }>(sql`select id || ' ' || text as line from requests`);
  await database.close();
  const stored = new Set(rows.map(({ line }) => line));
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
}, 600_000);
