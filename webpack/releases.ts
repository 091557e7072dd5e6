import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A page that stays open over a release still asks for its own chunks. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1000;
const RECORD = path.resolve('dist/releases.json');

const lastNeeded = async (): Promise<Record<string, number>> => {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
};

/** Keeps the files of earlier builds for two weeks after the last build that needed them, then deletes them. */
export const forgetOldReleases = async (folder: string, current: string[], now = Date.now()): Promise<void> => {
  const record = await lastNeeded();
  for (const file of current) record[file] = now;
  for (const file of await readdir(folder)) {
    const source = file.replace(/\.(br|gz)$/, '');
    if (now - (record[source] ?? 0) > KEEP_MS) await rm(path.join(folder, file));
  }
  const kept = Object.entries(record).filter(([, time]) => now - time <= KEEP_MS);
  await writeFile(RECORD, JSON.stringify(Object.fromEntries(kept)));
};
