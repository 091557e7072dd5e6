import { and, eq, isNull } from 'drizzle-orm';
import { hashOfPhone } from '../../accounts/phoneHash';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { telegramFollowers } from '../../db/schema/messages';
import type { Store } from '../../messages/outbox';
import { type VisitNews, visitSms, visitTelegram } from '../../messages/texts/visitTexts';
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
 * Tells the customer of a visit, in the transaction of what is told: by Telegram where a chat follows the visit's enquiry, else by SMS. Whoever was
 * forgotten hears nothing.
 */
export async function tellOfVisit(
  tx: Database,
  { requestId, reference, language, phone }: StoredVisit,
  { news, path, fact }: News,
  { store, config }: Telling,
): Promise<void> {
  const link = pageAddress(config.siteUrl, language, path);
  const about = requestId === null ? {} : { requestId };
  const followers =
    requestId === null
      ? []
      : await tx
          .select()
          .from(telegramFollowers)
          .where(and(eq(telegramFollowers.requestId, requestId), isNull(telegramFollowers.endedAt)));
  for (const { id, chatId } of followers) {
    const message = { chat: chatId, text: visitTelegram(language, news, { reference, link }) };
    await store(tx, { kind: KINDS[news].telegram, key: `visit:${id}:${fact}`, ...about, message });
  }
  if (followers.length > 0 || phone === null) return;
  await store(tx, {
    kind: KINDS[news].sms,
    key: `visit:phone:${fact}`,
    ...about,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    message: { phone, text: visitSms(language, news, link) },
  });
}
