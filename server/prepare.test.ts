import { sql } from 'drizzle-orm';
import { createCustomer, findAccount } from './accounts/customers';
import { startSession } from './accounts/sessions';
import { modeOf } from './platform/db/databaseMode';
import { prepareDatabase } from './prepare';
import { startTestServer, type TestServer } from './testing/testServer';
import { verifyHistory } from './visits/seal';

let server: TestServer;
let output: string[];
beforeEach(async () => {
  output = [];
  server = await startTestServer();
});
afterEach(() => server.close());

type Settings = Partial<Parameters<typeof prepareDatabase>[1]>;
const start = (mode: 'demo' | 'production', settings: Settings = {}) =>
  prepareDatabase(
    server.db,
    { mode, adoptDemo: false, seedDemo: mode === 'demo', secrets: server.config.secrets, ...settings },
    (line) => output.push(line),
  );

const REAL = '+998901112233';
const DEMO = '+998900000001';

async function tables(schema = 'public'): Promise<string[]> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = ${schema} order by 1`,
  );
  return rows.map(({ name }) => name);
}

const ONLY_ADDED_TO = [
  'audit_entries',
  'content_versions',
  'stock_moves',
  'visits',
  'visit_chain',
  'visit_decisions',
  'visit_findings',
  'visit_lines',
  'visit_photos',
].map((name) => sql.identifier(name));

async function truncate(names: string[]): Promise<void> {
  for (const name of ONLY_ADDED_TO) await server.db.execute(sql`alter table ${name} disable trigger refuse_change`);
  await server.db.execute(
    sql`truncate ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )} cascade`,
  );
  for (const name of ONLY_ADDED_TO) await server.db.execute(sql`alter table ${name} enable trigger refuse_change`);
}

/** Empties the database, like a new one of the previous release. */
async function emptyAll(): Promise<void> {
  await truncate((await tables()).filter((name) => name !== 'content_version'));
  await server.db.execute(sql`insert into visit_chain default values`);
}

/** Makes a production database of the previous release: content, a customer, no stored mode. */
async function makeReal(): Promise<void> {
  await emptyAll();
  await server.db.execute(sql`insert into faq (question, answer) values ('{"ru": "Своё"}', '{"ru": "Да"}')`);
  await createCustomer(server.db, { phone: REAL, firstName: 'Азиз', lastName: 'Каримов' });
}

/** Returns hashes of all rows, to prove that nothing was written. */
async function everything(): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for (const name of await tables()) {
    all[name] = (
      await server.db.execute(sql`select md5(t::text) as row from ${sql.identifier(name)} t order by 1`)
    ).rows;
  }
  return all;
}

const count = async (table: string) =>
  (await server.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`)).rows[0]
    ?.count;

/** Counts open tasks of the seed, and bookings in work of a car that has a bay. */
const countLiving = async () =>
  (
    await server.db.execute<{ tasks: number; cars: number }>(sql`select
      (select count(*)::int from desk_tasks where kind in ('own', 'finding')) as tasks,
      (select count(visit_id)::int from bookings where state = 'in_work') as cars`)
  ).rows[0];

describe('a demo', () => {
  test('changes nothing in the database of another program', async () => {
    await server.db.execute(sql`drop schema public cascade`);
    await server.db.execute(sql`drop schema drizzle cascade`);
    await server.db.execute(sql`create schema public`);
    await server.db.execute(sql`create table wordpress_posts (id int)`);
    await expect(start('demo')).rejects.toThrow("another program's tables (wordpress_posts)");
    expect(await tables()).toEqual(['wordpress_posts']);
  });

  test('changes nothing in a production database, with or without a stored mode', async () => {
    await makeReal();
    const before = await everything();
    await expect(start('demo')).rejects.toThrow(
      'This database belongs to production: MODE=demo would replace its content.',
    );
    await expect(start('demo', { seedDemo: false })).rejects.toThrow('This database belongs to production');
    expect(await everything()).toEqual(before);
    await start('production');
    await expect(start('demo')).rejects.toThrow('This database belongs to production');
    expect([await count('faq'), await count('users')]).toEqual([1, 1]);
  });

  test.each(['faq', 'users', 'requests'])('treats a database with only a row in %s as production', async (table) => {
    await makeReal();
    await server.db.execute(
      sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', '+998901234567', 'y')`,
    );
    for (const other of ['faq', 'users', 'requests'].filter((name) => name !== table)) {
      await truncate([other]);
    }
    await expect(start('demo')).rejects.toThrow('This database belongs to production');
  });

  test('does not migrate a production database', async () => {
    await start('demo');
    await server.db.execute(sql`update database_mode set mode = 'production'`);
    await server.db.execute(sql`truncate drizzle.__drizzle_migrations`);
    await expect(start('demo')).rejects.toThrow('This database belongs to production');
  });

  test('rolls back staff and visits if seeding of bookings fails, and seeds all at the next start', async () => {
    await emptyAll();
    await server.db.execute(sql`alter table bookings add constraint broken check (false) not valid`);
    await expect(start('demo')).rejects.toThrow(/bookings/);
    expect([await count('staff'), await count('visits')]).toEqual([0, 0]);
    await server.db.execute(sql`alter table bookings drop constraint broken`);
    await start('demo');
    expect(await count('visits')).toBeGreaterThan(0);
    expect(await count('bookings')).toBeGreaterThan(0);
  });

  test('seeds an empty database, keeps the content of a seeded one and stores the mode', async () => {
    expect(await modeOf(server.db)).toBe('demo');
    await start('demo');
    expect(output).toEqual([]);
    await emptyAll();
    expect(await modeOf(server.db)).toBeNull();
    await start('demo');
    await start('demo');
    expect([await count('faq'), await count('users')]).toEqual([12, 2]);
    expect((await server.db.execute(sql`select id, mode from database_mode`)).rows).toEqual([{ id: 1, mode: 'demo' }]);
  });
});

describe('production', () => {
  test('refuses a demo’s database unless ADOPT_DEMO_DATABASE is set, which keeps content and removes demo data', async () => {
    await createCustomer(server.db, { phone: REAL, firstName: 'Азиз', lastName: 'Каримов' });
    await start('demo');
    await server.db.execute(
      sql`insert into staff (phone, name, role, password_hash) values ('+998901112233', 'x', 'owner', 'x')`,
    );
    expect([await count('requests'), await count('staff'), await count('visits')]).toEqual([60, 6, 37]);
    expect(await countLiving()).toEqual({ tasks: 4, cars: 2 });
    await server.db.execute(
      sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', ${REAL}, 'y')`,
    );
    await server.db.execute(sql`insert into messages (channel, kind, state, next_try_at, expires_at, request_id)
      select 'telegram', 'enquiry_taken', 'sent', now(), now(), id from requests`);
    await startSession(server.db, (await findAccount(server.db, DEMO))?.id ?? 0);
    const before = await everything();
    await expect(start('production')).rejects.toThrow('This database belongs to a demo. Set another DATABASE_URL');
    expect(await everything()).toEqual(before);
    await start('production', { adoptDemo: true });
    expect(await count('desk_tasks')).toBe(0);
    expect(await findAccount(server.db, DEMO)).toBeNull();
    expect(await findAccount(server.db, REAL)).not.toBeNull();
    expect(await count('faq')).toBe(12);
    // Demo enquiries are removed with their messages, notes and sessions; those of visitors stay.
    expect([await count('requests'), await count('messages'), await count('desk_notes')]).toEqual([1, 1, 0]);
    expect(await count('refresh_families')).toBe(0);
    // Staff invited by the public demo owner are removed.
    expect(await count('staff')).toBe(0);
    // Demo visits are removed, and the hash chain begins again.
    expect([await count('visits'), await verifyHistory(server.db)]).toEqual([0, { visits: 0, broken: [] }]);
    await start('production');
    await expect(start('demo')).rejects.toThrow('This database belongs to production');
  });

  test('stores the mode in an empty database, so that a demo refuses it', async () => {
    await emptyAll();
    await start('production');
    await expect(start('demo')).rejects.toThrow('This database belongs to production');
  });

  test('seeds only an empty database with SEED_DEMO=1, without the public demo customers', async () => {
    await emptyAll();
    await start('production', { seedDemo: true });
    expect([await count('faq'), await count('users')]).toEqual([12, 0]);
    await server.db.execute(sql`update seeded_content set hash = 'older'`);
    await server.db.execute(sql`delete from faq where id > 1`);
    output = [];
    await start('production', { seedDemo: true });
    expect(await count('faq')).toBe(1);
    expect(output).toEqual(['SEED_DEMO=1 changes nothing here: the database has content of its own']);
  });
});

test('lets only the servers of one mode win an empty database if both modes start concurrently', async () => {
  for (const schema of ['drizzle', 'public']) await server.db.execute(sql.raw(`drop schema ${schema} cascade`));
  await server.db.execute(sql`create schema public`);
  const modes = ['demo', 'production', 'demo', 'production'] as const;
  const ended = await Promise.allSettled(modes.map((mode) => start(mode)));
  const started = modes.filter((_mode, index) => ended[index]?.status === 'fulfilled');
  expect(started).toHaveLength(2);
  expect(new Set(started).size).toBe(1);
  expect(await modeOf(server.db)).toBe(started[0]);
  expect(await count('faq')).toBe(started[0] === 'demo' ? 12 : 0);
});
