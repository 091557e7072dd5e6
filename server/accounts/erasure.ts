import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { forgetBooker } from '../booking/forget';
import { chatScope } from '../messages/preferences';
import { keysOfPhone } from '../platform/auth/passwordTries';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { messageWishes } from '../platform/db/schema/carCare';
import { cars, users } from '../platform/db/schema/customers';
import { deskNotes } from '../platform/db/schema/desk';
import type { Localized } from '../platform/db/schema/localized';
import { messages, telegramFollowers } from '../platform/db/schema/messages';
import { loginBackoffs, phoneGrants, smsCodes } from '../platform/db/schema/phoneProof';
import { idempotencyKeys, requests } from '../platform/db/schema/requests';
import { reviewLinks, visitReviews } from '../platform/db/schema/reviews';
import { passwordFailures } from '../platform/db/schema/security';
import { visitFindings, visitLines, visitLinks, visits } from '../platform/db/schema/visits';
import type { StoredVisit } from '../visits/seal';
import { type PhoneSpan, phoneSpans, within } from './formerPhones';
import { withoutPerson } from './withoutPerson';

/**
 * Erases a person in one transaction of the caller: the account with cars and sessions goes, and whatever is kept by its phones, of which
 * codes leave what the limits of SMS count: whoever deletes an account and registers again must not get new ones.
 * Enquiries and visits are what the business must account for: they stay, without the person. Security events name nobody and go by their age.
 * Null as `userId`: somebody who only ever sent enquiries. Returns how many enquiries lost their name.
 */
export async function erasePerson(
  tx: Database,
  { phone, userId, codeSecret }: { phone: string; userId: number | null; codeSecret: string },
): Promise<number> {
  const spans = await phoneSpans(tx, phone, userId);
  const signs = await signsOf(tx, { phone, userId });
  // First, as whoever reminds takes it before the cars: nobody waits in a ring.
  if (userId !== null) await tx.delete(messageWishes).where(eq(messageWishes.userId, userId));
  await forgetBringer(tx, spans, userId);
  await forgetBooker(tx, spans, userId);
  const known = { signs, name: await nameOf(tx, userId) };
  const nameless = await forgetSenders(tx, within(spans, sql`phone`, sql`created_at`), known);
  for (const span of spans) {
    const phoneHash = hashOfPhone(span.phone, codeSecret);
    await endMessagesTo(tx, span, phoneHash);
    await forgetReceiver(tx, within([span], sql`phone`, sql`sent_at`), phoneHash);
  }
  await tx.delete(phoneGrants).where(eq(phoneGrants.phone, phone));
  for (const table of [loginBackoffs, passwordFailures]) {
    await tx.delete(table).where(inArray(table.phone, keysOfPhone(phone)));
  }
  if (userId !== null) {
    // Their replies repeat the cars.
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, [`car:${userId}`, chatScope(userId)]));
    await tx.delete(users).where(eq(users.id, userId));
  }
  return nameless;
}

/** Plates and VINs of the person's cars, which enquiries may name. */
async function signsOf(tx: Database, { phone, userId }: { phone: string; userId: number | null }): Promise<string[]> {
  const { rows } = await tx.execute<{ sign: string }>(sql`
    select unnest(array[plate, vin]) as sign from ${cars} where user_id = ${userId}::integer
    union select unnest(array[plate, vin]) from ${visits}
      where user_id = ${userId}::integer or (user_id is null and phone = ${phone})`);
  return rows.map(({ sign }) => sign).filter(Boolean);
}

/** What is still to be sent in the span is not sent, and messages no longer tell to whom they went: no limit counts them. */
async function endMessagesTo(tx: Database, span: PhoneSpan, phoneHash: string): Promise<void> {
  const hashed = within([{ ...span, phone: phoneHash }], sql`phone_hash`, sql`created_at`);
  // By their codes those that an older release stored. The codes still have their phone.
  const ofCode = sql`select id from ${smsCodes} where ${within([span], sql`phone`, sql`sent_at`)}`;
  await tx.execute(sql`update ${messages} set phone_hash = null, sealed = null,
      state = case when state = 'queued' then 'dead' else state end
    where ${hashed} or (sealed is not null and code_id in (${ofCode}))`);
}

/** Codes that `which` names stay as what was sent when, from which network, to a keyed hash of the phone; retention deletes them. */
async function forgetReceiver(tx: Database, which: ReturnType<typeof sql>, phoneHash: string): Promise<void> {
  await tx.execute(sql`update ${smsCodes} set phone = ${phoneHash}, code_hash = '', flow_hash = null, is_open = false,
    used_at = coalesce(used_at, now()) where ${which}`);
}

/**
 * Visits, closed ones too, lose whose and which car they were; what was done, found and paid of a closed one is sealed and stays. Their links
 * open nothing any more, and what was said of them is nobody's.
 */
async function forgetBringer(tx: Database, spans: readonly PhoneSpan[], userId: number | null): Promise<void> {
  const isTheirs = or(
    userId === null ? undefined : eq(visits.userId, userId),
    and(isNull(visits.userId), within(spans, sql`${visits.phone}`, sql`${visits.openedAt}`)),
  );
  const own = await tx.select().from(visits).where(isTheirs).for('update');
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  for (const table of [visitLinks, reviewLinks]) await tx.delete(table).where(inArray(table.visitId, ids));
  const accountName = await nameOf(tx, userId);
  const withoutOf = ({ name, plate, vin }: StoredVisit) => {
    const whole = `${name ?? ''} ${accountName}`;
    return (words: string) => withoutPerson(words, whole, { signs: [plate ?? '', vin ?? ''] });
  };
  for (const visit of own) if (visit.state !== 'closed') await forgetWritten(tx, visit.id, withoutOf(visit));
  const byId = new Map(own.map((visit) => [visit.id, withoutOf(visit)]));
  const said = await tx.select().from(visitReviews).where(inArray(visitReviews.visitId, ids));
  for (const { visitId, text, answer, reason } of said) {
    const without = byId.get(visitId) ?? (() => '');
    await tx
      .update(visitReviews)
      .set({ userId: null, name: '', text: without(text), answer: without(answer), reason: without(reason) })
      .where(eq(visitReviews.visitId, visitId));
  }
  const nobody = { userId: null, carId: null, phone: null, name: null, plate: null, vin: null, subjectSalt: null };
  await tx.update(visits).set(nobody).where(inArray(visits.id, ids));
}

/** The account's own, which is not always the one that was said at the counter. */
async function nameOf(tx: Database, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  return account ? `${account.firstName} ${account.lastName}` : '';
}

/** What somebody wrote of a visit that is not closed. */
async function forgetWritten(tx: Database, visit: number, without: (words: string) => string): Promise<void> {
  const inBoth = ({ ru, uz }: Localized): Localized => ({ ru: without(ru), uz: without(uz) });
  for (const { id, name } of await tx.select().from(visitLines).where(eq(visitLines.visitId, visit)))
    await tx
      .update(visitLines)
      .set({ name: inBoth(name) })
      .where(eq(visitLines.id, id));
  for (const { id, title, note } of await tx.select().from(visitFindings).where(eq(visitFindings.visitId, visit)))
    await tx
      .update(visitFindings)
      .set({ title: inBoth(title), note: without(note) })
      .where(eq(visitFindings.id, id));
}

/**
 * Takes name and phone out of the enquiries that `which` selects, also out of their texts. `signs`: of the person's cars. `name`: the account's, which
 * an enquiry may be signed without. Returns how many enquiries there were.
 */
export async function forgetSenders(
  tx: Database,
  which: ReturnType<typeof sql>,
  { signs = [], name = '' }: { signs?: readonly string[]; name?: string } = {},
): Promise<number> {
  const { rows } = await tx.execute<{ id: number; text: string; full_name: string }>(
    sql`select id, text, full_name from ${requests} where phone <> '' and ${which} for update`,
  );
  // Here and not by the database, whose letters have an upper and a lower case only in some locales.
  for (const { id, text, full_name } of rows) {
    await tx
      .update(requests)
      .set({ phone: '', fullName: '', nameFolded: '', text: withoutPerson(text, `${full_name} ${name}`, { signs }) })
      .where(eq(requests.id, id));
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await forgetFollowers(tx, ids);
    // The staff writes of people by name.
    await tx.delete(deskNotes).where(inArray(deskNotes.requestId, ids));
  }
  return rows.length;
}

/** Whoever heard of these enquiries hears nothing more, and which chats those were is forgotten. */
async function forgetFollowers(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(telegramFollowers).where(inArray(telegramFollowers.requestId, ids));
  await tx.execute(sql`update ${messages} set sealed = null, state = case when state = 'queued' then 'dead' else state end
    where request_id in ${ids} and kind <> 'enquiry_taken'`);
}
