import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../platform/db/database';
import { migrate, migrationsFolder } from '../../platform/db/migrate';
import { pictures } from '../../platform/db/schema/pictures';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { keepNewest, writeBackup } from './backupFile';
import { dropAll } from './catalog';
import { dump } from './channel';
import { restore } from './restore';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'yolda-backups-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const backUp = (db: Database) => writeBackup(folder, (write) => dump(db, write));

const sendEnquiry = async (text: string) => {
  const payload = { text, phone: '+998901234567', full_name: 'Азиз', section: 'shop' };
  const reply = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ id: number }>().id;
};

const countOf = async (table: string) => {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count;
};

const versionOf = async () => {
  const { rows } = await server.db.execute<{ version: string }>(sql`select version::text from content_version`);
  return Number(rows[0]?.version);
};

test('restores a backup with all rows, sequences and the content version into an empty database', async () => {
  const id = await sendEnquiry('Тормоза скрипят — «очень», 100 %\n\u{1f697}');
  await server.db.execute(sql`update requests set section = 'phone' where id = ${id}`);
  const version = await versionOf();
  const { path, tables } = await backUp(server.patient);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(tables['parts']?.rows).toBeGreaterThan(10);

  await server.patient.transaction((tx) => dropAll(tx));
  await migrate(server.patient);
  const restored = await restore(server.patient, path);
  expect(restored.tables).toEqual(tables);
  expect((await backUp(server.patient)).tables).toEqual(tables);
  expect(await versionOf()).toBe(version);
  expect(await sendEnquiry('Ещё одна')).toBe(id + 1);
  expect(await migrate(server.patient)).toBe(0);
});

test('backs up and restores pictures byte for byte with bounded memory', async () => {
  const bytes = Array.from({ length: 10 }, () => randomBytes(700_000));
  for (const [at, original] of bytes.entries())
    await server.db.insert(pictures).values({ sha256: `${at}`, size: 1, width: 960, height: 640, original });
  let longest = 0;
  const { path, tables } = await writeBackup(folder, (write) =>
    dump(server.patient, (lines) => {
      longest = Math.max(longest, lines.length);
      return write(lines);
    }),
  );
  expect(longest).toBeLessThan(10_000_000);
  await server.patient.transaction((tx) => dropAll(tx));
  await migrate(server.patient);
  expect((await restore(server.patient, path)).tables).toEqual(tables);
  const restored = await server.db.select({ original: pictures.original }).from(pictures).orderBy(pictures.id);
  expect(restored.map(({ original }, at) => bytes[at]?.equals(original))).toEqual(bytes.map(() => true));
}, 60_000);

test('restores over a non-empty database only with `replace`, raises the content version and enables triggers again', async () => {
  await sendEnquiry('Первая');
  const { path } = await backUp(server.patient);
  await sendEnquiry('Вторая');
  await expect(restore(server.patient, path)).rejects.toThrow(
    'The database is not empty (table about_banners). Use --replace',
  );
  expect(await countOf('requests')).toBe(2);
  const before = await versionOf();
  await restore(server.patient, path, { replace: true });
  expect(await countOf('requests')).toBe(1);
  const after = await versionOf();
  expect(after).toBeGreaterThan(before);
  await server.db.execute(sql`update brands set position = position`);
  expect(await versionOf()).toBe(after + 1);
  const orphan = server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (0, 0, '', 2000, '', 0)`);
  await expect(orphan).rejects.toThrow('insert into cars');
});

test('backs up each concurrent transaction completely or not at all', async () => {
  const state = { going: true };
  const write = async () => {
    for (let pair = 0; state.going; pair++) {
      await server.db.transaction(async (tx) => {
        for (const half of ['one', 'other']) {
          await tx.execute(sql`insert into requests (section, text, phone, full_name)
            values ('shop', ${`${pair} ${half}`}, '+998901234567', 'Азиз')`);
        }
      });
      // The embedded database answers without yielding to the event loop, which would starve file writes.
      await setImmediate();
    }
  };
  const writing = write();
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn++) counts.push((await backUp(server.patient)).tables['requests']?.rows ?? -1);
  state.going = false;
  await writing;
  expect(counts.filter((count) => count % 2 !== 0)).toEqual([]);
  expect(counts.at(-1)).toBeGreaterThan(0);
});

const unsealed = (text: string) => text.replace('"format":2', '"format":1').replace(/,"seal":"\w+"/, '');

function withoutTable(lines: string[], name: string): string {
  const from = lines.findIndex((line) => line.startsWith(`["table","${name}"`));
  const to = lines.findIndex((line, index) => index > from && line.startsWith('['));
  const [, end] = JSON.parse(lines.at(-1) ?? '') as [string, { tables: Record<string, unknown> }];
  delete end.tables[name];
  return `${[...lines.slice(0, from), ...lines.slice(to, -1), JSON.stringify(['end', end])].join('\n')}\n`;
}

test('rejects a damaged or incomplete backup before any change', async () => {
  const { path } = await backUp(server.patient);
  const whole = readFileSync(path);
  const text = gunzipSync(whole).toString();
  const lines = text.trimEnd().split('\n');
  const brand = lines.findIndex((line) => line.includes('"brand') && line.startsWith('{'));
  const wrong: [Buffer | string, string][] = [
    [whole.subarray(0, whole.length / 2), 'is cut off'],
    [whole.subarray(0, whole.length - 4), 'is cut off'],
    [gzipSync(lines.slice(0, -1).join('\n')), 'is cut off'],
    [gzipSync(`${lines.toSpliced(brand, 1).join('\n')}\n`), 'is damaged (table'],
    [gzipSync(text.replace('+998', '+999')), 'is damaged (table'],
    [gzipSync(text.replace(/"value":"?\d+"?/, '"value":"1"')), 'is damaged (its counts)'],
    [gzipSync(withoutTable(lines, 'users')), 'is damaged (its counts)'],
    [gzipSync(`${[...lines.slice(0, -1), '["end",null]'].join('\n')}\n`), 'is damaged (its end)'],
    [gzipSync('["yolda backup",null]\n'), 'is not a backup'],
    ['select 1', 'is not a backup'],
    [gzipSync('{"a":1}\n'), 'is damaged'],
    [gzipSync(text.replace('"format":2', '"format":3')), 'was made by a newer release'],
    [gzipSync(unsealed(text).replace(/"schema":\d+/, '"schema":9999999999999')), 'was made by a newer release'],
  ];
  for (const [content, words] of wrong) {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, content);
    await expect(restore(server.patient, bad, { replace: true })).rejects.toThrow(words);
  }
  await expect(restore(server.patient, join(folder, 'none'))).rejects.toThrow('Cannot read');
  expect(await countOf('brands')).toBeGreaterThan(0);
});

test('restores a backup of an earlier release and migrates it', async () => {
  const earlier = readMigrationFiles({ migrationsFolder }).at(-2)?.folderMillis;
  await server.patient.transaction((tx) => dropAll(tx));
  await migrate(server.patient, migrationsFolder, earlier);
  await sendEnquiryByHand();
  const { path } = await backUp(server.patient);
  await restore(server.patient, path, { replace: true });
  expect(await migrate(server.patient)).toBe(0);
  expect(await countOf('requests')).toBe(1);
});

test('does not restore over a database that is not of this site', async () => {
  const { path } = await backUp(server.patient);
  await server.patient.transaction((tx) => dropAll(tx));
  await server.db.execute(sql`create table somebodys (name text)`);
  await server.db.execute(sql`insert into somebodys values ('theirs')`);
  await expect(restore(server.patient, path, { replace: true })).rejects.toThrow(
    "is not this site's (table somebodys)",
  );
  expect(await countOf('somebodys')).toBe(1);
  await server.db.execute(sql`drop table somebodys`);
  await restore(server.patient, path);
});

const sendEnquiryByHand = () =>
  server.db.execute(
    sql`insert into requests (section, text, phone, full_name) values ('shop', 'Колодки', '+998901234567', 'Азиз')`,
  );

test('restores a backup of format 1, which has no seal', async () => {
  const { path } = await backUp(server.patient);
  const old = gunzipSync(readFileSync(path))
    .toString()
    .replace('"format":2', '"format":1')
    .replace(/,"seal":"\w+"/, '');
  writeFileSync(path, gzipSync(old));
  await restore(server.patient, path, { replace: true });
  expect(await countOf('brands')).toBeGreaterThan(0);
});

test('deletes unfinished files of killed backups, but not of backups that may be running', async () => {
  const [dead, alive] = ['01', '02'].map((day) => `yolda-2026-11-${day}T00-00-00-000Z.ndjson.gz.draft`) as [
    string,
    string,
  ];
  for (const name of [dead, alive]) writeFileSync(join(folder, name), '');
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(join(folder, dead), before, before);
  await backUp(server.patient);
  expect(readdirSync(folder)).toContain(alive);
  expect(readdirSync(folder)).not.toContain(dead);
});

test('leaves no file after a failed backup, and keeps only the newest backups', async () => {
  const failing = writeBackup(folder, () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  await expect(writeBackup(folder, async (write) => write('["yolda backup",{"format":1}]\n'))).rejects.toThrow(
    'cut off',
  );
  expect(readdirSync(folder)).toEqual([]);
  for (const day of [1, 2, 3]) writeFileSync(join(folder, `yolda-2026-11-0${day}T00-00-00-000Z.ndjson.gz`), '');
  writeFileSync(join(folder, 'mine.gz'), '');
  keepNewest(folder, 2);
  expect(readdirSync(folder)).toEqual([
    'mine.gz',
    'yolda-2026-11-02T00-00-00-000Z.ndjson.gz',
    'yolda-2026-11-03T00-00-00-000Z.ndjson.gz',
  ]);
});
