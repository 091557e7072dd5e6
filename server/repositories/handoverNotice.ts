import { eq } from 'drizzle-orm';
import { hashOfPhone } from '../accounts/phoneHash';
import { secondsOfQuiet } from '../care/quiet';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { messageWishes } from '../db/schema/carCare';
import { users } from '../db/schema/customers';
import type { historyHandovers } from '../db/schema/sharing';
import { pageAddress } from '../desk/visits/links';
import type { Store } from '../messages/outbox';
import { handoverSms, handoverTelegram } from '../messages/texts/handoverTexts';
import { withdrawMessages } from './messages';
import { QUIET } from './wishes';

export type Notifying = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };
type Stored = Pick<typeof historyHandovers.$inferSelect, 'id' | 'userId' | 'language'>;

const SHARING = '/personal/story/sharing';

/** The customer is its second part, which quiet hours need (server/messages/kinds.ts). */
const keyOf = ({ id, userId }: Stored): string => `handover:${userId}:${id}`;

/**
 * Notifies the seller that somebody has accepted the offer, once for an offer, as they wish to be notified: in their chat, else by SMS, outside of
 * their quiet hours, and not at all where they have switched messages off. Neither car nor buyer is named.
 */
export async function notifySeller(tx: Database, handover: Stored, { store, config }: Notifying): Promise<void> {
  const [seller] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, handover.userId));
  const [wish] = await tx.select().from(messageWishes).where(eq(messageWishes.userId, handover.userId));
  if (!seller || wish?.channel === 'off') return;
  const { language, quietFrom, quietTo } = wish ?? { ...QUIET, language: handover.language };
  const link = pageAddress(config.siteUrl, language, SHARING);
  const about = {
    key: keyOf(handover),
    phoneHash: hashOfPhone(seller.phone, config.secrets.code),
    waitSeconds: secondsOfQuiet(Date.now(), quietFrom, quietTo),
  };
  const chat = wish?.channel === 'telegram' ? wish.chatId : null;
  if (chat !== null) {
    const message = { chat, text: handoverTelegram(language, link) };
    await store(tx, { ...about, kind: 'handover_accepted_telegram', message });
    return;
  }
  const message = { phone: seller.phone, text: handoverSms(language, link) };
  await store(tx, { ...about, kind: 'handover_accepted_sms', message });
}

/** The seller has nothing to confirm any more: what still waits to be sent is not. */
export async function forgetAcceptance(tx: Database, handover: Stored): Promise<void> {
  await withdrawMessages(tx, keyOf(handover));
}
