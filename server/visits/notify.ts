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
import { isPromisePending } from './promise';
import type { StoredVisit } from './seal';
import {
  promisedSms,
  promisedTelegram,
  stepSms,
  stepTelegram,
  type VisitNotificationKind,
  type VisitStep,
  visitSms,
  visitTelegram,
} from './texts';

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

/** Deletes queued messages with the links of these hashes. */
export async function withdrawEstimates(tx: Database, tokenHashes: readonly string[]): Promise<void> {
  for (const hash of tokenHashes)
    for (const receiver of ['account', 'phone']) await withdrawMessages(tx, `visit:${receiver}:estimate:${hash}`);
}

const promiseKeyOf = ({ id, userId }: StoredVisit): string => `promised:${userId ?? 0}:${id}:`;

/** Deletes a queued message about a promised time. */
export const withdrawPromise = (tx: Database, visit: StoredVisit) => withdrawMessages(tx, promiseKeyOf(visit));

/**
 * Queues a message about a new promised time, after UNDO_SECONDS and quiet hours, and deletes a queued one about a
 * former time. Without a pending promise, or if the message would come after the time, none is sent.
 * `visit`: the written row. `isNew`: the change set another time.
 */
export async function notifyPromised(
  tx: Database,
  { visit, isNew }: { visit: StoredVisit; isNew: boolean },
  { store, config }: Notifier,
): Promise<void> {
  const { userId, enquiryId, branchId, phone, reference, version, promisedAt } = visit;
  const isPending = isPromisePending(visit);
  if (isNew || !isPending) await withdrawMessages(tx, promiseKeyOf(visit));
  if (!isNew || !isPending || phone === null || promisedAt === null) return;
  const preferences = await preferencesOf(tx, userId);
  if (preferences.channel === 'off') return;
  const language = preferences.language ?? visit.language;
  const [place] = await tx.select().from(branches).where(eq(branches.id, branchId));
  if (!place) return;
  const now = Date.now();
  const waitSeconds = Math.max(UNDO_SECONDS, secondsUntilQuietEnds(now, preferences.quietFrom, preferences.quietTo));
  const at = new Date(now + waitSeconds * 1000);
  if (at >= promisedAt) return;
  const promise = {
    branch: localizedOrFallback(place.name, language),
    phone: place.serviceManagerPhone,
    promisedAt,
    at,
  };
  const link = userId === null ? '' : pageAddress(config.siteUrl, language, pagePath('garage'));
  const key = `${promiseKeyOf(visit)}${version}:`;
  const about = {
    waitSeconds,
    visitId: visit.id,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(enquiryId !== null && { enquiryId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const text = promisedTelegram(language, promise, { reference, link });
    await store(tx, { ...about, kind: 'visit_promised_telegram', key: `${key}account`, message: { chat, text } });
    return;
  }
  const message = { phone, text: promisedSms(language, promise) };
  await store(tx, { ...about, kind: 'visit_promised_sms', key: `${key}phone`, message });
}

const STEPS = {
  received: { sms: 'visit_received_sms', telegram: 'visit_received_telegram' },
  approved: { sms: 'visit_approved_sms', telegram: 'visit_approved_telegram' },
  ready: { sms: 'visit_ready_sms', telegram: 'visit_ready_telegram' },
} as const;

/** Prefix of the deduplication key `<step>:<customer or 0>:<visit>:<fact>:<receiver>`. */
const keyOf = (step: VisitStep, { id, userId }: StoredVisit): string => `${step}:${userId ?? 0}:${id}:`;

/** Deletes queued messages about steps of a visit, because the visit has left these steps. */
export async function withdrawSteps(
  tx: Database,
  visit: StoredVisit,
  steps: readonly VisitStep[] = ['received', 'approved', 'ready'],
): Promise<void> {
  for (const step of steps) await withdrawMessages(tx, keyOf(step, visit));
}

/** The step that a message is about. The customer is notified of each fact once. */
const factOf = (step: VisitStep, { version, estimate }: StoredVisit): string =>
  ({ received: 'begun', approved: String(estimate), ready: String(version) })[step];

/**
 * Queues a message about a step of a visit, to be sent after UNDO_SECONDS and quiet hours, and withdraws queued ones
 * about earlier steps. `visit`: the row before the change. No message for corrections and customers who turned
 * reminders off.
 */
export async function notifyOfStep(
  tx: Database,
  visit: StoredVisit,
  step: VisitStep,
  { store, config }: Notifier,
): Promise<void> {
  const { userId, enquiryId, branchId, phone, reference, correctsId } = visit;
  if (phone === null || correctsId !== null) return;
  await withdrawSteps(tx, visit);
  const preferences = await preferencesOf(tx, userId);
  if (preferences.channel === 'off') return;
  const language = preferences.language ?? visit.language;
  const [place] = await tx.select().from(branches).where(eq(branches.id, branchId));
  if (!place) return;
  const now = Date.now();
  const waitSeconds = Math.max(UNDO_SECONDS, secondsUntilQuietEnds(now, preferences.quietFrom, preferences.quietTo));
  const at = new Date(now + waitSeconds * 1000);
  const values = {
    branch: localizedOrFallback(place.name, language),
    address: localizedOrFallback(place.address, language),
    phone: place.serviceManagerPhone,
    pickUp: step === 'ready' ? ((await readPickUps(tx, [branchId], at)).get(branchId) ?? null) : null,
    at,
  };
  const link = userId === null ? '' : pageAddress(config.siteUrl, language, pagePath('garage'));
  const key = `${keyOf(step, visit)}${factOf(step, visit)}:`;
  const about = {
    waitSeconds,
    visitId: visit.id,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(enquiryId !== null && { enquiryId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const text = stepTelegram(language, step, { ...values, reference, link });
    await store(tx, { ...about, kind: STEPS[step].telegram, key: `${key}account`, message: { chat, text } });
    return;
  }
  const message = { phone, text: stepSms(language, step, values) };
  await store(tx, { ...about, kind: STEPS[step].sms, key: `${key}phone`, message });
}
