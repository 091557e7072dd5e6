import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lists a file, or all files of a folder except installed packages.
 * @param {string} path
 * @returns {Generator<string>}
 */
export function* filesOf(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).toSorted()) if (name !== 'node_modules') yield* filesOf(join(path, name));
}

/** @param {string} path */
export const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Skips a check that passed with the same file contents. The file `stamp` stores their hashes. */
export async function skipUnchanged(stamp, paths, check) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => [...filesOf(each)])) hash.update(path).update(readFileSync(path));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { code: 0, output: '' };
  const result = await check();
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return result;
}
