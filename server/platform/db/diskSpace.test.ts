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

test('while the disk is nearly full writes are refused as an outage and reads go on; with room again all is as before', async () => {
  await write();
  const space = jest.spyOn(files, 'statfs').mockResolvedValue({ bavail: 63, bsize: 1024 * 1024 } as never);
  const heard = await new Promise<Error>((resolve) => database.onLost(resolve));
  expect(heard.message).toContain('63 MB are free on the disk');
  // Which unavailable.ts knows: 503.
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await read();

  space.mockRestore();
  // A turn of the event loop each time: this database answers without one, and no timer would come.
  while ((await write().catch((error: unknown) => error)) instanceof Error) await turn();
  await read();
});
