import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;
/** All that stands in a DATA_DIR that is nothing else. */
const OURS = /^(db$|lock|secrets\.json|control$|backups$)/;

/**
 * Takes what stands at `path` from everybody but its owner: folders 0700, files 0600, all the way down. It may come from a release that
 * left it to everyone on the machine. Links are not followed; what has gone meanwhile, or belongs to somebody else, is left.
 */
export function keepToOwner(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & OTHERS) hide(path, found.isDirectory() ? FOLDER : FILE);
  if (found.isDirectory()) for (const name of readdirSync(path)) keepToOwner(join(path, name));
}

/** Does the same for DATA_DIR. A folder that holds other things too, a home or a project, stays as it is: only what is ours in it is hidden. */
export function keepDataToOwner(dataDir: string): void {
  const names = readdirSync(dataDir);
  if (names.every((name) => OURS.test(name))) hide(dataDir, FOLDER);
  for (const name of names) if (OURS.test(name)) keepToOwner(join(dataDir, name));
}

function hide(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
