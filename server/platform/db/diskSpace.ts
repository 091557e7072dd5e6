import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const MB = 1024 * 1024;
/** Leaves room for a few WAL segments of 16 MB and for writes of other programs between two polls. */
const MIN_FREE = 64 * MB;
/** Above MIN_FREE as hysteresis, so that the database does not flap between read-only and writable. */
const RECOVERED_FREE = 80 * MB;
const POLL_MS = 250;

/**
 * Makes the embedded database read-only while its disk is nearly full, because PostgreSQL exits if it cannot write WAL.
 * Writes fail with SQLSTATE 25006.
 */
export function watchDiskSpace(client: PGlite, folder: string, onFull: (error: Error) => void): () => void {
  let isFull = false;
  let isPolling = false;
  const poll = async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (isFull === free < (isFull ? RECOVERED_FREE : MIN_FREE)) return;
    await client.exec(`set default_transaction_read_only = ${isFull ? 'off' : 'on'}`);
    isFull = !isFull;
    if (isFull) {
      onFull(
        new Error(`Only ${Math.floor(free / MB)} MB are free on the disk of ${folder}: writes are refused below 64 MB`),
      );
    }
  };
  const timer = setInterval(() => {
    if (isPolling || client.closed) return;
    isPolling = true;
    poll()
      // Ignores a closed database or a removed folder, because queries report these errors.
      .catch(() => {})
      .finally(() => {
        isPolling = false;
      });
  }, POLL_MS).unref();
  return () => clearInterval(timer);
}
