import fs, { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { makeDataFolder } from '../../testing/dataFolder';
import { type OpenDatabase, openDatabase } from './open';

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await makeDataFolder();
  database = await openDatabase({ databaseUrl: null, dataDir });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Records writes and flushes of WAL files during `work`, in order. */
async function recordLog(work: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  const isLog = (file: number) => fs.readlinkSync(`/proc/self/fd/${file}`).includes('/pg_wal/');
  const { writeSync, fsyncSync } = fs;
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(((file: number, ...rest: [never]) => {
    if (isLog(file)) events.push('write');
    return writeSync(file, ...rest);
  }) as typeof fs.writeSync);
  const flush = jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    if (isLog(file)) events.push('flush');
    fsyncSync(file);
  });
  await work();
  write.mockRestore();
  flush.mockRestore();
  return events;
}

const store = sql`insert into requests (section, text, phone, full_name) values ('shop', 'Колодки', '+998901234567', 'Азиз')`;

test('flushes WAL before a commit returns, and writes none for reads', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const events = await recordLog(() => database.db.transaction((tx) => tx.execute(store)));
    expect(events).toContain('write');
    expect(events.at(-1)).toBe('flush');
  }
  expect(await recordLog(() => database.db.execute(sql`select count(*) from requests`))).toEqual([]);
});
