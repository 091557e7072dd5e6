import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Note } from '#contract/common';
import type { Customer } from '#contract/customers';
import { carsOf, signedInAt } from '../accounts/deskCustomers';
import { phoneSpans, rememberFormerPhone, within } from '../accounts/formerPhones';
import { moveBookings } from '../booking/deskScope';
import { notesOf } from '../enquiries/deskRead';
import { moveNotificationPreferences } from '../messages/preferences';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, formerPhones, users } from '../platform/db/schema/accounts';
import { consents } from '../platform/db/schema/content';
import { deskNotes } from '../platform/db/schema/desk';
import { type Actor, recordAudit } from '../staff/audit/record';
import { customersOf, enquiriesOf, type Scope } from '../staff/scope';
import { moveSharing } from '../visits/handovers';
import { moveVisits } from '../visits/scope';

const MAX_ENQUIRIES = 50;

/** Returns a customer with all visible data, or null. */
export async function readCustomer(db: Database, id: number, scope: Scope): Promise<Customer | null> {
  const { rows } = await queryRows<Pick<Customer, 'id' | 'name' | 'phone' | 'created_at' | 'signed_in_at'>>(
    db,
    { id: 'number', created_at: 'text', name: 'text', phone: 'text', signed_in_at: 'text?' },
    sql`
    select person.id, person.first_name || ' ' || person.last_name as name, person.phone,
      ${iso(sql`person.created_at`)} as created_at, ${signedInAt} as signed_in_at
    from ${customersOf(scope)} person where person.id = ${id}`,
  );
  const [person] = rows;
  if (!person) return null;
  const spans = await phoneSpans(db, person.phone, id);
  const enquiries = await queryRows<Customer['enquiries'][number]>(
    db,
    { id: 'number', created_at: 'text', reference: 'text', status: 'text', section: 'text' },
    sql`
    select id, reference, status, section, ${iso(sql`created_at`)} as created_at from ${enquiriesOf(scope)} request
    where ${within(spans, sql`request.phone`, sql`request.created_at`)} order by request.created_at desc limit ${MAX_ENQUIRIES}`,
  );
  const former = await db
    .select({ phone: formerPhones.phone })
    .from(formerPhones)
    .where(eq(formerPhones.userId, id))
    .orderBy(desc(formerPhones.until));
  return {
    ...person,
    former_phones: former.map(({ phone }) => phone),
    cars: await carsOf(db, id),
    enquiries: enquiries.rows,
    notes: await notesOf(db, sql`note.user_id = ${id}`),
  };
}

type DeskContext = { actor: Actor; scope: Scope };

/** Adds a staff note. Returns null if the customer is not visible. */
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
 * Returns false if one of them does not exist or is not visible.
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
  // In the lock order of reminders, to prevent a deadlock.
  await moveNotificationPreferences(tx, { from, to: id });
  await tx.update(cars).set({ userId: id }).where(eq(cars.userId, from));
  await tx.update(deskNotes).set({ userId: id }).where(eq(deskNotes.userId, from));
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
