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

/** `refused`: permanent failure. `notSent`: safe to retry. `unknown`: a retry may send a duplicate. */
export type SendFailureKind = 'refused' | 'notSent' | 'unknown';

/** The message is logged and stored, so it must not contain recipient or text of the SMS. */
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

/** Truncates a provider's error text and masks numbers in it, which may be the phone or the code. */
export const redactedText = (text: unknown): string =>
  typeof text === 'string' ? `: ${text.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
