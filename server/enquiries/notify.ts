import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findCallCenter } from '../catalog/company';
import type { NewMessage, Store } from '../messages/outbox';
import type { Database } from '../platform/db/database';
import type { enquiries } from '../platform/db/schema/enquiries';
import { messages, telegramFollowers } from '../platform/db/schema/messages';
import { type CustomerStatus, customerStatus, enquirySms, statusText } from './texts';

/** Seconds to undo a change before anyone is notified. */
export const UNDO_SECONDS = 10;

type Enquiry = typeof enquiries.$inferSelect;

type Receiver = { who: string; notification: Pick<NewMessage, 'kind' | 'message'> | null };

/**
 * Notifies Telegram followers, or else the sender by SMS, in the caller's transaction. Deletes queued status messages,
 * so that an undone change sends none. `store` is null if another domain notifies the customer.
 */
export async function notifyCustomer(
  tx: Database,
  enquiry: Enquiry,
  before: Enquiry['status'],
  store: Store | null,
): Promise<void> {
  const status = customerStatus(enquiry.status);
  const withdrawn = await withdrawQueued(tx, enquiry.id);
  if (store === null) return;
  for (const { who, notification } of await receiversOf(tx, enquiry, status)) {
    const last = withdrawn.get(who) ?? customerStatus(before);
    if (notification === null || last === status) continue;
    await store(tx, {
      ...notification,
      key: `status:${who}:${enquiry.version}:${last}`,
      enquiryId: enquiry.id,
      waitSeconds: UNDO_SECONDS,
    });
  }
}

/** Deletes queued status messages. Returns for each receiver the last status sent before them, stored in their keys. */
async function withdrawQueued(tx: Database, id: number): Promise<Map<string, string>> {
  const isStatusNotification = and(
    eq(messages.enquiryId, id),
    inArray(messages.kind, ['enquiry_status', 'enquiry_sms']),
  );
  const rows = await tx
    .delete(messages)
    .where(and(isStatusNotification, eq(messages.state, 'queued')))
    .returning({ key: sql<string>`${messages.key}` });
  // Expires messages that are being sent, because a retry could arrive after the newer message.
  await tx
    .update(messages)
    .set({ expiresAt: sql`least(${messages.expiresAt}, now())`, sealed: null })
    .where(and(isStatusNotification, isNotNull(messages.sealed)));
  return new Map(
    rows.map(({ key }) => {
      const [, who = '', , last = ''] = key.split(':');
      return [who, last];
    }),
  );
}

async function receiversOf(tx: Database, enquiry: Enquiry, status: CustomerStatus): Promise<Receiver[]> {
  const { id, reference, language, phone } = enquiry;
  const followers = await tx
    .select()
    .from(telegramFollowers)
    .where(and(eq(telegramFollowers.enquiryId, id), isNull(telegramFollowers.endedAt)));
  if (followers.length > 0) {
    const text = status === 'new' ? null : statusText(language, reference, status);
    return followers.map(({ id: follower, chatId }) => ({
      who: String(follower),
      notification: text === null ? null : { kind: 'enquiry_status', message: { chat: chatId, text } },
    }));
  }
  // Sends nothing for spam, because its sender may have given a stranger's phone.
  if (phone === '' || enquiry.status === 'spam') return [];
  const text = enquirySms(language, { reference, status, callCenter: (await findCallCenter(tx)).phone });
  return [
    { who: `phone${id}`, notification: text === null ? null : { kind: 'enquiry_sms', message: { phone, text } } },
  ];
}
