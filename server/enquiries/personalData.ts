import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { matchesPhoneSpans } from '../accounts/formerPhones';
import type { DataSubject, ErasureSubject, PersonalDataPart, RowsOf } from '../accounts/personalData';
import { redactPersonalData } from '../accounts/redactPersonalData';
import type { Database } from '../platform/db/database';
import { deskNotes, deskTasks } from '../platform/db/schema/desk';
import { enquiries } from '../platform/db/schema/enquiries';
import { messages, telegramFollowers } from '../platform/db/schema/messages';

/**
 * Removes name, phone and `identifiers` (plates and VINs) from the enquiries that match `which` and from their texts.
 * Returns the number of enquiries.
 */
export async function anonymizeSenders(
  tx: Database,
  which: ReturnType<typeof sql>,
  { identifiers = [], name = '' }: { identifiers?: readonly string[]; name?: string } = {},
): Promise<number> {
  const rows = await tx
    .select({ id: enquiries.id, text: enquiries.text, fullName: enquiries.fullName })
    .from(enquiries)
    .where(and(ne(enquiries.phone, ''), which))
    .for('update');
  // Redacts in code, because case mapping in the database depends on its locale.
  for (const { id, text, fullName } of rows) {
    await tx
      .update(enquiries)
      .set({
        phone: '',
        fullName: '',
        nameFolded: '',
        text: redactPersonalData(text, `${fullName} ${name}`, { identifiers }),
      })
      .where(eq(enquiries.id, id));
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await deleteFollowers(tx, ids);
    await tx.delete(deskNotes).where(inArray(deskNotes.enquiryId, ids));
    await tx.delete(deskTasks).where(inArray(deskTasks.enquiryId, ids));
  }
  return rows.length;
}

async function deleteFollowers(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(telegramFollowers).where(inArray(telegramFollowers.enquiryId, ids));
  await tx
    .update(messages)
    .set({ sealed: null, state: sql`case when ${messages.state} = 'queued' then 'dead' else ${messages.state} end` })
    .where(and(inArray(messages.enquiryId, ids), ne(messages.kind, 'enquiry_taken')));
}

const anonymizePerson = (tx: Database, { spans, identifiers, name }: ErasureSubject): Promise<number> =>
  anonymizeSenders(tx, matchesPhoneSpans(spans, sql`phone`, sql`created_at`), { identifiers, name });

async function enquiriesOf(rowsOf: RowsOf, { id, spans }: DataSubject): Promise<Record<string, unknown[]>> {
  return {
    requests:
      await rowsOf(sql`select request.id, request.reference, section, status, source, text, phone, language, full_name, brand.name as brand,
        model.name as model, branch_id, consent_version, consent_language, request.created_at,
        request.due_at, request.answered_at, request.updated_at
      from requests request left join brands brand on brand.id = brand_id left join car_models model on model.id = model_id
      where ${matchesPhoneSpans(spans, sql`phone`, sql`request.created_at`)} order by request.id`),
    staff_notes:
      await rowsOf(sql`select note.text, note.created_at from desk_notes note left join requests request on request.id = note.request_id
      where note.user_id = ${id}::integer or ${matchesPhoneSpans(spans, sql`request.phone`, sql`request.created_at`)} order by note.id`),
    telegram_chats: await rowsOf(sql`select request.reference, chat_id, follower.created_at, follower.ended_at
      from telegram_followers follower join requests request on request.id = follower.request_id
      where ${matchesPhoneSpans(spans, sql`request.phone`, sql`request.created_at`)} order by follower.id`),
  };
}

export const enquiriesData: PersonalDataPart = { erase: anonymizePerson, export: enquiriesOf };
