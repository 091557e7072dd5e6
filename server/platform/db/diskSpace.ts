import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const MB = 1024 * 1024;
/** A log file of PostgreSQL is 16 MB: a few of them, and what others write to the disk between two looks. */
const LOW = 64 * MB;
/** Where writing begins again: not at the same figure, or it would go to and fro. */
const ENOUGH = 80 * MB;
const LOOK_EVERY_MS = 250;

/**
 * While the disk of `folder` is nearly full the embedded database takes nothing new: tables without room are an error like others, but
 * a log without room ends PostgreSQL. Reads go on; a write fails with SQLSTATE 25006. `onFull` hears of it each time it begins.
 * Returns what ends the watch.
 */
export function guardSpace(client: PGlite, folder: string, onFull: (error: Error) => void): () => void {
  let isFull = false;
  let isLooking = false;
  const look = async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (isFull === free < (isFull ? ENOUGH : LOW)) return;
    await client.exec(`set default_transaction_read_only = ${isFull ? 'off' : 'on'}`);
    isFull = !isFull;
    if (isFull) {
      onFull(
        new Error(`${Math.floor(free / MB)} MB are free on the disk of ${folder}: nothing is written below 64 MB`),
      );
    }
  };
  const timer = setInterval(() => {
    if (isLooking || client.closed) return;
    isLooking = true;
    look()
      // The database is being closed, or the folder is gone: whoever uses them hears of that.
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
