import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { CODE_LIFETIME_SECONDS } from '#contract/rules/limits';

const HOUR = 3_600;
const DAY = 24 * HOUR;

type KindRules = {
  channel: 'sms' | 'telegram';
  lifetimeSeconds: number;
  /**
   * Whether to resend a message of unknown fate. Not SMS: a duplicate costs money (docs/adr/0014-sealed-sms-outbox.md).
   */
  again: boolean;
  /** Its own process sends it at once, since a visitor waits. Others only take over. */
  own: boolean;
  /** Respects quiet hours. Its key's second part must be the customer. */
  quiet?: true;
};

export const messageKinds = {
  /** Later there is no time to enter the code. */
  code: { channel: 'sms', lifetimeSeconds: CODE_LIFETIME_SECONDS - 60, again: false, own: true },
  /** The former phone may be off overnight. */
  phone_changed: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: true },
  enquiry_taken: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  staff_news: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  enquiry_followed: { channel: 'telegram', lifetimeSeconds: HOUR, again: true, own: false },
  enquiry_status: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  enquiry_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  visit_estimate_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  visit_estimate_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  visit_closed_telegram: { channel: 'telegram', lifetimeSeconds: 3 * DAY, again: true, own: false },
  visit_closed_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  /** Longer than any quiet hours. */
  visit_ready_telegram: { channel: 'telegram', lifetimeSeconds: 2 * DAY, again: true, own: false, quiet: true },
  visit_ready_sms: { channel: 'sms', lifetimeSeconds: 2 * DAY, again: false, own: false, quiet: true },
  booking_telegram: { channel: 'telegram', lifetimeSeconds: DAY, again: true, own: false },
  booking_sms: { channel: 'sms', lifetimeSeconds: DAY, again: false, own: false },
  booking_reminder_telegram: { channel: 'telegram', lifetimeSeconds: 12 * HOUR, again: true, own: false },
  booking_reminder_sms: { channel: 'sms', lifetimeSeconds: 12 * HOUR, again: false, own: false },
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

export const OWN_SECONDS = 10;

const kindsWith = (is: (rules: KindRules) => boolean): readonly string[] =>
  Object.entries(messageKinds)
    .filter(([, rules]) => is(rules))
    .map(([kind]) => kind);

export const repeatedKinds = kindsWith(({ again }) => again);
/** Kinds that no visitor waits for: they pause while a channel is down and can be resent from the desk. */
export const sharedKinds = kindsWith(({ own }) => !own);
export const quietKinds = kindsWith(({ quiet }) => quiet ?? false);
