import { createWriteStream, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { flushFolder, makeFolder } from '../../platform/files';
import { StartError } from '../../platform/startError';
import { readBackup } from './format';
import type { Digest } from './rows';

type Write = (lines: string) => Promise<void> | void;

/** Writes a backup with mode 0600. It gets its final name only when it is complete, flushed and verified. */
export async function writeBackup(folder: string, fill: (write: Write) => Promise<void>) {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartError(
      `Cannot create the folder ${folder}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const path = join(folder, nameAt(new Date()));
  const draft = `${path}.draft`;
  removeDeadDrafts(folder);
  try {
    await fillFile(draft, fill);
    const { tables } = await readBackup(draft);
    renameSync(draft, path);
    flushFolder(folder);
    return { path, tables };
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('E')) {
      throw new StartError(`Cannot write the backup ${path}: ${error.code}`);
    }
    throw error;
  }
}

const DEAD_MS = 60 * 60 * 1000;

function removeDeadDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => /^yolda-[\dTZ-]+\.ndjson\.gz\.draft$/.test(one))) {
    const draft = join(folder, name);
    if (Date.now() - statSync(draft).mtimeMs > DEAD_MS) rmSync(draft, { force: true });
  }
}

/** Deletes all backups but the newest `count`, and no other files of the folder. */
export function keepNewest(folder: string, count: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => /^yolda-[\dTZ-]+\.ndjson\.gz$/.test(name))
    .toSorted()
    .slice(0, -count);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

export async function copyLines(from: Readable, write: Write): Promise<void> {
  for await (const chunk of from.setEncoding('utf8')) await write(String(chunk));
}

export const totalOf = (tables: Record<string, Digest>) =>
  Object.values(tables).reduce((total, { rows }) => total + rows, 0);

const nameAt = (time: Date) => `yolda-${time.toISOString().replaceAll(/[:.]/g, '-')}.ndjson.gz`;

async function fillFile(path: string, fill: (write: Write) => Promise<void>): Promise<void> {
  const gzip = createGzip();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = pipeline(gzip, file);
  // Prevents an unhandled rejection: `await written` below throws the error.
  written.catch(() => {});
  const write = async (lines: string) => {
    if (gzip.destroyed) return written;
    if (!gzip.write(lines)) await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), written]);
  };
  try {
    await fill(write);
    gzip.end();
  } catch (error) {
    gzip.destroy();
    await finished(file).catch(() => {});
    throw error;
  }
  await written;
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
