import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DeskBooking } from '#contract/bookingsDesk';
import { redactPersonalData } from '../accounts/redactPersonalData';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { branchRef, iso, localizedOrFallback } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { type BookedService, bookingBlockedPhones } from '../platform/db/schema/booking';
import { carModels } from '../platform/db/schema/catalog';
import { ApiFailure } from '../platform/http/errors';
import { bookingsFound, bookingsOf, customersOf, enquiriesOf, visitsOf } from '../staff/scope';
import { personRef } from '../visits/deskList';
import { type DeskReader, seesWorkOnly } from './deskScope';
import { blockId } from './phoneBlocks';

export type ReadOptions = DeskReader & { secret: string };
type Row = Omit<DeskBooking, 'services' | 'phone_block'> & { services: BookedService[] };

const columns = ({
  me,
  language,
}: DeskReader): SQL => sql`booking.id, booking.reference, booking.version, booking.state, booking.source,
  ${branchRef(sql`booking.branch_id`, language)} as branch, booking.bay_id as bay, ${iso(sql`booking.starts_at`)} as starts_at,
  ${iso(sql`booking.ends_at`)} as ends_at, ${iso(sql`booking.free_at`)} as free_at, booking.services, booking.estimate as price,
  coalesce(booking.name, '') as name, coalesce(booking.phone, '') as phone, coalesce(booking.car, '') as car,
  booking.model_id as model,
  (select model.brand_id from ${carModels} model where model.id = booking.model_id) as brand, booking.year,
  coalesce(booking.plate, (select car.plate from ${cars} car where car.id = booking.car_id), '') as plate, booking.complaint, booking.note, booking.language,
  (select person.id from ${customersOf(me.scope)} person where person.id = booking.user_id) as customer,
  booking.car_id as garage_car, booking.confirmed_at is not null as confirmed, booking.moves,
  case when booking.is_overbooked then json_build_object('reason', booking.overbooking_reason,
    'by', ${personRef(sql`booking.overbooked_by`)}) end as overbooking,
  case when booking.cancelled_at is not null then json_build_object('at', ${iso(sql`booking.cancelled_at`)},
    'by', booking.cancelled_by, 'reason', booking.cancel_reason) end as cancelled,
  (select request.id from ${enquiriesOf(me.scope)} request where request.id = booking.request_id) as enquiry,
  (select visit.id from ${visitsOf(me.scope)} visit where visit.id = booking.visit_id) as visit,
  case when booking.state = 'held' then ${iso(sql`booking.hold_expires_at`)} end as held_until,
  ${iso(sql`booking.created_at`)} as created_at`;

/**
 * Returns the bookings, live holds and bay blocks that match `where` in the reader's branches. Mechanics get neither
 * customers nor prices.
 */
export async function readBookings(
  db: Database,
  { where, order }: { where: SQL; order: SQL },
  reading: ReadOptions,
): Promise<DeskBooking[]> {
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      brand: 'number?',
      model: 'number?',
      year: 'number?',
      plate: 'text',
      created_at: 'text',
      reference: 'text',
      version: 'number',
      cancelled: 'json?',
      state: 'text',
      source: 'text',
      name: 'text',
      branch: 'json',
      bay: 'number',
      starts_at: 'text',
      ends_at: 'text',
      free_at: 'text',
      price: 'json?',
      phone: 'text',
      car: 'text',
      complaint: 'text',
      note: 'text',
      language: 'text',
      customer: 'number?',
      garage_car: 'number?',
      confirmed: 'boolean',
      moves: 'number',
      overbooking: 'json?',
      enquiry: 'number?',
      visit: 'number?',
      held_until: 'text?',
      services: 'json',
    },
    sql`select ${columns(reading)} from ${bookingsOf(reading.me.scope)} booking
    where ${where} order by ${order}, booking.id`,
  );
  return withDetails(db, rows, reading);
}

/**
 * Returns at most `most` rows like `readBookings`, for searches: applies `where` before the branch filter, so that the
 * planner uses the index of the condition.
 */
export async function findBookings(
  db: Database,
  { where, order, most }: { where: SQL; order: SQL; most: number },
  reading: ReadOptions,
): Promise<DeskBooking[]> {
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      brand: 'number?',
      model: 'number?',
      year: 'number?',
      plate: 'text',
      created_at: 'text',
      reference: 'text',
      version: 'number',
      cancelled: 'json?',
      state: 'text',
      source: 'text',
      name: 'text',
      branch: 'json',
      bay: 'number',
      starts_at: 'text',
      ends_at: 'text',
      free_at: 'text',
      price: 'json?',
      phone: 'text',
      car: 'text',
      complaint: 'text',
      note: 'text',
      language: 'text',
      customer: 'number?',
      garage_car: 'number?',
      confirmed: 'boolean',
      moves: 'number',
      overbooking: 'json?',
      enquiry: 'number?',
      visit: 'number?',
      held_until: 'text?',
      services: 'json',
    },
    sql`select ${columns(reading)} from ${bookingsFound(reading.me.scope, where)} booking
    order by ${order}, booking.id limit ${most}::int`,
  );
  return withDetails(db, rows, reading);
}

async function withDetails(db: Database, rows: readonly Row[], reading: ReadOptions): Promise<DeskBooking[]> {
  const blocked = await blockedAmong(db, rows, reading);
  return rows.map(({ services, ...row }) => {
    const named = services.map(({ name, ...one }) => ({ ...one, name: localizedOrFallback(name, reading.language) }));
    const booking = { ...row, services: named, phone_block: blocked.get(row.phone) ?? null };
    return seesWorkOnly(reading.me) ? withoutPersonalData(booking) : booking;
  });
}

async function blockedAmong(
  db: Database,
  rows: readonly Row[],
  { me, secret }: ReadOptions,
): Promise<Map<string, string>> {
  const phones = new Map(rows.flatMap(({ phone }) => (phone === '' ? [] : [[hashOfPhone(phone, secret), phone]])));
  if (phones.size === 0 || seesWorkOnly(me)) return new Map();
  const found = await db
    .select({ hash: bookingBlockedPhones.phoneHash })
    .from(bookingBlockedPhones)
    .where(inArray(bookingBlockedPhones.phoneHash, [...phones.keys()]));
  return new Map(found.map(({ hash }) => [phones.get(hash) ?? '', blockId(hash)]));
}

const withoutPersonalData = (booking: DeskBooking): DeskBooking => ({
  ...booking,
  complaint: redactPersonalData(booking.complaint, booking.name, { isInflected: true }),
  note: redactPersonalData(booking.note, booking.name, { isInflected: true }),
  name: '',
  phone: '',
  price: null,
  customer: null,
  enquiry: null,
  services: booking.services.map((service) => ({ ...service, price: null })),
  overbooking: booking.overbooking && { ...booking.overbooking, reason: '' },
  cancelled: booking.cancelled && { ...booking.cancelled, reason: null },
});

/**
 * Returns a booking, live hold or bay block. @throws 404 if it does not exist or belongs to a branch outside the
 * reader's scope
 */
export async function readBookingOrThrow(db: Database, id: number, reading: ReadOptions): Promise<DeskBooking> {
  const [found] = await readBookings(db, { where: sql`booking.id = ${id}`, order: sql`booking.id` }, reading);
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
