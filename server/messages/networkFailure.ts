/** Before a connection stood: nothing of the call has left this machine. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Why a `fetch` brought no answer, in words for the log, and whether the call had left this machine for all that is known. */
export function networkFailure(error: unknown, signal: AbortSignal): { reason: string; mayHaveLeft: boolean } {
  const reason = signal.aborted ? 'no answer in time' : reasonOf(error);
  return { reason, mayHaveLeft: !NEVER_LEFT.has(reason) };
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'unreachable';
}

/** The other side's own words help whoever runs the server, but they may repeat a receiver or a code: digits are hidden. */
export const wordsOf = (text: unknown): string =>
  typeof text === 'string' ? `: ${text.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
