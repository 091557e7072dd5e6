/**
 * Errors: connection (08), out of resources (53), file system (58), starting or stopping (57P), read-only (25006).
 * Timeouts: lock (55P03), statement (57014), idle transaction (25P03), transaction (25P04).
 */
const SQLSTATES = /^(08...|53...|58...|57P0.|57014|55P03|25P03|25P04|25006)$/;

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

/** Driver errors without a code. The last ones are from PGlite after its WebAssembly program has ended. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|Aborted\(|Program terminated with exit|memory access out of bounds|unreachable|null function or function signature mismatch|table index is out of bounds)/;

const MAX_DEPTH = 5;

export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  if (error instanceof AggregateError && error.errors.some((one) => isUnavailable(one, depth + 1))) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATES.test(code) || SYSTEM_CODES.has(code) || MESSAGES.test(error.message)) return true;
  return isUnavailable(error.cause, depth + 1);
}
