import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { CODE_LIFETIME_SECONDS } from '#contract/rules/limits';

const HOUR = 3_600;
const DAY = 24 * HOUR;

type KindRules = {
  channel: 'sms' | 'telegram';
  lifetimeSeconds: number;
  /**
   * Whether to resend a message with an unknown fate. False for SMS: a duplicate costs money, and the visitor can
   * request another (docs/adr/0014-sealed-sms-outbox.md).
   */
  again: boolean;
  /** Sent at once by the storing process, since a visitor waits; other processes take over if it is gone. */
  own: boolean;
  /** Respects quiet hours. The second part of its key must be the customer. */
  quiet?: true;
};

export const messageKinds = {
  /** A later code would leave no time to enter it. */
  code: { channel: 'sms', lifetimeSeconds: CODE_LIFETIME_SECONDS - 60, again: false, own: true },
  /** The former phone may be off overnight. */
  phone_changed: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: true },
  enquiry_taken: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  /** To staff: bookings of today and tomorrow, answers to estimates, reviews, failed messages. */
  staff_news: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  enquiry_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  enquiry_status: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  enquiry_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** If a customer does not answer in time, the adviser sends another link. */
  visit_estimate_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  visit_estimate_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  visit_closed_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  visit_closed_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** The lifetime exceeds any quiet hours. */
  visit_ready_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_ready_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  booking_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  booking_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  booking_reminder_telegram: { channel: 'telegram', lifetimeSeconds: 12 * HOUR, again: true, own: false },
  booking_reminder_sms: { channel: 'sms', lifetimeSeconds: 12 * HOUR, again: false, own: false },
  /** Useless after the start of the booking. */
  booking_soon_telegram: { channel: 'telegram', lifetimeSeconds: 2 * HOUR, again: true, own: false },
  booking_soon_sms: { channel: 'sms', lifetimeSeconds: 2 * HOUR, again: false, own: false },
  booking_offer_telegram: { channel: 'telegram', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: true, own: false },
  booking_offer_sms: { channel: 'sms', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: false, own: false },
  account_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  visit_due_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  visit_due_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
  handover_accepted_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  handover_accepted_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
} as const satisfies Record<string, KindRules>;

export type MessageKind = keyof typeof messageKinds;

/** Seconds in which other processes ignore a message of its own process. */
export const OWN_SECONDS = 10;

const kindsWith = (is: (rules: KindRules) => boolean): readonly string[] =>
  Object.entries(messageKinds)
    .filter(([, rules]) => is(rules))
    .map(([kind]) => kind);

export const repeatedKinds = kindsWith(({ again }) => again);
/** Kinds that no visitor waits for: they pause while a channel is down, and failed ones can be resent from the desk. */
export const sharedKinds = kindsWith(({ own }) => !own);
export const quietKinds = kindsWith(({ quiet }) => quiet ?? false);
