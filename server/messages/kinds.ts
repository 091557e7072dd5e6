import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { CODE_LIFETIME_SECONDS } from '#contract/rules/limits';

const HOUR = 3_600;
const DAY = 24 * HOUR;

type KindRules = {
  channel: 'sms' | 'telegram';
  /** What could not be handed over within it is given up. */
  lifetimeSeconds: number;
  /**
   * What is done where nobody knows whether a message went out (no answer, a killed process). True: it is sent again, so that it arrives at
   * least once. False: never, because the second one costs money and the visitor asks for another (docs/adr/0014-sealed-sms-outbox.md).
   */
  again: boolean;
  /** The process that stores it sends it at once, because somebody waits for that; others take it when that one is gone. */
  own: boolean;
  /** It may have to wait for the end of its customer's quiet hours, and its key names the customer second. */
  quiet?: true;
};

/** Every message that the site sends by itself. */
export const messageKinds = {
  /** A code that arrives later leaves no time to type it in. */
  code: { channel: 'sms', lifetimeSeconds: CODE_LIFETIME_SECONDS - 60, again: false, own: true },
  /** An old phone may be switched off for a night. */
  phone_changed: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: true },
  /** To the staff: a new enquiry has come. */
  enquiry_taken: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  /** To the staff: bookings of today and tomorrow, answers to estimates, reviews, failed messages. */
  staff_news: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  /** To a customer who has opened the link of an enquiry. */
  enquiry_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  enquiry_status: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  /** The same to the phone of an enquiry that no chat follows. */
  enquiry_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** To a customer: a link to the estimate. Where nobody answers it the adviser sends another. */
  visit_estimate_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  visit_estimate_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** Thanks, and where the history is. */
  visit_closed_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  visit_closed_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** The car can be fetched. Longer than any quiet hours. */
  visit_ready_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_ready_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  /** To whoever has booked: that it stands, was moved or cancelled. */
  booking_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  booking_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** The day before. */
  booking_reminder_telegram: { channel: 'telegram', lifetimeSeconds: 12 * HOUR, again: true, own: false },
  booking_reminder_sms: { channel: 'sms', lifetimeSeconds: 12 * HOUR, again: false, own: false },
  /** Two hours before: it is worth nothing afterwards. */
  booking_soon_telegram: { channel: 'telegram', lifetimeSeconds: 2 * HOUR, again: true, own: false },
  booking_soon_sms: { channel: 'sms', lifetimeSeconds: 2 * HOUR, again: false, own: false },
  /** A free time to who waits for one, as long as it is held by day. */
  booking_offer_telegram: { channel: 'telegram', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: true, own: false },
  booking_offer_sms: { channel: 'sms', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: false, own: false },
  /** To a customer whose account a chat has begun to follow. */
  account_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  /** What is due of a car, as its owner wishes; longer than any quiet hours. */
  visit_due_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  visit_due_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
  /** To the seller of a car: its history was accepted and waits for them. */
  handover_accepted_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  handover_accepted_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
} as const satisfies Record<string, KindRules>;

export type MessageKind = keyof typeof messageKinds;

/** Other processes leave a message to its own for so long. */
export const OWN_SECONDS = 10;

const kindsWith = (is: (rules: KindRules) => boolean): readonly string[] =>
  Object.entries(messageKinds)
    .filter(([, rules]) => is(rules))
    .map(([kind]) => kind);

/** Those that are sent again where nobody knows whether they went out. */
export const repeatedKinds = kindsWith(({ again }) => again);
/** Those that nobody stands waiting for: they spare a channel that is down, and what was given up is kept for the desk to send later. */
export const sharedKinds = kindsWith(({ own }) => !own);
/** Those that wake nobody. */
export const quietKinds = kindsWith(({ quiet }) => quiet ?? false);
