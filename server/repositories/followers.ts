import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '../../contract/enquiries';
import type { Database } from '../db/database';
import { messages, telegramFollowers } from '../db/schema/messages';
import { requests } from '../db/schema/requests';
import type { Store } from '../messages/outbox';
import { statusText, toldStatus } from '../messages/texts/enquiryTexts';

/** So long the staff may take a change back before anybody hears of it. */
export const UNDO_SECONDS = 10;

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
    const [used] = await tx.select().from(telegramFollowers).where(eq(telegramFollowers.tokenHash, hash));
    if (used) return used.chatId === chat && used.endedAt === null;
    const [follower] = await tx
      .insert(telegramFollowers)
      .values({ requestId, chatId: chat, tokenHash: hash })
      .onConflictDoUpdate({
        target: [telegramFollowers.requestId, telegramFollowers.chatId],
        set: { tokenHash: hash, endedAt: null },
      })
      .returning({ id: telegramFollowers.id });
    if (!follower) return false;
    const text = statusText(enquiry.language, enquiry.reference, enquiry.status);
    await store(tx, { kind: 'enquiry_followed', key: `followed:${hash}`, requestId, message: { chat, text } });
    return true;
  });
}

/** The chat hears of nothing any more. */
export async function endChat(db: Database, chat: number): Promise<void> {
  const ended = await db
    .update(telegramFollowers)
    .set({ endedAt: sql`now()` })
    .where(and(eq(telegramFollowers.chatId, chat), isNull(telegramFollowers.endedAt)))
    .returning({ id: telegramFollowers.id });
  const followers = ended.map(({ id }) => String(id));
  if (followers.length === 0) return;
  await db.execute(sql`update ${messages} set state = 'dead', sealed = null, reason = 'The chat wants nothing any more'
    where kind = 'enquiry_status' and state = 'queued' and split_part(key, ':', 2) in ${followers}`);
}

type Told = { id: number; reference: string; language: 'ru' | 'uz'; version: number; status: EnquiryStatus };

/**
 * Tells the followers of a status, in the transaction of its change; `before`: the one until then. What they were about to be told takes
 * its place: a change that is taken back within UNDO_SECONDS is told to nobody.
 */
export async function tellFollowers(tx: Database, enquiry: Told, before: EnquiryStatus, store: Store): Promise<void> {
  const { id, reference, language, version, status } = enquiry;
  const replaced = await tx.execute<{ key: string }>(sql`
    update ${messages} set state = 'dead', sealed = null, reason = 'The status has changed again'
    where request_id = ${id} and kind = 'enquiry_status' and state = 'queued' returning key`);
  /** What a follower has heard last, where that is not the status until now: it is the end of the key. */
  const heard = new Map(replaced.rows.map(({ key }) => [key.split(':')[1], key.split(':')[3]]));
  const followers = await tx
    .select()
    .from(telegramFollowers)
    .where(and(eq(telegramFollowers.requestId, id), isNull(telegramFollowers.endedAt)));
  for (const { id: follower, chatId } of followers) {
    const last = heard.get(String(follower)) ?? toldStatus(before);
    if (last === toldStatus(status)) continue;
    await store(tx, {
      kind: 'enquiry_status',
      key: `status:${follower}:${version}:${last}`,
      requestId: id,
      waitSeconds: UNDO_SECONDS,
      message: { chat: chatId, text: statusText(language, reference, status) },
    });
  }
}
