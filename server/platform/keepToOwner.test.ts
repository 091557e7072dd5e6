import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makeDataFolder } from '../testing/dataFolder';
import { openDatabase } from './db/open';
import { restrictDataToOwner } from './files';

const open: string[] = [];
afterEach(() => {
  for (const folder of open.splice(0)) rmSync(folder, { recursive: true });
});
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Returns the paths that users other than the owner can read or write. */
const readable = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter(
    (path) => statSync(path).mode & 0o077,
  );

test('makes existing and new files of the embedded database accessible to the owner only', async () => {
  const dataDir = await makeDataFolder();
  open.push(dataDir);
  chmodSync(dataDir, 0o755);
  expect(readable(dataDir).length).toBeGreaterThan(100);
  const umask = process.umask(0o077);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await database.db.execute(sql`create table later as select generate_series(1, 1000) as number`);
    await database.db.execute(sql`vacuum full later`);
    expect(readable(dataDir)).toEqual([]);
  } finally {
    await database.close();
    process.umask(umask);
  }
  expect(readable(dataDir)).toEqual([]);
});

test('leaves the mode of foreign files in DATA_DIR unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-home-'));
  open.push(folder);
  chmodSync(folder, 0o755);
  for (const name of ['db', 'project']) mkdirSync(join(folder, name), { mode: 0o755 });
  for (const name of ['secrets.json', 'db/PG_VERSION', 'project/notes'])
    writeFileSync(join(folder, name), '', { mode: 0o644 });
  symlinkSync(join(folder, 'project'), join(folder, 'db', 'link'));
  restrictDataToOwner(folder);
  const found = ['.', 'db', 'db/PG_VERSION', 'secrets.json', 'project', 'project/notes'].map((name) =>
    modeOf(join(folder, name)),
  );
  expect(found).toEqual(['755', '700', '600', '600', '755', '644']);
});
