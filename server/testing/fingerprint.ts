import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['platform/db/migrations', 'catalog/search', 'seed'];

export function fingerprint(serverFolder: string): string {
  const hash = createHash('sha256');
  for (const folder of folders) for (const path of filesOf(join(serverFolder, folder))) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
