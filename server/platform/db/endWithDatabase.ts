import type { PGlite } from '@electric-sql/pglite';

/** How PostgreSQL's own error handling leaves its main loop. */
const LONG_JUMP = 100;

const hasStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;

/**
 * Ends the process when the embedded database's program ends: a panic of PostgreSQL, such as a log without room on the disk, an
 * abort, a trap of WebAssembly. PGlite swallows these and enters the loop again, so that the process hangs or answers nothing more; a
 * new one reads the log anew and loses nothing that was acknowledged.
 */
export function endWithDatabase({ Module: module }: PGlite): void {
  const once = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (hasStatus(error, LONG_JUMP)) throw error;
      process.stderr.write(`The embedded database has ended, and the process with it: ${String(error)}\n`);
      process.exit(1);
    }
  };
}
