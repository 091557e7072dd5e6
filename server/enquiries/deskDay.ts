import { sql } from 'drizzle-orm';
import type { DayQuery, EnquiryDay } from '#contract/enquiries';
import type { Database } from '../platform/db/database';
import { dateIn, endOfDay } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { deskNotes } from '../platform/db/schema/desk';
import { enquiriesOf } from '../staff/scope';
import { conditions, OPEN } from './deskFilter';
import { type EnquiryReader, rowColumns } from './deskRead';

const MAX_ROWS = 500;

/** Returns the enquiries in scope that were received or fall due on a Tashkent date, and counts by status. */
export async function dayOfEnquiries(
  db: Database,
  { day, branch }: DayQuery,
  { scope, me, language }: EnquiryReader,
): Promise<EnquiryDay> {
  const date = day ?? (await today(db));
  const { rows } = await queryRows<EnquiryDay['items'][number]>(
    db,
    {
      id: 'number',
      brand: 'text?',
      model: 'text?',
      created_at: 'text',
      reference: 'text',
      version: 'number',
      source: 'text',
      name: 'text',
      branch: 'json?',
      phone: 'text',
      text: 'text',
      status: 'text',
      section: 'text',
      last_note: 'text?',
      assignee: 'json?',
      due_at: 'text',
      answered_at: 'text?',
      updated_at: 'text',
    },
    sql`
    select ${rowColumns(language)}, request.text,
      (select note.text from ${deskNotes} note where note.request_id = request.id order by note.id desc limit 1) as last_note
    from ${enquiriesOf(scope)} request
    where request.status in ${OPEN} and request.due_at < ${endOfDay(date)}
      and ${conditions({ ...(branch !== undefined && { branch }) }, { me, scope })}
    order by request.due_at, request.id limit ${MAX_ROWS}`,
  );
  return { day: date, items: rows };
}

/** Returns the current Tashkent date by the database clock. */
export async function today(db: Database): Promise<string> {
  const { rows } = await queryRows<{ day: string }>(
    db,
    { day: 'text' },
    sql`select ${dateIn(sql`now()`)}::text as day`,
  );
  return rows[0]?.day ?? '';
}
