import type { deskTexts } from '#shared/i18n/ru/desk/index';
import type { DeskT } from '../hooks/useDeskTexts';

type Kind = keyof typeof deskTexts.messageKind;

const KINDS: readonly Kind[] = [
  'code',
  'phone_changed',
  'security',
  'enquiry_taken',
  'staff_news',
  'enquiry_followed',
  'enquiry_status',
  'enquiry_sms',
  'visit_estimate',
  'visit_received',
  'visit_approved',
  'visit_closed',
  'visit_ready',
  'visit_promised',
  'booking',
  'booking_reminder',
  'booking_soon',
  'booking_offer',
  'account_followed',
  'staff_message',
  'visit_due',
  'handover_accepted',
];
const TO_STAFF: readonly string[] = ['enquiry_taken', 'staff_news'];

export const messageKindName = (kind: string, t: DeskT): string => {
  const known = KINDS.find((one) => one === kind || `${one}_sms` === kind || `${one}_telegram` === kind);
  return known ? t(`messageKind.${known}`) : kind;
};

export const messageReceiver = (kind: string, t: DeskT): string =>
  t(TO_STAFF.includes(kind) ? 'messages.toStaff' : 'messages.toCustomer');

const FIXED = [
  ['Quiet hours', 'quiet'],
  ['The SMS budget of the day is spent', 'budget'],
  ['The phone has had its SMS of the day', 'phoneLimit'],
  ['Telegram is not set up', 'notSetUp'],
  ['The process ended while it was sent', 'stopped'],
  ['Sealed with another CODE_SECRET', 'unreadable'],
  ['An error of this server', 'own'],
  ['A newer code was asked for', 'newer'],
  ['The customer wants nothing any more', 'optedOut'],
  ['The chat wants nothing any more', 'optedOut'],
] as const;
const ANSWERED = /^(?:Telegram|Eskiz) \S+ answered (\d{3})(?:: (.*))?/s;
const UNREACHED = /^(?:Telegram|Eskiz) \S+: /;

/** Translates the failure reason, which is stored in English. Unknown reasons stay as they are. */
export const messageReason = (reason: string, t: DeskT): string => {
  const fixed = FIXED.find(([words]) => words === reason);
  if (fixed) return t(`messageReason.${fixed[1]}`);
  if (UNREACHED.test(reason)) return t('messageReason.silent');
  const [, status, words] = ANSWERED.exec(reason) ?? [];
  if (status === undefined) return reason;
  if (reason.includes('chat not found')) return t('messageReason.chatNotFound');
  if (status === '403') return t('messageReason.blocked');
  if (status === '429') return t('messageReason.tooMany');
  if (status === '401') return t('messageReason.noAccess');
  const text = t(Number(status) >= 500 ? 'messageReason.broken' : 'messageReason.rejected', { status });
  return words ? `${text} (${words})` : text;
};
