import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { CODE_LIFETIME_SECONDS } from '#contract/rules/limits';

const HOUR = 3_600;
const DAY = 24 * HOUR;

type KindRules = {
  channel: 'sms' | 'telegram';
  lifetimeSeconds: number;
  /**
   * Whether to retry if the message may have been sent. Not for SMS: duplicates cost money
   * (docs/adr/0014-sealed-sms-outbox.md).
   */
  again: boolean;
  /** True if a visitor waits for the message, so the process that stores it sends it at once. */
  own: boolean;
  /**
   * Waits until quiet hours end. The second part of the deduplication key is the customer's id, to look up these hours.
   */
  quiet?: true;
};

export const messageKinds = {
  /** Expires a minute before the code, to leave time to enter it. */
  code: { channel: 'sms', lifetimeSeconds: CODE_LIFETIME_SECONDS - 60, again: false, own: true },
  phone_changed: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: true },
  /** Without `quiet`, because the customer must be able to react at once (docs/spec/account.md#security-messages). */
  security_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: true },
  security_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: true },
  enquiry_taken: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  staff_news: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  enquiry_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  enquiry_status: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  enquiry_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  visit_estimate_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  visit_estimate_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  visit_received_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_received_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  visit_approved_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_approved_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  visit_closed_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  visit_closed_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** The lifetime exceeds the longest quiet hours. */
  visit_ready_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_ready_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  visit_promised_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_promised_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  booking_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  booking_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  booking_reminder_telegram: { channel: 'telegram', lifetimeSeconds: 12 * HOUR, again: true, own: false },
  booking_reminder_sms: { channel: 'sms', lifetimeSeconds: 12 * HOUR, again: false, own: false },
  booking_soon_telegram: { channel: 'telegram', lifetimeSeconds: 2 * HOUR, again: true, own: false },
  booking_soon_sms: { channel: 'sms', lifetimeSeconds: 2 * HOUR, again: false, own: false },
  booking_offer_telegram: { channel: 'telegram', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: true, own: false },
  booking_offer_sms: { channel: 'sms', lifetimeSeconds: OFFER_HOLD_MINUTES * 60, again: false, own: false },
  account_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  staff_message_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  staff_message_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  visit_due_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  visit_due_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
  handover_accepted_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false, quiet: true },
  handover_accepted_sms: { channel: 'sms', lifetimeSeconds: 3 * DAY, again: false, own: false, quiet: true },
} as const satisfies Record<string, KindRules>;

export type MessageKind = keyof typeof messageKinds;

export const TAKEOVER_SECONDS = 10;

const kindsWith = (is: (rules: KindRules) => boolean): readonly string[] =>
  Object.entries(messageKinds)
    .filter(([, rules]) => is(rules))
    .map(([kind]) => kind);

export const retriableKinds = kindsWith(({ again }) => again);
/** Background kinds pause while a gateway is down, and the desk can resend them. */
export const backgroundKinds = kindsWith(({ own }) => !own);
export const quietKinds = kindsWith(({ quiet }) => quiet ?? false);
