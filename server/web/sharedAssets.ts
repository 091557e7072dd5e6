import { constants } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../platform/files';
import { StartError } from '../platform/startError';

const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Releases running side by side serve each other's files. Names are content hashes, and files appear atomically. Unused
 * files are removed after two weeks, because pages opened before a deployment still request them.
 */
export async function shareAssets(own: string, shared: string, now = new Date()): Promise<void> {
  try {
    makeFolder(shared);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',', 1)[0] : String(error);
    throw new StartError(`Cannot make the folder ${shared} (ASSETS_DIR): ${reason}`);
  }
  for (const name of await readdir(own)) {
    const place = join(shared, name);
    const isThere = await utimes(place, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    const draft = join(shared, `.${process.pid}.${name}`);
    await copyFile(join(own, name), draft, constants.COPYFILE_FICLONE);
    await utimes(draft, now, now);
    await rename(draft, place);
  }
  for (const name of await readdir(shared)) {
    const place = join(shared, name);
    const brought = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => now.getTime(),
    );
    if (now.getTime() - brought > RETENTION_MS) await rm(place, { force: true });
  }
}
