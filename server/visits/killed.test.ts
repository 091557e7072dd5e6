import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { STOCK_MAX } from '#contract/rules/deskLimits';
import type { Visit } from '#contract/visitsDesk';
import { changingContent } from '../catalog/content/publish';
import { setOnHand } from '../catalog/stock/move';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { DEMO_PASSWORD } from '../platform/settings/demoSecrets';
import { seedDesk } from '../seed/seedDesk';
import { demoStaff } from '../staff/demoStaff';
import { makeDataFolder } from '../testing/dataFolder';
import { openPostgresTestDatabase } from '../testing/postgresTestDatabase';
import { killStrays, startProcess } from '../testing/serverProcess';
import { verifyHistory } from './seal';

/** Number of killed processes. KILLS=100 kills more. */
const kills = Number(process.env['KILLS'] ?? 10);
const PHONES = ['+998905550001', '+998905550002', '+998905550003'];

let DATA_DIR: string;
let postgres: Awaited<ReturnType<typeof openPostgresTestDatabase>> | undefined;
let ground: { branch: number; part: number; model: number };

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir: DATA_DIR });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
  const address = process.env['DATABASE_URL_TEST'];
  if (address) postgres = await openPostgresTestDatabase(address);
  await inDatabase(async (db) => {
    await seedDesk(db);
    const { rows } = await db.execute<
      typeof ground
    >(sql`select (select id from branches order by position, id limit 1) as branch,
      (select min(id) from parts) as part, (select min(id) from car_models) as model`);
    ground = rows[0] ?? { branch: 0, part: 0, model: 0 };
    const { part, branch } = ground;
    await changingContent(db, (tx) =>
      setOnHand(tx, [{ part, branch, onHand: STOCK_MAX }], { reason: 'count', staffId: null }),
    );
  });
});
afterAll(async () => {
  await killStrays();
  await postgres?.close();
  rmSync(DATA_DIR, { recursive: true });
});

async function signedIn(address: string) {
  const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${address}/api/desk${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), 'sec-fetch-site': 'same-origin', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const phone = demoStaff.find(({ role }) => role === 'adviser')?.phone;
  const reply = await call('POST', '/sign-in', {}, { phone, password: DEMO_PASSWORD });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, visit?: Visit, body?: object) => {
    const answer = await call(method, path, { cookie, ...(visit && { 'if-match': String(visit.version) }) }, body);
    if (!answer.ok) throw new Error(`Not done: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Visit;
  };
}

let mileage = 10_000;
const acknowledged = new Set<number>();

async function closeUntilGone(ask: Awaited<ReturnType<typeof signedIn>>, phone: string): Promise<void> {
  const { branch, part, model } = ground;
  try {
    for (;;) {
      mileage += 1;
      let visit = await ask('POST', '/visits', undefined, {
        branch,
        phone,
        first_name: 'Азиз',
        last_name: '',
        language: 'ru',
        mileage,
        mileage_seen: true,
        car: { id: null, model, year: 2019, plate: `01A${phone.slice(-3)}AA` },
      });
      const path = `/visits/${visit.id}`;
      visit = await ask('POST', `${path}/lines`, visit, { kind: 'part', part, quantity: 2_000 });
      visit = await ask('PATCH', path, visit, { state: 'in_work' });
      await ask('POST', `${path}/closing`, visit);
      acknowledged.add(visit.id);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Not done')) throw error;
  }
}

async function check(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number; closed: number; messages: number; audits: number }>(sql`
    select id, (state = 'closed')::int as closed,
      (select count(*)::int from messages where key = 'visit:phone:closed:' || visits.id) as messages,
      (select count(*)::int from audit_entries where thing = 'visit' and action = 'closed' and thing_id = visits.id) as audits
    from visits`);
  for (const { id, closed, messages, audits } of rows)
    expect({ id, messages, audits }).toEqual({ id, messages: closed, audits: closed });
  const closed = new Set(rows.filter((row) => row.closed === 1).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !closed.has(id))).toEqual([]);
  const left = await db.execute(
    sql`select on_hand from stock where part_id = ${ground.part} and branch_id = ${ground.branch}`,
  );
  expect(left.rows).toEqual([{ on_hand: STOCK_MAX - 2 * closed.size }]);
  const driven = await db.execute<{ mileage: number; last: number; first: number }>(sql`select cars.mileage,
      (select max(mileage) from visits where car_id = cars.id and state = 'closed') as last,
      (select min(mileage) from visits where car_id = cars.id) as first
    from cars join users on users.id = user_id where phone in ${PHONES}`);
  for (const car of driven.rows) expect(car.mileage).toBe(car.last ?? car.first);
  expect(await verifyHistory(db)).toEqual({ visits: closed.size, broken: [] });
}

test(`closes a visit completely or not at all, after each of ${kills} × kill -9`, async () => {
  for (let kill = 0; kill < kills; kill++) {
    const server = startProcess({
      DATA_DIR,
      ...(postgres && { DATABASE_URL: postgres.url, MODE: 'demo' }),
      RATE_LIMIT_MAX: '1000000',
      RATE_LIMIT_SIGN_IN_MAX: '1000000',
    });
    const ask = await signedIn(await server.ready());
    const before = acknowledged.size;
    const closing = PHONES.map((phone) => closeUntilGone(ask, phone));
    while (acknowledged.size < before + PHONES.length) await sleep(5);
    await sleep(kill * 7);
    server.child.kill('SIGKILL');
    await Promise.all([...closing, server.ended]);
    // One snapshot: PostgreSQL may still run the last statement.
    await inDatabase((db) => db.transaction(check, { isolationLevel: 'repeatable read' }));
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills * PHONES.length);
}, 600_000);
