import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Note } from '#contract/common';
import type { Customer } from '#contract/customers';
import { carsOf, signedInAt } from '../accounts/deskCustomers';
import { matchesPhoneSpans, phoneSpans, rememberFormerPhone } from '../accounts/formerPhones';
import { moveBookings } from '../booking/deskScope';
import { notesOf } from '../enquiries/deskRead';
import { moveNotificationPreferences } from '../messages/preferences';
import type { Database } from '../platform/db/database';
import { branchRef, dateIn, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, formerPhones, users } from '../platform/db/schema/accounts';
import { consents } from '../platform/db/schema/content';
import { deskNotes, deskTasks, staffMessages } from '../platform/db/schema/desk';
import type { Language } from '../platform/language';
import { type Actor, recordAudit } from '../staff/audit/record';
import { customersOf, enquiriesOf, inScope, type Scope, visitsOf } from '../staff/scope';
import { moveSharing } from '../visits/handovers';
import { moveVisits } from '../visits/scope';

const MAX_ENQUIRIES = 50;
const MAX_CARS = 10;
const MAX_ELSEWHERE = 50;

type Person = Pick<Customer, 'id' | 'name' | 'phone' | 'created_at' | 'signed_in_at' | 'is_proven'>;
type Reader = { scope: Scope; staffId: number; language: Language };

/**
 * Returns the customer with cars, notes and the newest enquiries from their phones in scope. Null if `customersOf`
 * hides the customer from `scope`.
 */
export async function readCustomer(db: Database, id: number, reader: Reader): Promise<Customer | null> {
  const { scope, staffId } = reader;
  const { rows } = await queryRows<Person>(
    db,
    { id: 'number', created_at: 'text', name: 'text', phone: 'text', signed_in_at: 'text?', is_proven: 'boolean' },
    sql`
    select person.id, person.shown_name as name, person.shown_phone as phone, person.is_proven,
      ${iso(sql`person.shown_since`)} as created_at, case when person.is_proven then ${signedInAt} end as signed_in_at
    from ${customersOf(scope)} person where person.id = ${id}`,
  );
  const [person] = rows;
  if (!person) return null;
  if (!person.is_proven)
    return {
      ...person,
      former_phones: [],
      cars: [],
      entered_cars: await enteredCarsOf(db, id, scope),
      elsewhere: [],
      enquiries: await enquiriesOfCustomer(db, sql`request.phone = ${person.phone} and request.phone <> ''`, scope),
      notes: await notesOf(db, sql`note.user_id = ${id} and note.author_id = ${staffId}`),
    };
  const spans = await phoneSpans(db, person.phone, id);
  const former = await db
    .select({ phone: formerPhones.phone })
    .from(formerPhones)
    .where(eq(formerPhones.userId, id))
    .orderBy(desc(formerPhones.until));
  return {
    ...person,
    former_phones: former.map(({ phone }) => phone),
    cars: await carsOf(db, id),
    entered_cars: [],
    elsewhere: await visitsElsewhere(db, id, reader),
    enquiries: await enquiriesOfCustomer(
      db,
      matchesPhoneSpans(spans, sql`request.phone`, sql`request.created_at`),
      scope,
    ),
    notes: await notesOf(db, sql`note.user_id = ${id}`),
  };
}

async function enquiriesOfCustomer(db: Database, which: SQL, scope: Scope): Promise<Customer['enquiries']> {
  const { rows } = await queryRows<Customer['enquiries'][number]>(
    db,
    { id: 'number', created_at: 'text', reference: 'text', status: 'text', section: 'text' },
    sql`
    select id, reference, status, section, ${iso(sql`created_at`)} as created_at from ${enquiriesOf(scope)} request
    where ${which} order by request.created_at desc limit ${MAX_ENQUIRIES}`,
  );
  return rows;
}

async function enteredCarsOf(db: Database, id: number, scope: Scope): Promise<Customer['entered_cars']> {
  const { rows } = await queryRows<Customer['entered_cars'][number]>(
    db,
    { car: 'text', plate: 'text' },
    sql`select car, plate from (
      select distinct on (visit.plate) visit.car || ', ' || visit.year as car, coalesce(visit.plate, '') as plate, visit.opened_at
      from ${visitsOf(scope)} visit where visit.user_id = ${id} and visit.state <> 'cancelled'
      order by visit.plate, visit.opened_at desc) entered order by opened_at desc limit ${MAX_CARS}`,
  );
  return rows;
}

async function visitsElsewhere(db: Database, id: number, { scope, language }: Reader): Promise<Customer['elsewhere']> {
  if (scope.branches === null) return [];
  const { rows } = await queryRows<Customer['elsewhere'][number]>(
    db,
    { branch: 'json', day: 'text' },
    sql`select ${branchRef(sql`visit.branch_id`, language)} as branch, ${dateIn(sql`visit.opened_at`)}::text as day
    from ${visitsOf({ branches: null })} visit where visit.user_id = ${id} and visit.state <> 'cancelled'
      and visit.corrects_id is null and not ${inScope(scope, sql`visit.branch_id`)}
    order by visit.opened_at desc limit ${MAX_ELSEWHERE}`,
  );
  return rows;
}

type DeskContext = { actor: Actor; scope: Scope };

/** Adds a note and an audit entry. Returns null if `customersOf` hides the customer from `scope`. */
export async function noteCustomer(
  tx: Database,
  id: number,
  text: string,
  { actor, scope }: DeskContext,
): Promise<Note | null> {
  if (!(await isVisible(tx, id, scope))) return null;
  const [stored] = await tx
    .insert(deskNotes)
    .values({ userId: id, authorId: actor.staffId, text: text.trim() })
    .returning({ id: deskNotes.id });
  if (!stored) throw new Error('The note was not stored');
  await recordAudit(tx, actor, { thing: 'customer', action: 'noted', thingId: id });
  const [note] = await notesOf(tx, sql`note.id = ${stored.id}`);
  return note ?? null;
}

/**
 * Merges the account `from` into `id` with cars, visits, shares, notes, consents and numbers, and deletes it.
 * Returns false if one of the accounts does not exist or is hidden from the caller.
 */
export async function mergeCustomers(
  tx: Database,
  { id, from }: { id: number; from: number },
  { actor, scope }: DeskContext,
): Promise<boolean> {
  if (id === from || !(await isVisible(tx, id, scope)) || !(await isVisible(tx, from, scope))) return false;
  const held = await tx
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.id, [id, from]))
    .orderBy(users.id)
    .for('update');
  const old = held.find((row) => row.id === from);
  if (!old || held.length < 2) return false;
  // Same lock order as the reminders, to prevent a deadlock.
  await moveNotificationPreferences(tx, { from, to: id });
  await tx.update(cars).set({ userId: id }).where(eq(cars.userId, from));
  await tx.update(deskNotes).set({ userId: id }).where(eq(deskNotes.userId, from));
  await tx.update(deskTasks).set({ userId: id }).where(eq(deskTasks.userId, from));
  await tx.update(staffMessages).set({ userId: id }).where(eq(staffMessages.userId, from));
  await tx.execute(sql`insert into ${consents} (user_id, version, language, given_at)
    select ${id}, version, language, given_at from ${consents} where user_id = ${from} on conflict do nothing`);
  await tx.execute(sql`insert into ${formerPhones} (user_id, phone, until)
    select ${id}, phone, until from ${formerPhones} where user_id = ${from} on conflict do nothing`);
  await rememberFormerPhone(tx, id, old.phone);
  await moveVisits(tx, { from, to: id });
  await moveBookings(tx, { from, to: id });
  await moveSharing(tx, { from, to: id });
  await tx.delete(users).where(eq(users.id, from));
  await recordAudit(tx, actor, {
    thing: 'customer',
    action: 'merged',
    thingId: id,
    before: { customers: [id, from] },
    after: { customers: [id] },
  });
  return true;
}

async function isVisible(tx: Database, id: number, scope: Scope): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from ${customersOf(scope)} person where person.id = ${id}`);
  return rows.length > 0;
}
