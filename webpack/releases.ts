import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A page that stays open over a release still asks for its own chunks. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1000;
const RECORD = path.resolve('dist/releases.json');

/** Until when each file was of use; null: the last build needs it. */
type NeededUntil = Record<string, number | null>;

const readRecord = async (record: string): Promise<NeededUntil> => {
  try {
    return (JSON.parse(await readFile(record, 'utf8')) as NeededUntil | null) ?? {};
  } catch {
    return {};
  }
};

/** Keeps the files of earlier builds for two weeks after the build that took their place, then deletes them. */
export const forgetOldReleases = async (
  folder: string,
  current: string[],
  { record = RECORD, now = Date.now() } = {},
): Promise<void> => {
  const before = await readRecord(record);
  const after: NeededUntil = {};
  for (const file of await readdir(folder)) {
    const source = file.replace(/\.(br|gz)$/, '');
    // What the record does not know, because it was lost, may have been served until now too.
    const until = current.includes(source) ? null : (before[source] ?? now);
    if (until !== null && now - until > KEEP_MS) await rm(path.join(folder, file));
    else after[source] = until;
  }
  await writeFile(record, JSON.stringify(after));
};
