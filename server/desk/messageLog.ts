import { type SQL, sql } from 'drizzle-orm';
import type { LoggedMessage, MessageLog, MessageLogQuery } from '#contract/messages';
import { DESK_PAGE_SIZE, MESSAGE_LOG_DAYS } from '#contract/rules/deskLimits';
import { matchesPhoneSpans, phoneSpans } from '../accounts/formerPhones';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { cursorTimestamp, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { staffMessages } from '../platform/db/schema/desk';
import { messages } from '../platform/db/schema/messages';
import { staff } from '../platform/db/schema/staff';
import { pageOf, placeOf } from '../platform/http/cursor';
import { bookingsOf, customersOf, enquiriesOf, inScope, type Scope, visitsOf } from '../staff/scope';

export type MessageSubject = { kind: 'customer' | 'visit' | 'booking'; id: number };
type Reader = { scope: Scope; secret: string };

const ofVisits = (scope: Scope, which: SQL): SQL =>
  sql`select id from ${messages} where visit_id in (select visit.id from ${visitsOf(scope)} visit where ${which})`;

const ofBookings = (scope: Scope, which: SQL): SQL => sql`select id from ${messages} where visit_id is null
  and booking_id in (select booking.id from ${bookingsOf(scope)} booking where ${which})`;

/** Messages to the staff about an enquiry are not to the customer. */
const ofEnquiries = (scope: Scope, which: SQL): SQL => sql`select id from ${messages} where visit_id is null
  and booking_id is null and kind <> 'enquiry_taken'
  and request_id in (select request.id from ${enquiriesOf(scope)} request where ${which})`;

/** Selects the ids of the visible messages about a subject. Null if the subject does not exist or is hidden. */
async function messagesAbout(
  db: Database,
  { kind, id }: MessageSubject,
  { scope, secret }: Reader,
): Promise<SQL | null> {
  if (kind === 'customer') return messagesTo(db, id, { scope, secret });
  const visible = kind === 'visit' ? visitsOf(scope) : bookingsOf(scope);
  const { rows } = await db.execute(sql`select 1 from ${visible} visible where visible.id = ${id}`);
  if (rows.length === 0) return null;
  return kind === 'visit'
    ? sql`${ofVisits(scope, sql`visit.id = ${id}`)} union all ${ofBookings(scope, sql`booking.visit_id = ${id}`)}`
    : ofBookings(scope, sql`booking.id = ${id}`);
}

/**
 * Messages about visible records, as the customer's card has them. Messages about no record, such as codes, belong to
 * the account, so that only those who see the whole account see them.
 */
async function messagesTo(db: Database, id: number, { scope, secret }: Reader): Promise<SQL | null> {
  const { rows } = await queryRows<{ phone: string; is_proven: boolean }>(
    db,
    { phone: 'text', is_proven: 'boolean' },
    sql`select person.shown_phone as phone, person.is_proven from ${customersOf(scope)} person where person.id = ${id}`,
  );
  const [person] = rows;
  if (!person) return null;
  const records = sql`${ofVisits(scope, sql`visit.user_id = ${id}`)}
    union all ${ofBookings(scope, sql`booking.user_id = ${id}`)}
    union all select message_id from ${staffMessages} written where user_id = ${id} and ${inScope(scope, sql`branch_id`)}
      and exists (select from ${messages} own where own.id = message_id and own.visit_id is null and own.booking_id is null)`;
  if (!person.is_proven)
    return sql`${records} union all ${ofEnquiries(scope, sql`request.phone = ${person.phone} and request.phone <> ''`)}`;
  const spans = await phoneSpans(db, person.phone, id);
  const hashes = spans.map((span) => ({ ...span, phone: hashOfPhone(span.phone, secret) }));
  return sql`${records}
    union all ${ofEnquiries(scope, matchesPhoneSpans(spans, sql`request.phone`, sql`request.created_at`))}
    union all select id from ${messages} where visit_id is null and booking_id is null and request_id is null
      and kind not like 'staff_message%' and ${matchesPhoneSpans(hashes, sql`phone_hash`, sql`created_at`)}`;
}

const state = sql`case when message.state in ('queued', 'sending') then 'waiting'
  when message.state = 'sent' then case message.channel when 'telegram' then 'delivered' else 'sent' end
  when message.state = 'refused' then 'failed' when message.state = 'unknown' then 'unknown' else 'given_up' end`;

const about = sql`case
  when visit.id is not null then json_build_object('kind', 'visit', 'id', visit.id, 'reference', visit.reference)
  when booking.id is not null then json_build_object('kind', 'booking', 'id', booking.id, 'reference', coalesce(booking.reference, ''))
  when request.id is not null then json_build_object('kind', 'enquiry', 'id', request.id, 'reference', request.reference) end`;

/**
 * Returns a page of the messages to a customer or about a visit or booking, newest first, with the texts of staff
 * only: the others have codes and links. Null if the subject does not exist or `scope` hides it.
 * @param secret key of the phone hashes
 */
export async function listMessages(
  db: Database,
  subject: MessageSubject,
  { after }: MessageLogQuery,
  reader: Reader,
  size = DESK_PAGE_SIZE,
): Promise<MessageLog | null> {
  const ids = await messagesAbout(db, subject, reader);
  if (ids === null) return null;
  const { scope } = reader;
  const place = placeOf(after);
  const beyond = place
    ? sql`(message.created_at, message.id) < (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const { rows } = await queryRows<LoggedMessage & { place: string }>(
    db,
    {
      id: 'number',
      kind: 'text',
      channel: 'text',
      state: 'text',
      created_at: 'text',
      settled_at: 'text?',
      due_at: 'text?',
      attempts: 'number',
      reason: 'text?',
      text: 'text?',
      author: 'json?',
      about: 'json?',
      place: 'text',
    },
    sql`select message.id, message.kind, message.channel, ${state} as state, message.attempts, ${about} as about,
      written.text,
      (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = written.author_id) as author,
      case when message.state <> 'sent' then message.reason end as reason,
      ${iso(sql`message.created_at`)} as created_at,
      case when message.state not in ('queued', 'sending') then ${iso(sql`message.claimed_at`)} end as settled_at,
      case when message.state = 'queued' then ${iso(sql`message.next_try_at`)} end as due_at,
      ${cursorTimestamp(sql`message.created_at`)} as place
    from (select message.* from ${messages} message where message.id in (${ids}) and ${beyond}
        order by message.created_at desc, message.id desc limit ${size + 1}) message
      left join ${staffMessages} written on written.message_id = message.id
      left join ${visitsOf(scope)} visit on visit.id = message.visit_id
      left join ${bookingsOf(scope)} booking on booking.id = message.booking_id
      left join ${enquiriesOf(scope)} request on request.id = message.request_id
    order by message.created_at desc, message.id desc`,
  );
  const from = new Date(Date.now() - MESSAGE_LOG_DAYS * 86_400_000).toISOString();
  return { ...pageOf(rows, size), from };
}
