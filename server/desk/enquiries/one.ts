import { sql } from 'drizzle-orm';
import type { EnquiryRef, Note } from '../../../contract/desk/common';
import type { Enquiry, EnquiryBooking, EnquiryCustomer, EnquiryVisit } from '../../../contract/desk/enquiry';
import type { Database } from '../../db/database';
import { deskNotes } from '../../db/schema/desk';
import { inLanguage } from '../../db/schema/localized';
import { parts } from '../../db/schema/parts';
import { services } from '../../db/schema/services';
import { staff } from '../../db/schema/staff';
import type { Language } from '../../http/language';
import { trailOf } from '../audit/read';
import { bookingsOf } from '../bookings/scope';
import { carsOf, signedInAt } from '../customers/cars';
import { customersOf } from '../customers/list';
import { enquiriesOf } from '../scope';
import { branchRef, iso } from '../sql';
import { visitsOf } from '../visits/scope';
import { type Asking, rowColumns } from './list';

const MOST_OTHERS = 20;

type Found = Omit<Enquiry, 'customer' | 'others' | 'bookings' | 'visits' | 'notes' | 'trail'>;

/** The part or the service that it was sent from; null where it was neither, or is no longer there. */
const productRef = (language: Language) => sql`coalesce(
  (select json_build_object('kind', 'part', 'id', id, 'name', ${inLanguage(parts.name, language)}) from ${parts} where id = request.part_id),
  (select json_build_object('kind', 'service', 'id', id, 'name', ${inLanguage(services.name, language)}) from ${services} where id = request.service_id))`;

/** Null where it is not there, or of a foreign branch. */
export async function readEnquiry(db: Database, id: number, asking: Asking): Promise<Enquiry | null> {
  const { scope, language } = asking;
  const { rows } = await db.execute<Found>(sql`select ${rowColumns(language)}, request.text, request.language,
      ${productRef(language)} as product
    from ${enquiriesOf(scope)} request where request.id = ${id}`);
  const [found] = rows;
  if (!found) return null;
  return {
    ...found,
    customer: await customerOf(db, found, asking),
    others: await othersOf(db, found, asking),
    bookings: await bookingsOfEnquiry(db, id, asking),
    visits: await visitsOfEnquiry(db, id, asking),
    notes: await notesOf(db, sql`note.request_id = ${id}`),
    trail: await trailOf(db, id, language),
  };
}

async function customerOf(db: Database, { phone, name }: Found, { scope }: Asking): Promise<EnquiryCustomer> {
  const nobody = { id: null, name, signed_in_at: null, cars: [] };
  if (phone === '') return nobody;
  const { rows } = await db.execute<Omit<EnquiryCustomer, 'cars'> & { id: number }>(sql`
    select person.id, person.first_name || ' ' || person.last_name as name, ${signedInAt} as signed_in_at
    from ${customersOf(scope)} person where person.phone = ${phone}`);
  const [found] = rows;
  return found ? { ...found, cars: await carsOf(db, found.id) } : nobody;
}

async function othersOf(db: Database, { id, phone }: Found, { scope }: Asking): Promise<EnquiryRef[]> {
  if (phone === '') return [];
  const { rows } = await db.execute<EnquiryRef>(sql`
    select id, reference, status, section, ${iso(sql`created_at`)} as created_at from ${enquiriesOf(scope)} request
    where phone = ${phone} and id <> ${id} order by request.created_at desc limit ${MOST_OTHERS}`);
  return rows;
}

async function bookingsOfEnquiry(db: Database, id: number, { scope, language }: Asking): Promise<EnquiryBooking[]> {
  const { rows } = await db.execute<EnquiryBooking>(sql`
    select id, reference, state, ${branchRef(sql`branch_id`, language)} as branch, ${iso(sql`starts_at`)} as starts_at
    from ${bookingsOf(scope)} booking where request_id = ${id} order by booking.starts_at desc`);
  return rows;
}

async function visitsOfEnquiry(db: Database, id: number, { scope }: Asking): Promise<EnquiryVisit[]> {
  const { rows } = await db.execute<EnquiryVisit>(sql`
    select id, reference, state from ${visitsOf(scope)} visit where request_id = ${id} order by id desc`);
  return rows;
}

/** The newest first. */
export async function notesOf(db: Database, which: ReturnType<typeof sql>): Promise<Note[]> {
  const { rows } = await db.execute<Note>(sql`
    select note.id, note.text, ${iso(sql`note.created_at`)} as created_at,
      case when author.id is not null then json_build_object('id', author.id, 'name', author.name) end as author
    from ${deskNotes} note left join ${staff} author on author.id = note.author_id
    where ${which} order by note.id desc limit 200`);
  return rows;
}
