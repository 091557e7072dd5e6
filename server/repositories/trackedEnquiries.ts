import { eq, sql } from 'drizzle-orm';
import type { OwnEnquiry, TrackedEnquiry } from '../../contract/tracking';
import type { Database } from '../db/database';
import { branches } from '../db/schema/company';
import { inLanguage } from '../db/schema/localized';
import { telegramFollowers } from '../db/schema/messages';
import { requests } from '../db/schema/requests';
import type { Language } from '../http/language';
import { withoutNull } from './expressions';
import { phoneSpans, within } from './formerPhones';

/** Nobody reads further back. */
const MOST_OWN = 100;

const columns = (language: Language) => ({
  id: requests.id,
  reference: requests.reference,
  // `spam` is the staff's word alone.
  status: sql<
    TrackedEnquiry['status']
  >`case ${requests.status} when 'spam' then 'refused' else ${requests.status}::text end`,
  created_at: sql<string>`to_json(${requests.createdAt}) #>> '{}'`,
  due_at: sql<string>`to_json(${requests.dueAt}) #>> '{}'`,
  branch: sql<string | null>`${inLanguage(branches.name, language)}`,
  // Nothing more happens to a finished enquiry, and a chat that follows needs no second link.
  canBeFollowed: sql<boolean>`${requests.status} not in ('done', 'refused', 'spam') and not exists (select from ${telegramFollowers}
    where ${telegramFollowers.requestId} = ${requests.id} and ${telegramFollowers.endedAt} is null)`,
});

/** What a link that follows the enquiry needs. */
export type Followable = { id: number; canBeFollowed: boolean };

type Question = { reference: string; phoneEnd: string; language: Language };

/** Null whichever is wrong. By one statement, so that neither takes longer. */
export async function findTracked(
  db: Database,
  { reference, phoneEnd, language }: Question,
): Promise<(TrackedEnquiry & Followable) | null> {
  const [row] = await db
    .select(columns(language))
    .from(requests)
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .where(sql`${requests.reference} = ${reference} and right(${requests.phone}, ${phoneEnd.length}) = ${phoneEnd}`);
  return row ? withoutNull(row, 'branch') : null;
}

/** What was sent under the customer's numbers while they were the customer's, newest first. */
export async function listOwnEnquiries(
  db: Database,
  { id, phone }: { id: number; phone: string },
  language: Language,
): Promise<(OwnEnquiry & Followable)[]> {
  const spans = await phoneSpans(db, phone, id);
  const rows = await db
    .select({ ...columns(language), text: requests.text })
    .from(requests)
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .where(within(spans, sql`${requests.phone}`, sql`${requests.createdAt}`))
    .orderBy(sql`${requests.createdAt} desc, ${requests.id} desc`)
    .limit(MOST_OWN);
  return rows.map((row) => withoutNull(row, 'branch'));
}
