export type SmsMessage = {
  /** `+998XXXXXXXXX` */
  phone: string;
  text: string;
  /** Who alone finds it in the outbox of a demo made public (dev/asker.ts); no gateway sends it anywhere. */
  asker?: string | undefined;
};

/** Takes a message for sending. Throws SmsFailure when it cannot be sent, or when nobody knows whether it was. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<void>;
}

/**
 * What is known of a message that was not acknowledged. `refused`: the gateway said no, and will again. `notSent`: it was not
 * reached or could not take anything: nothing went out for certain, another try makes sense. `unknown`: the message left and no
 * answer came: it may arrive, so another try could send it twice.
 */
export type SmsFailureKind = 'refused' | 'notSent' | 'unknown';

/** The message names neither the phone nor the text: it goes into the log and the database. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
  constructor(
    message: string,
    readonly kind: SmsFailureKind,
  ) {
    super(message);
  }
}
