import { type SQL, sql } from 'drizzle-orm';
import type { Note } from '#contract/common';
import type {
  Enquiry,
  EnquiryBooking,
  EnquiryCounts,
  EnquiryCustomer,
  EnquiryListQuery,
  EnquiryPage,
  EnquiryRef,
  EnquiryRow,
  EnquiryTotal,
  EnquiryTotalQuery,
  EnquiryVisit,
} from '#contract/enquiries';
import { DESK_MAX_COUNT, DESK_PAGE_SIZE } from '#contract/rules/deskLimits';
import { carsOf, signedInAt } from '../accounts/deskCustomers';
import type { Database } from '../platform/db/database';
import { branchRef, cursorTimestamp, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { brands, carModels, parts, services } from '../platform/db/schema/catalog';
import { inLanguage } from '../platform/db/schema/columns';
import { deskNotes } from '../platform/db/schema/desk';

import { staff } from '../platform/db/schema/staff';
import { pageOf, placeOf } from '../platform/http/cursor';
import type { Language } from '../platform/language';
import { listEnquiryChanges } from '../staff/audit/read';
import { bookingsOf, customersOf, enquiriesOf, provenCustomersOf, type Scope, visitsOf } from '../staff/scope';
import { conditions, isOverdue, OPEN, orders } from './deskFilter';

const CUT = 160;

export const rowColumns = (
  language: Language,
): SQL => sql`request.id, request.reference, request.version, request.status,
  request.section, request.source, request.full_name as name, request.phone,
  ${branchRef(sql`request.branch_id`, language)} as branch,
  (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = request.assignee_id) as assignee,
  (select brand.name from ${brands} brand where brand.id = coalesce(request.brand_id,
    (select brand_id from ${carModels} where id = request.model_id))) as brand,
  (select model.name from ${carModels} model where model.id = request.model_id) as model,
  ${iso(sql`request.created_at`)} as created_at, ${iso(sql`request.due_at`)} as due_at,
  ${iso(sql`request.answered_at`)} as answered_at, ${iso(sql`request.updated_at`)} as updated_at`;

const listColumns = (language: Language): SQL => sql`${rowColumns(language)}, left(request.text, ${CUT}) as text,
  (select count(*)::int from ${deskNotes} note where note.request_id = request.id) as notes`;

export type EnquiryReader = { scope: Scope; me: number; language: Language };

/** Returns a page of filtered enquiries in scope by keyset pagination. @throws 400 for an invalid cursor */
export async function listEnquiries(
  db: Database,
  { after, order = 'newest', ...filter }: EnquiryListQuery,
  { scope, me, language }: EnquiryReader,
  size = DESK_PAGE_SIZE,
): Promise<EnquiryPage> {
  const { by, side, beyond, only } = orders[order];
  const place = placeOf(after);
  const from = place
    ? sql`(${by}, request.id) ${beyond} (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const { rows } = await queryRows<EnquiryRow & { place: string }>(
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
      notes: 'number',
      assignee: 'json?',
      due_at: 'text',
      answered_at: 'text?',
      updated_at: 'text',
      place: 'text',
    },
    sql`
    select ${listColumns(language)}, ${cursorTimestamp(by)} as place from ${enquiriesOf(scope)} request
    where ${only} and ${conditions(filter, { me, scope })} and ${from}
    order by ${by} ${side}, request.id ${side} limit ${size + 1}`,
  );
  return pageOf(rows, size);
}

/** Counts matching enquiries. Not part of `listEnquiries`, because counting reads all matching rows. */
export async function totalOf(
  db: Database,
  { order = 'newest', ...filter }: EnquiryTotalQuery,
  { scope, me }: EnquiryReader,
): Promise<EnquiryTotal> {
  const { rows } = await queryRows<EnquiryTotal>(
    db,
    { total: 'number' },
    sql`
    select count(*)::int as total from (select from ${enquiriesOf(scope)} request
      where ${orders[order].only} and ${conditions(filter, { me, scope })} limit ${DESK_MAX_COUNT}) found`,
  );
  return rows[0] ?? { total: 0 };
}

/** Returns the list rows of the enquiries `ids` that are in scope, in any order. */
export async function rowsOf(
  db: Database,
  ids: readonly number[],
  { scope, language }: EnquiryReader,
): Promise<EnquiryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await queryRows<EnquiryRow>(
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
      notes: 'number',
      assignee: 'json?',
      due_at: 'text',
      answered_at: 'text?',
      updated_at: 'text',
    },
    sql`select ${listColumns(language)} from ${enquiriesOf(scope)} request
    where request.id in ${[...ids]} order by request.id`,
  );
  return rows;
}

/** Counts the enquiries in scope for the tabs of the inbox, each count up to `DESK_MAX_COUNT`. */
export async function countEnquiries(db: Database, { scope, me }: EnquiryReader): Promise<EnquiryCounts> {
  const counted = (which: SQL) =>
    sql`(select count(*)::int from (select from ${enquiriesOf(scope)} request where ${which} limit ${DESK_MAX_COUNT}) found)`;
  const { rows } = await queryRows<EnquiryCounts>(
    db,
    { in_work: 'number', waiting: 'number', new: 'number', overdue: 'number', mine: 'number' },
    sql`select
    ${counted(sql`request.status = 'new'`)} as new,
    ${counted(sql`request.status = 'in_work'`)} as in_work,
    ${counted(sql`request.status = 'waiting'`)} as waiting,
    ${counted(isOverdue)} as overdue,
    ${counted(sql`request.assignee_id = ${me} and request.status in ${OPEN}`)} as mine`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('The count returned no row');
  return counts;
}

const MAX_OTHERS = 20;

type Found = Omit<Enquiry, 'customer' | 'others' | 'bookings' | 'visits' | 'notes' | 'trail'>;

const productRef = (language: Language) => sql`coalesce(
  (select json_build_object('kind', 'part', 'id', id, 'name', ${inLanguage(parts.name, language)}) from ${parts} where id = request.part_id),
  (select json_build_object('kind', 'service', 'id', id, 'name', ${inLanguage(services.name, language)}) from ${services} where id = request.service_id))`;

/** Returns an enquiry with its trail and notes, or null if it is unknown or out of scope. */
export async function readEnquiry(db: Database, id: number, asking: EnquiryReader): Promise<Enquiry | null> {
  const { scope, language } = asking;
  const { rows } = await queryRows<Found>(
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
      language: 'text',
      text: 'text',
      status: 'text',
      section: 'text',
      assignee: 'json?',
      due_at: 'text',
      answered_at: 'text?',
      updated_at: 'text',
      product: 'json?',
    },
    sql`select ${rowColumns(language)}, request.text, request.language,
      ${productRef(language)} as product
    from ${enquiriesOf(scope)} request where request.id = ${id}`,
  );
  const [found] = rows;
  if (!found) return null;
  return {
    ...found,
    customer: await customerOf(db, found, asking),
    others: await othersOf(db, found, asking),
    bookings: await bookingsOfEnquiry(db, id, asking),
    visits: await visitsOfEnquiry(db, id, asking),
    notes: await notesOf(db, sql`note.request_id = ${id}`),
    trail: await listEnquiryChanges(db, id, language),
  };
}

async function customerOf(db: Database, { phone, name }: Found, { scope }: EnquiryReader): Promise<EnquiryCustomer> {
  const unknownCustomer = { id: null, name, signed_in_at: null, cars: [] };
  if (phone === '') return unknownCustomer;
  const { rows } = await queryRows<Omit<EnquiryCustomer, 'cars'> & { id: number }>(
    db,
    { id: 'number', name: 'text', signed_in_at: 'text?' },
    sql`
    select person.id, person.first_name || ' ' || person.last_name as name, ${signedInAt} as signed_in_at
    from ${provenCustomersOf(scope)} person where person.phone = ${phone}`,
  );
  const [found] = rows;
  if (found) return { ...found, cars: await carsOf(db, found.id) };
  return { ...unknownCustomer, id: await unprovenIdOf(db, phone, scope) };
}

/** Compares the phone with the shown one, so that an enquiry reveals no current number of an account. */
async function unprovenIdOf(db: Database, phone: string, scope: Scope): Promise<number | null> {
  const { rows } = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select person.id from ${customersOf(scope)} person where person.phone = ${phone} and person.shown_phone = ${phone}`,
  );
  return rows[0]?.id ?? null;
}

async function othersOf(db: Database, { id, phone }: Found, { scope }: EnquiryReader): Promise<EnquiryRef[]> {
  if (phone === '') return [];
  const { rows } = await queryRows<EnquiryRef>(
    db,
    { id: 'number', created_at: 'text', reference: 'text', status: 'text', section: 'text' },
    sql`
    select id, reference, status, section, ${iso(sql`created_at`)} as created_at from ${enquiriesOf(scope)} request
    where phone = ${phone} and id <> ${id} order by request.created_at desc limit ${MAX_OTHERS}`,
  );
  return rows;
}

async function bookingsOfEnquiry(
  db: Database,
  id: number,
  { scope, language }: EnquiryReader,
): Promise<EnquiryBooking[]> {
  const { rows } = await queryRows<EnquiryBooking>(
    db,
    { id: 'number', reference: 'text', state: 'text', branch: 'json', starts_at: 'text' },
    sql`
    select id, reference, state, ${branchRef(sql`branch_id`, language)} as branch, ${iso(sql`starts_at`)} as starts_at
    from ${bookingsOf(scope)} booking where request_id = ${id} order by booking.starts_at desc`,
  );
  return rows;
}

async function visitsOfEnquiry(db: Database, id: number, { scope }: EnquiryReader): Promise<EnquiryVisit[]> {
  const { rows } = await queryRows<EnquiryVisit>(
    db,
    { id: 'number', reference: 'text', state: 'text' },
    sql`
    select id, reference, state from ${visitsOf(scope)} visit where request_id = ${id} order by id desc`,
  );
  return rows;
}

/** Returns at most 200 staff notes that match the SQL condition `which`, newest first. */
export async function notesOf(db: Database, which: ReturnType<typeof sql>): Promise<Note[]> {
  const { rows } = await queryRows<Note>(
    db,
    { id: 'number', created_at: 'text', text: 'text', author: 'json?' },
    sql`
    select note.id, note.text, ${iso(sql`note.created_at`)} as created_at,
      case when author.id is not null then json_build_object('id', author.id, 'name', author.name) end as author
    from ${deskNotes} note left join ${staff} author on author.id = note.author_id
    where ${which} order by note.id desc limit 200`,
  );
  return rows;
}
