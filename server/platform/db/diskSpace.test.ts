import { rmSync } from 'node:fs';
import files from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
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

const write = () => database.db.execute(sql`update content_version set version = version + 1`);
const read = () => database.db.execute(sql`select version from content_version`);

test('rejects database writes but not reads while the disk is nearly full, and recovers with free space', async () => {
  await write();
  const space = jest.spyOn(files, 'statfs').mockResolvedValue({ bavail: 63, bsize: 1024 * 1024 } as never);
  const failure = await new Promise<Error>((resolve) => database.onLost(resolve));
  expect(failure.message).toContain('63 MB are free on the disk');
  // isUnavailable() recognizes this code, and the API replies 503.
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await read();

  space.mockRestore();
  // PGlite answers without yielding, so timers need an explicit turn of the event loop.
  while ((await write().catch((error: unknown) => error)) instanceof Error) await turn();
  await read();
});
