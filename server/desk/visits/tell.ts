import { hashOfPhone } from '../../accounts/phoneHash';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Store } from '../../messages/outbox';
import { type VisitNews, visitSms, visitTelegram } from '../../messages/texts/visitTexts';
import { chatOf, preferencesOf } from './customerChat';
import { pageAddress } from './links';
import type { StoredVisit } from './seal';

export type Telling = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };

type News = { news: VisitNews; path: string /** The same for the same fact. */; fact: string };

const KINDS = {
  estimate: { sms: 'visit_estimate_sms', telegram: 'visit_estimate_telegram' },
  closed: { sms: 'visit_closed_sms', telegram: 'visit_closed_telegram' },
  corrected: { sms: 'visit_closed_sms', telegram: 'visit_closed_telegram' },
} as const;

/**
 * Notifies the customer of a visit, in the transaction of what happened: in the account's chat, else by SMS. A forgotten customer gets nothing.
 */
export async function tellOfVisit(
  tx: Database,
  { requestId, userId, reference, language: ofVisit, phone }: StoredVisit,
  { news, path, fact }: News,
  { store, config }: Telling,
): Promise<void> {
  if (phone === null) return;
  const preferences = await preferencesOf(tx, userId);
  const language = preferences.language ?? ofVisit;
  const link = pageAddress(config.siteUrl, language, path);
  const about = {
    phoneHash: hashOfPhone(phone, config.secrets.code),
    ...(requestId !== null && { requestId }),
  };
  const chat = chatOf(preferences);
  if (chat !== null) {
    const message = { chat, text: visitTelegram(language, news, { reference, link }) };
    await store(tx, { ...about, kind: KINDS[news].telegram, key: `visit:account:${fact}`, message });
    return;
  }
  const message = { phone, text: visitSms(language, news, link) };
  await store(tx, { ...about, kind: KINDS[news].sms, key: `visit:phone:${fact}`, message });
}
