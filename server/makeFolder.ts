import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for its owner alone, with those above it that are missing. Level by level, because `mkdirSync` with `recursive`
 * never ends where a file system takes no new folders and says that the parent is missing, as /proc does.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // Another process that starts at the same moment makes it too.
    if (code === 'EEXIST' && isFolder(path)) return;
    throw code === 'ENOENT' ? new Error(`no folder can be made in ${parent}`) : error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
