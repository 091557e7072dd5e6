export type SmsMessage = {
  phone: string;
  text: string;
  asker?: string | undefined;
};

export type TelegramMessage = {
  chat: number | string;
  text: string;
};

export interface Gateway<Message> {
  send(message: Message): Promise<void>;
}

export type Gateways = { sms: Gateway<SmsMessage>; telegram: Gateway<TelegramMessage> | null };

/** `refused`: permanent. `notSent`: can be retried. `unknown`: a retry may send it twice. */
export type SendFailureKind = 'refused' | 'notSent' | 'unknown';

/** The text is logged and stored: it must contain neither recipient nor content. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  constructor(
    message: string,
    readonly kind: SendFailureKind,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

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

export function networkFailure(error: unknown, signal: AbortSignal): { reason: string; mayHaveLeft: boolean } {
  const reason = signal.aborted ? 'no answer in time' : reasonOf(error);
  return { reason, mayHaveLeft: !NEVER_LEFT.has(reason) };
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'unreachable';
}

/** The provider's text may repeat a phone or a code. */
export const wordsOf = (text: unknown): string =>
  typeof text === 'string' ? `: ${text.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
