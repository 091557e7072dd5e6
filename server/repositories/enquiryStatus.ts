import { eq, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '../../contract/enquiries';
import type { Database } from '../db/database';
import { requests } from '../db/schema/requests';
import type { Store } from '../messages/outbox';
import { tellCustomer, UNDO_SECONDS } from './tellCustomer';

export type StoredEnquiry = typeof requests.$inferSelect;

/** Somebody else has changed the enquiry in the meantime: 412, with what it is now. */
export class EnquiryChanged extends Error {
  override name = 'EnquiryChanged';
  constructor(readonly now: StoredEnquiry) {
    super('The enquiry has changed');
  }
}

type Change = { id: number; version: number; status: EnquiryStatus };

/**
 * Changes the status of an enquiry that is at that version, and tells its customer in the same transaction (the caller's, who wakes the
 * messages after it; without a store nobody hears of it). Taking it up is its first answer. Null when there is no such enquiry. Throws EnquiryChanged.
 */
export async function changeStatus(
  tx: Database,
  { id, version, status }: Change,
  store: Store | null,
): Promise<StoredEnquiry | null> {
  const [before] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  if (!before) return null;
  if (before.version !== version) throw new EnquiryChanged(before);
  const [after] = await tx
    .update(requests)
    .set({
      status,
      version: version + 1,
      updatedAt: sql`now()`,
      answeredAt: answeredAt(status),
    })
    .where(eq(requests.id, id))
    .returning();
  if (after) await tellCustomer(tx, after, before.status, store);
  return after ?? null;
}

/** Taken up is answered, unless that is taken back at once. */
function answeredAt(status: EnquiryStatus) {
  if (status !== 'new')
    return status === 'spam' ? sql`${requests.answeredAt}` : sql`coalesce(${requests.answeredAt}, now())`;
  return sql`case when ${requests.answeredAt} < now() - make_interval(secs => ${UNDO_SECONDS}) then ${requests.answeredAt} end`;
}
