import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { migrate, migrationsFolder } from './migrate';
import { openDatabase } from './open';

type Journal = { entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const journalOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

test('applies each migration once if several servers start concurrently, and none to an up-to-date database', async () => {
  expect(await migrate(server.patient)).toBe(0);
  for (const schema of ['drizzle', 'public']) await server.patient.execute(sql.raw(`drop schema ${schema} cascade`));
  await server.db.execute(sql`create schema public`);
  const { databaseUrl } = server;
  const others = databaseUrl
    ? [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })]
    : [server, server];
  const applied = await Promise.all([server, ...others].map(({ patient }) => migrate(patient)));
  if (databaseUrl) for (const other of others) await other.close();
  expect(applied.toSorted((one, other) => one - other)).toEqual([0, 0, journalOf(migrationsFolder).entries.length]);
});

test('no migration adds an enum value, because later migrations in the same transaction could not use it', () => {
  const adding = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) => /^\s*alter type .* add value/im.test(readFileSync(join(migrationsFolder, name), 'utf8')));
  expect(adding).toEqual([]);
});

test('rolls back all pending migrations if one fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = journalOf(folder);
  journal.entries.push({ idx: 99, when: Date.now() + 1e9, tag: '0099_wrong', version: '7', breakpoints: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(
    join(folder, '0099_wrong.sql'),
    'create table half_done (id int);\n--> statement-breakpoint\nselect nonsense;',
  );
  await expect(migrate(server.patient, folder)).rejects.toThrow('nonsense');
  const { rows } = await server.db.execute(sql`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
  rmSync(folder, { recursive: true });
});

test('adds references and deadlines to enquiries of the previous release', async () => {
  for (const schema of ['drizzle', 'public']) await server.patient.execute(sql.raw(`drop schema ${schema} cascade`));
  await server.db.execute(sql`create schema public`);
  const before = journalOf(migrationsFolder).entries.find(({ tag }) => tag === '0016_company');
  await migrate(server.patient, migrationsFolder, before?.when);
  await server.db.execute(sql`insert into requests (section, text, phone, full_name, consent_language, created_at)
    select 'shop', 'Фильтр', '+998901234567', 'Азиз', case when n = 1 then 'uz' end, now() - interval '3 days'
    from generate_series(1, 50) n`);
  await migrate(server.patient);
  const { rows } = await server.db.execute(sql`select count(distinct reference)::int as references,
      min(due_at - created_at)::text as waits, count(*) filter (where language = 'uz')::int as uzbek,
      bool_and(updated_at = created_at and status = 'new' and version = 1) as untouched from requests`);
  expect(rows).toEqual([{ references: 50, waits: '1 day', uzbek: 1, untouched: true }]);
});

test('converts the stock flag of the previous release to one part at the first branch', async () => {
  for (const schema of ['drizzle', 'public']) await server.patient.execute(sql.raw(`drop schema ${schema} cascade`));
  await server.db.execute(sql`create schema public`);
  const before = journalOf(migrationsFolder).entries.find(({ tag }) => tag === '0022_pictures');
  await migrate(server.patient, migrationsFolder, before?.when);
  const name = sql`'{"ru": "", "uz": ""}'::jsonb`;
  await server.db.execute(sql`insert into branches (id, slug, hidden, name, address, photo, latitude, longitude,
      hours_weekdays, hours_saturday, hours_sunday, service_manager_phone, store_manager_phone, position)
    select n, n, n = 1, ${name}, ${name}, '', 0, 0, '', '', '', '', '', n from generate_series(1, 3) n`);
  await server.db.execute(sql`insert into parts (id, slug, name, info, manufacturer, price, photo, in_stock, changed_at)
    select n, n, ${name}, ${name}, '', 1, '', n < 3, '2026-01-01' from generate_series(1, 3) n`);
  await migrate(server.patient);
  const { rows } =
    await server.db.execute(sql`select id, in_stock, branch_id, on_hand, changed_at < '2026-01-02' as untouched
    from parts left join stock on part_id = id order by id`);
  const there = { in_stock: true, branch_id: 2, on_hand: 1, untouched: true };
  const gone = { in_stock: false, branch_id: null, on_hand: null, untouched: true };
  expect(rows).toEqual([
    { id: 1, ...there },
    { id: 2, ...there },
    { id: 3, ...gone },
  ]);
});
