import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Import } from '#contract/stock';
import { openDatabase } from '../../platform/db/open';
import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import { seedDesk } from '../../seed/seedDesk';
import { demoStaff } from '../../staff/demoStaff';
import { makeDataFolder } from '../../testing/dataFolder';
import { killStrays, startProcess } from '../../testing/serverProcess';

/** Number of killed processes. KILLS=100 kills more. */
const kills = Number(process.env['KILLS'] ?? 10);

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

const inDatabase = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

async function desk(address: string) {
  let cookie = '';
  const call = async (path: string, body: object | string): Promise<unknown> => {
    const isText = typeof body === 'string';
    try {
      const reply = await fetch(`${address}/api/desk${path}`, {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': isText ? 'text/csv' : 'application/json',
          cookie,
        },
        body: isText ? body : JSON.stringify(body),
      });
      const set = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
      return await reply.json();
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('/')) throw error;
      return null;
    }
  };
  await call('/sign-in', { phone: demoStaff[0]?.phone, password: DEMO_PASSWORD });
  return call;
}

type Left = { prices: number; price: string; applied: string | null; versions: number; imports: number };

const left = () =>
  inDatabase(async (db) => {
    const { rows } = await db.execute<Left>(sql`select
      (select count(distinct price)::int from parts) as prices, (select min(price)::text from parts) as price,
      (select max(name) from imports where state = 'applied') as applied,
      (select count(*)::int from content_versions where number > 0) as versions,
      (select count(*)::int from imports where state = 'applied') as imports`);
    const [row] = rows;
    if (!row) throw new Error('Nothing is left');
    return row;
  });

test(`applies an import completely or not at all, and reports its state, after ${kills} × kill -9`, async () => {
  const ids = await inDatabase(async (db) => {
    await seedDesk(db);
    return (await db.execute<{ id: number }>(sql`select id from parts order by id`)).rows.map(({ id }) => id);
  });
  let took = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = startProcess({ DATA_DIR, RATE_LIMIT_MAX: '1000000' });
    const call = await desk(await server.ready());
    const price = 5_000_000 + kill;
    const work = async () => {
      const since = performance.now();
      const one = (await call(
        `/imports?name=${price}`,
        `ID;Цена\n${ids.map((id) => `${id};${price}`).join('\n')}`,
      )) as Import | null;
      const tried = one && ((await call(`/imports/${one.id}/check`, { columns: one.columns })) as Import | null);
      const done = tried && ((await call(`/imports/${tried.id}/apply`, { check: tried.check })) as Import | null);
      if (done) {
        expect(done).toMatchObject({ state: 'applied' });
        took = performance.now() - since;
      }
    };
    const working = work();
    // The first import runs to its end, to measure its duration. Later ones are killed at different moments.
    if (kill === 0) await working;
    else await sleep((took * kill) / kills);
    server.child.kill('SIGKILL');
    await Promise.all([working, server.ended]);
    const { prices, price: now, applied, versions, imports } = await left();
    expect({ kill, prices, now, versions }).toEqual({
      kill,
      prices: 1,
      now: `${applied}.00`,
      versions: imports * ids.length,
    });
  }
}, 600_000);
