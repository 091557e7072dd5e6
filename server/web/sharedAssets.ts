import { constants } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../platform/files';
import { StartError } from '../platform/startError';

/** A page that stays open over a release still asks for its own chunks; the builds' own folders keep them as long. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Puts this release's browser files into a folder that other processes and releases serve from too, and removes those that no process
 * has brought for two weeks. While two releases run side by side, a page of one asks the other for its files. Names carry a content
 * hash: a file that is there is the same file, and each appears whole or not at all.
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
    // Another process may be removing it at this moment too.
    const brought = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => now.getTime(),
    );
    if (now.getTime() - brought > KEPT_MS) await rm(place, { force: true });
  }
}
