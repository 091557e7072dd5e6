import { type SQL, sql } from 'drizzle-orm';
import { type PhoneSpan, within } from '../accounts/formerPhones';

export type RowsOf = (query: SQL) => Promise<unknown[]>;

/** Rows of what belongs to a row of `visit`, as one list. */
const listOf = (columns: SQL, table: SQL, order = sql`part.id`): SQL =>
  sql`(select coalesce(json_agg(row_to_json(held)), '[]') from (select ${columns} from ${table} part
    where part.visit_id = visit.id order by ${order}) held)`;

/**
 * What was brought, done, found and said, and who else may read of it. Photographs by their hashes, papers by the name of their file. What
 * another customer has handed over is told by the numbers of its visits.
 */
export async function visitsOf(
  rowsOf: RowsOf,
  { id, spans }: { id: number | null; spans: readonly PhoneSpan[] },
): Promise<
  Record<'visits' | 'history_shares' | 'history_handovers' | 'handovers_opened' | 'history_grants', unknown[]>
> {
  const isTheirs = sql`(visit.user_id = ${id}::integer or (visit.user_id is null and ${within(spans, sql`visit.phone`, sql`visit.opened_at`)}))`;
  return {
    visits:
      await rowsOf(sql`select visit.id, visit.reference, visit.number, visit.state, branch.name as branch, visit.phone, visit.name,
        visit.plate, visit.vin, visit.car, visit.year, visit.mileage, visit.language, visit.discount, visit.total, visit.opened_at,
        visit.closed_at, visit.hash, visit.subject_salt, visit.corrects_id as corrects,
        case when visit.state = 'closed' then 'yolda-' || visit.number || '.pdf' end as paper,
        ${listOf(sql`kind, name, quantity, price, discount, decision, decided_at`, sql`visit_lines`, sql`part.position, part.id`)} as lines,
        ${listOf(sql`level, title, note, due_date, due_mileage`, sql`visit_findings`, sql`part.position, part.id`)} as findings,
        ${listOf(sql`sha256, width, height, created_at`, sql`visit_photos`)} as photos,
        ${listOf(sql`line_id as line, estimate, decision, at, by is not null as by_staff`, sql`visit_decisions`)} as decisions,
        ${listOf(sql`estimate, sent_at, expires_at, opened_at`, sql`(select * from visit_links where not for_staff)`, sql`part.sent_at`)} as estimates_sent,
        ${listOf(sql`name, stars, text, language, state, written_at, answer, answered_at`, sql`visit_reviews`, sql`part.visit_id`)} as reviews
      from visits visit join branches branch on branch.id = visit.branch_id where ${isTheirs} order by visit.id`),
    history_shares: await rowsOf(sql`select car_id, created_at, expires_at, ended_at, opened from history_shares
      where user_id = ${id}::integer order by id`),
    history_handovers: await rowsOf(sql`select case when user_id = ${id}::integer then 'given' else 'taken' end as side,
        case when user_id = ${id}::integer then car_id else buyer_car_id end as car_id, created_at, expires_at, accepted_at, confirmed_at, withdrawn_at
      from history_handovers where ${id}::integer in (user_id, buyer_id) order by id`),
    handovers_opened: await rowsOf(
      sql`select opened_at from handover_readers where user_id = ${id}::integer order by opened_at`,
    ),
    history_grants: await rowsOf(sql`select granted.car_id, visit.number, granted.granted_at
      from history_grants granted join visits visit on visit.id = granted.visit_id
      where granted.user_id = ${id}::integer order by visit.number`),
  };
}

/** What was booked, and waited for. */
export async function bookedOf(
  rowsOf: RowsOf,
  { id, spans }: { id: number | null; spans: readonly PhoneSpan[] },
): Promise<Record<'bookings' | 'booking_waits', unknown[]>> {
  const isTheirs = (table: SQL) =>
    sql`(${table}.user_id = ${id}::integer or (${table}.user_id is null and ${within(spans, sql`${table}.phone`, sql`${table}.created_at`)}))`;
  return {
    bookings:
      await rowsOf(sql`select reference, state, source, branch.name as branch, starts_at, ends_at, services, estimate, booking.phone,
        booking.name, car, year, plate, note, language, consent_version, moves, confirmed_at, booking.created_at, cancelled_at
      from bookings booking join branches branch on branch.id = branch_id where ${isTheirs(sql`booking`)} order by booking.id`),
    booking_waits:
      await rowsOf(sql`select day, services, state, branch.name as branch, wait.phone, wait.name, language, created_at
      from booking_waits wait join branches branch on branch.id = branch_id where ${isTheirs(sql`wait`)} order by wait.id`),
  };
}

/** Documents of the cars, what was reminded of, and how. */
export async function careOf(
  rowsOf: RowsOf,
  id: number | null,
): Promise<Record<'car_documents' | 'car_reminders' | 'message_wishes', unknown[]>> {
  const ofCars = sql`car_id in (select id from cars where user_id = ${id}::integer)`;
  return {
    car_documents: await rowsOf(sql`select car_id, kind.name as document, ends_on
      from car_documents join car_document_kinds kind on kind.id = kind_id where ${ofCars} order by car_id, kind_id`),
    car_reminders: await rowsOf(
      sql`select car_id, fact, at from car_reminders where ${ofCars} order by car_id, at, fact`,
    ),
    message_wishes: await rowsOf(
      sql`select channel, language, quiet_from, quiet_to, chat_id from message_wishes where user_id = ${id}::integer`,
    ),
  };
}
