import { eq } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { UNDO_SECONDS } from '../enquiries/notify';
import type { Store } from '../messages/outbox';
import { DEFAULT_QUIET_HOURS } from '../messages/preferences';
import { secondsUntilQuietEnds } from '../messages/quietHours';
import { withdrawMessages } from '../messages/stored';
import { hashOfPhone } from '../platform/auth/phones';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { branches } from '../platform/db/schema/company';
import { pageAddress } from '../platform/http/addresses';
import type { Language } from '../platform/language';
import { readPickUps } from './pickUp';
import type { StoredVisit } from './seal';
import { readySms, readyTelegram, type VisitNotificationKind, visitSms, visitTelegram } from './texts';

export type Preferences = {
  channel: 'off' | 'sms' | 'telegram';
  quietFrom: number;
  quietTo: number;
  chatId: number | null;
  language?: Language;
};

/**
 * Returns the notification preferences of an account. Default without an account or stored preferences: SMS with the
 * default quiet hours.
 */
export async function preferencesOf(tx: Database, userId: number | null): Promise<Preferences> {
  const [row] =
    userId === null
      ? []
      : await tx.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row ?? { ...DEFAULT_QUIET_HOURS, channel: 'sms', chatId: null };
}

/**
 * Returns the chat of the account, not one that follows the enquiry: anyone can send an enquiry with a stranger's
 * phone, and would read the stranger's estimate.
 */
export const chatOf = ({ channel, chatId }: Preferences): number | null => (channel === 'telegram' ? chatId : null);

export type Notifier = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };

type VisitNotification = {
  notification: VisitNotificationKind;
  path: string;
  fact: string;
};

const KINDS = {
  estimate: { sms: 'visit_estimate_sms', telegram: 'visit_estimate_telegram' },
  closed: { sms: 'visit_closed_sms', telegram: 'visit_closed_telegram' },
  corrected: { sms: 'visit_closed_sms', telegram: 'visit_closed_telegram' },
} as const;

/** Queues a message in the caller's transaction. Erased customers get nothing. */
export async function notifyOfVisit(
  tx: Database,
  { id: visitId, enquiryId, userId, reference, language: ofVisit, phone }: StoredVisit,
  { notification, path, fact }: VisitNotification,
  { store, config }: Notifier,
): Promise<void> {
  if (phone === null) return;
  const preferences = await preferencesOf(tx, userId);
  const language = preferences.language ?? ofVisit;
  const link = pageAddress(config.siteUrl, language, path);
  const about = {
    visitId,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(enquiryId !== null && { enquiryId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const message = { chat, text: visitTelegram(language, notification, { reference, link }) };
    await store(tx, { ...about, kind: KINDS[notification].telegram, key: `visit:account:${fact}`, message });
    return;
  }
  const message = { phone, text: visitSms(language, notification, link) };
  await store(tx, { ...about, kind: KINDS[notification].sms, key: `visit:phone:${fact}`, message });
}

/** Prefix of the deduplication key `ready:<customer or 0>:<visit>:<version>:<receiver>`. */
const keyOf = ({ id, userId }: StoredVisit): string => `ready:${userId ?? 0}:${id}:`;

/** Deletes queued notifications that the car is ready. Called on each state change of the visit. */
export const withdrawReady = (tx: Database, visit: StoredVisit) => withdrawMessages(tx, keyOf(visit));

/**
 * Queues a message each time the car becomes ready, to be sent after UNDO_SECONDS and quiet hours. `visit`: the row
 * before the change.
 */
export async function notifyReady(tx: Database, visit: StoredVisit, { store, config }: Notifier): Promise<void> {
  const { userId, enquiryId, branchId, phone, reference, version, correctsId } = visit;
  if (phone === null || correctsId !== null) return;
  const preferences = await preferencesOf(tx, userId);
  if (preferences.channel === 'off') return;
  const language = preferences.language ?? visit.language;
  const [place] = await tx.select().from(branches).where(eq(branches.id, branchId));
  if (!place) return;
  const now = Date.now();
  const waitSeconds = Math.max(UNDO_SECONDS, secondsUntilQuietEnds(now, preferences.quietFrom, preferences.quietTo));
  const at = new Date(now + waitSeconds * 1000);
  const ready = {
    branch: localizedOrFallback(place.name, language),
    address: localizedOrFallback(place.address, language),
    phone: place.serviceManagerPhone,
    pickUp: (await readPickUps(tx, [branchId], at)).get(branchId) ?? null,
    at,
  };
  const link = userId === null ? '' : pageAddress(config.siteUrl, language, pagePath('garage'));
  const key = `${keyOf(visit)}${version}:`;
  const about = {
    waitSeconds,
    visitId: visit.id,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(enquiryId !== null && { enquiryId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const text = readyTelegram(language, ready, { reference, link });
    await store(tx, { ...about, kind: 'visit_ready_telegram', key: `${key}account`, message: { chat, text } });
    return;
  }
  const message = { phone, text: readySms(language, ready) };
  await store(tx, { ...about, kind: 'visit_ready_sms', key: `${key}phone`, message });
}
