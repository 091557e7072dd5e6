import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { messages, telegramFollowers } from '../db/schema/messages';
import { requests } from '../db/schema/requests';
import type { Store } from '../messages/outbox';
import { statusText } from '../messages/texts/enquiryTexts';
import { endRemindersTo } from './wishes';

type Start = { requestId: number; hash: string; chat: number };

/**
 * Lets the chat that has opened a link hear of its enquiry, and tells it how that stands. The link is good once: for another chat it is
 * not any more, and the same chat, to which Telegram may bring the same update twice, hears once. False: nobody follows by it.
 */
export function followEnquiry(db: Database, { requestId, hash, chat }: Start, store: Store): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [enquiry] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
    // Without its sender it is nobody's any more.
    if (!enquiry || enquiry.phone === '') return false;
    const text = statusText(enquiry.language, enquiry.reference, enquiry.status);
    // Its key is kept longer than the link is good, also where the chat opens another one.
    const told = await store(tx, {
      kind: 'enquiry_followed',
      key: `followed:${hash}`,
      requestId,
      message: { chat, text },
    });
    if (told === null) {
      const [used] = await tx.select().from(telegramFollowers).where(eq(telegramFollowers.tokenHash, hash));
      return used?.chatId === chat && used.endedAt === null;
    }
    await tx
      .insert(telegramFollowers)
      .values({ requestId, chatId: chat, tokenHash: hash })
      .onConflictDoUpdate({
        target: [telegramFollowers.requestId, telegramFollowers.chatId],
        set: { tokenHash: hash, endedAt: null },
      });
    return true;
  });
}

/** The chat hears of nothing any more. */
export async function endChat(db: Database, chat: number): Promise<void> {
  await endRemindersTo(db, chat);
  const ended = await db
    .update(telegramFollowers)
    .set({ endedAt: sql`now()` })
    .where(and(eq(telegramFollowers.chatId, chat), isNull(telegramFollowers.endedAt)))
    .returning({ id: telegramFollowers.id });
  const followers = ended.map(({ id }) => String(id));
  if (followers.length === 0) return;
  await db.execute(sql`update ${messages} set state = 'dead', sealed = null, reason = 'The chat wants nothing any more'
    where state = 'queued' and (kind in ('enquiry_status', 'visit_estimate_telegram', 'visit_closed_telegram') and split_part(key, ':', 2) in ${followers}
      or kind = 'visit_ready_telegram' and split_part(key, ':', 5) in ${followers})`);
}
