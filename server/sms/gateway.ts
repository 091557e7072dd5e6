/** `phone` as `+998XXXXXXXXX`. */
export type SmsMessage = { phone: string; text: string };

/** Takes a message for sending. Throws SmsFailure when it cannot be sent. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<void>;
}

/** The message names neither the phone nor the text: it goes into the log. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
}
