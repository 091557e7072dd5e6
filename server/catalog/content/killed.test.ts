import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ContentItem } from '#contract/content';
import { type ContentValue, isLocalized } from '#contract/content/fields';
import type { Database } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/open';
import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import { seedDesk } from '../../seed/seedDesk';
import { demoStaff } from '../../staff/demoStaff';
import { makeDataFolder } from '../../testing/dataFolder';
import { killStrays, startProcess } from '../../testing/serverProcess';
import { readPublished } from './rows';

/** Number of killed processes. KILLS=100 kills more. */
const kills = Number(process.env['KILLS'] ?? 10);
const ITEMS = [1, 2, 3];

let DATA_DIR: string;

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
const contentVersion = async (db: Database) => {
  const { rows } = await db.execute<{ version: number }>(sql`select version::int as version from content_version`);
  return rows[0]?.version ?? 0;
};

let began = 0;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
  began = await inDatabase(async (db) => {
    await seedDesk(db);
    return contentVersion(db);
  });
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

let turn = 0;
const acknowledged = new Map<number, string>();

async function signedIn(address: string) {
  const call = (method: string, path: string, { body, headers }: { body?: object; headers?: object } = {}) =>
    fetch(`${address}/api/desk${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const phone = demoStaff.find(({ role }) => role === 'editor')?.phone;
  const reply = await call('POST', '/sign-in', { body: { phone, password: DEMO_PASSWORD } });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, version?: number, body?: object) => {
    const given = { cookie, ...(version !== undefined && { 'if-match': String(version) }) };
    const answer = await call(method, path, { headers: given, ...(body && { body }) });
    if (!answer.ok) throw new Error(`Not done: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ContentItem;
  };
}

async function publishUntilGone(ask: Awaited<ReturnType<typeof signedIn>>, id: number): Promise<void> {
  const path = `/content/faq/${id}`;
  try {
    for (;;) {
      const { version, value } = await ask('GET', path);
      const text = `Ответ ${turn++}`;
      const next = { ...value, answer: { ru: text, uz: text } };
      const saved = await ask('PUT', path, version, { value: next });
      await ask('POST', `${path}/publish`, saved.version, {});
      acknowledged.set(id, text);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Not done')) throw error;
  }
}

function answerOf(value: ContentValue | undefined): string {
  const answer = value?.['answer'];
  return isLocalized(answer) ? answer.ru : '';
}

async function check(db: Database): Promise<void> {
  const published = await readPublished(db, 'faq', ITEMS);
  let all = 0;
  for (const id of ITEMS) {
    const { rows } = await db.execute<{
      versions: number;
      audits: number;
      last: ContentValue;
      draft: ContentValue;
    }>(sql`
      select (select count(*)::int from content_versions where kind = 'faq' and item_id = ${id} and number > 0) as versions,
        (select count(*)::int from audit_entries where thing = 'content' and action = 'published' and thing_id = ${id}) as audits,
        (select value from content_versions where kind = 'faq' and item_id = ${id} order by number desc limit 1) as last,
        (select draft from content_items where kind = 'faq' and item_id = ${id}) as draft`);
    const [row] = rows;
    if (!row) throw new Error('There was no answer');
    const { versions, audits, last, draft } = row;
    const shown = published.get(id)?.value;
    expect({ id, audits }).toEqual({ id, audits: versions });
    if (versions > 0) expect(shown).toEqual(last);
    if (draft) expect(answerOf(draft)).not.toBe(answerOf(shown));
    const acknowledgedVersion = acknowledged.get(id);
    if (acknowledgedVersion !== undefined)
      expect(Number(answerOf(shown).split(' ')[1])).toBeGreaterThanOrEqual(Number(acknowledgedVersion.split(' ')[1]));
    all += versions;
  }
  expect((await contentVersion(db)) - began).toBeGreaterThanOrEqual(all);
}

test(`publishes an item completely or not at all, after each of ${kills} × kill -9`, async () => {
  for (let kill = 0; kill < kills; kill++) {
    const server = startProcess({ DATA_DIR, RATE_LIMIT_MAX: '1000000', RATE_LIMIT_SIGN_IN_MAX: '1000000' });
    const ask = await signedIn(await server.ready());
    const before = turn;
    const publishing = ITEMS.map((id) => publishUntilGone(ask, id));
    while (turn < before + 2 * ITEMS.length) await sleep(5);
    await sleep(kill * 7);
    server.child.kill('SIGKILL');
    await Promise.all([...publishing, server.ended]);
    await inDatabase(check);
  }
  expect(acknowledged.size).toBe(ITEMS.length);
}, 600_000);
