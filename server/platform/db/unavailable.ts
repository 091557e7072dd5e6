/**
 * SQLSTATEs by which PostgreSQL says "not now": the connection is lost (08), the server has no room left (53), cannot write or read its
 * files (58), is ending or starting (57P), has been made read-only by a failover (25006), or has ended what took too long (55P03 lock, 57014 statement, 25P03 idle
 * transaction, 25P04 transaction).
 */
const SQLSTATES = /^(08...|53...|58...|57P0.|57014|55P03|25P03|25P04|25006)$/;

/** Error codes of the system, while a connection is made or used. */
const SYSTEM_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The drivers' own errors have no code. The last ones are PGlite's, whose program in WebAssembly has ended and answers nothing more. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|Aborted\(|Program terminated with exit|memory access out of bounds|unreachable|null function or function signature mismatch|table index is out of bounds)/;

/** The longest chain is Drizzle's error around the driver's around the system's. */
const MAX_DEPTH = 5;

/**
 * Whether the error says that the database cannot be had now, however deep it is wrapped: the same call may succeed a moment later, and
 * nothing is wrong with it.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some((one) => isUnavailable(one, depth + 1))) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATES.test(code) || SYSTEM_CODES.has(code) || MESSAGES.test(error.message)) return true;
  return isUnavailable(error.cause, depth + 1);
}
