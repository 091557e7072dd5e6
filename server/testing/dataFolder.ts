import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPGlite } from '../platform/db/database';
import { testSnapshot } from './embeddedTestDatabase';

/** Creates DATA_DIR from a database snapshot, so that the first start takes 1 s instead of 6. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-data-'));
  const client = await openPGlite({ dataDir: join(folder, 'db'), loadDataDir: await testSnapshot() });
  await client.close();
  return folder;
}
