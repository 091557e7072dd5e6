import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPGlite } from '../platform/db/database';
import { testSnapshot } from './embeddedTestDatabase';

/** A folder for DATA_DIR whose embedded database is migrated and seeded already; its first start takes 1 s, not 6. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-data-'));
  const client = await openPGlite({ dataDir: join(folder, 'db'), loadDataDir: await testSnapshot() });
  await client.close();
  return folder;
}
