export type SmsMessage = {
  /** `+998XXXXXXXXX` */
  phone: string;
  text: string;
  /** Who alone finds it in the outbox of a demo made public (dev/page.ts); no gateway sends it anywhere. */
  asker?: string | undefined;
};

export type TelegramMessage = {
  /** The number of a chat, or the `@name` of a public group. */
  chat: number | string;
  text: string;
};

/** Takes a message for sending. Throws SendFailure when it cannot be sent, or when nobody knows whether it was. */
export interface Gateway<Message> {
  send(message: Message): Promise<void>;
}

/** By channel; null: it is not set up, and what waits for it waits on. */
export type Gateways = { sms: Gateway<SmsMessage>; telegram: Gateway<TelegramMessage> | null };

/**
 * What is known of a message that was not acknowledged. `refused`: the channel said no, and will again. `notSent`: it was not
 * reached or could not take anything: nothing went out for certain, another try makes sense. `unknown`: the message left and no
 * answer came: it may arrive, so another try could send it twice.
 */
export type SendFailureKind = 'refused' | 'notSent' | 'unknown';

/** The message names neither the receiver nor the text: it goes into the log and the database. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  constructor(
    message: string,
    readonly kind: SendFailureKind,
    /** Nothing is taken before; the channel said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

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
