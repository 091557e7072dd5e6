import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const MB = 1024 * 1024;
/** Room for a few PostgreSQL log files of 16 MB, and for other writers between two polls. */
const LOW = 64 * MB;
/** Hysteresis: above LOW, so that the state does not flap. */
const ENOUGH = 80 * MB;
const POLL_MS = 250;

/**
 * Makes the embedded database read-only while its disk is nearly full, because PostgreSQL ends if its log has no room.
 * Writes fail with SQLSTATE 25006.
 */
export function watchDiskSpace(client: PGlite, folder: string, onFull: (error: Error) => void): () => void {
  let isFull = false;
  let isPolling = false;
  const poll = async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (isFull === free < (isFull ? ENOUGH : LOW)) return;
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
      // The database is closing or the folder is gone. Their users report it.
      .catch(() => {})
      .finally(() => {
        isPolling = false;
      });
  }, POLL_MS).unref();
  return () => clearInterval(timer);
}
