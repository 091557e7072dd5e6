import { eq, sql } from 'drizzle-orm';
import type { EnquiryStatus, OwnEnquiry, TrackedEnquiry } from '#contract/enquiries';
import { matchesPhoneSpans, phoneSpans } from '../accounts/formerPhones';
import type { Store } from '../messages/outbox';
import type { Database } from '../platform/db/database';
import { withoutNull } from '../platform/db/expressions';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { enquiries } from '../platform/db/schema/enquiries';
import { telegramFollowers } from '../platform/db/schema/messages';
import type { Language } from '../platform/language';
import { notifyCustomer, UNDO_SECONDS } from './notify';

export type StoredEnquiry = typeof enquiries.$inferSelect;

export class EnquiryChanged extends Error {
  override name = 'EnquiryChanged';
  constructor(readonly now: StoredEnquiry) {
    super('The enquiry has changed');
  }
}

type Change = { id: number; version: number; status: EnquiryStatus };

/**
 * Changes the status and notifies the customer in the caller's transaction. The first answer sets `answeredAt`.
 * @throws EnquiryChanged
 */
export async function changeStatus(
  tx: Database,
  { id, version, status }: Change,
  store: Store | null,
): Promise<StoredEnquiry | null> {
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!before) return null;
  if (before.version !== version) throw new EnquiryChanged(before);
  const [after] = await tx
    .update(enquiries)
    .set({
      status,
      version: version + 1,
      updatedAt: sql`now()`,
      answeredAt: answeredAt(status),
    })
    .where(eq(enquiries.id, id))
    .returning();
  if (after) await notifyCustomer(tx, after, before.status, store);
  return after ?? null;
}

function answeredAt(status: EnquiryStatus) {
  if (status !== 'new')
    return status === 'spam' ? sql`${enquiries.answeredAt}` : sql`coalesce(${enquiries.answeredAt}, now())`;
  return sql`case when ${enquiries.answeredAt} < now() - make_interval(secs => ${UNDO_SECONDS}) then ${enquiries.answeredAt} end`;
}

const MAX_OWN_ENQUIRIES = 100;

const columns = (language: Language) => ({
  id: enquiries.id,
  reference: enquiries.reference,
  status: sql<
    TrackedEnquiry['status']
  >`case ${enquiries.status} when 'spam' then 'refused' else ${enquiries.status}::text end`,
  created_at: sql<string>`to_json(${enquiries.createdAt}) #>> '{}'`,
  due_at: sql<string>`to_json(${enquiries.dueAt}) #>> '{}'`,
  branch: sql<string | null>`${inLanguage(branches.name, language)}`,
  canBeFollowed: sql<boolean>`${enquiries.status} not in ('done', 'refused', 'spam') and not exists (select from ${telegramFollowers}
    where ${telegramFollowers.enquiryId} = ${enquiries.id} and ${telegramFollowers.endedAt} is null)`,
});

export type Followable = { id: number; canBeFollowed: boolean };

type Question = { reference: string; phoneEnd: string; language: Language };

/** Compares reference and phone digits in one statement, so that timing does not reveal which is wrong. */
export async function findTracked(
  db: Database,
  { reference, phoneEnd, language }: Question,
): Promise<(TrackedEnquiry & Followable) | null> {
  const [row] = await db
    .select(columns(language))
    .from(enquiries)
    .leftJoin(branches, eq(branches.id, enquiries.branchId))
    .where(sql`${enquiries.reference} = ${reference} and right(${enquiries.phone}, ${phoneEnd.length}) = ${phoneEnd}`);
  return row ? withoutNull(row, 'branch') : null;
}

/** Returns enquiries sent with a phone while it was the customer's, newest first. */
export async function listOwnEnquiries(
  db: Database,
  { id, phone }: { id: number; phone: string },
  language: Language,
): Promise<(OwnEnquiry & Followable)[]> {
  const spans = await phoneSpans(db, phone, id);
  const rows = await db
    .select({ ...columns(language), text: enquiries.text })
    .from(enquiries)
    .leftJoin(branches, eq(branches.id, enquiries.branchId))
    .where(matchesPhoneSpans(spans, sql`${enquiries.phone}`, sql`${enquiries.createdAt}`))
    .orderBy(sql`${enquiries.createdAt} desc, ${enquiries.id} desc`)
    .limit(MAX_OWN_ENQUIRIES);
  return rows.map((row) => withoutNull(row, 'branch'));
}
