import { randomUUID } from 'node:crypto';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { MessageDraft, MessageTo, NewStaffMessage } from '#contract/messages';
import { type MESSAGE_PLACEHOLDERS, MESSAGES_TO_CUSTOMER_MAX } from '#contract/rules/deskLimits';
import { normalizeMessage } from '#contract/rules/messageText';
import { isLandline } from '#contract/rules/phone';
import { matchesPhoneSpans } from '../accounts/formerPhones';
import type { DataSubject, PersonalDataPart } from '../accounts/personalData';
import type { MessageKind } from '../messages/kinds';
import type { NewMessage, Store } from '../messages/outbox';
import { secondsUntilQuietEnds } from '../messages/quietHours';
import { asSms, usualSenderOf } from '../messages/sender';
import { hashOfPhone } from '../platform/auth/phones';
import { lockPerson } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import type { Localized } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { staffMessages } from '../platform/db/schema/desk';
import { messages } from '../platform/db/schema/messages';
import { messageTemplates } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { type Actor, recordAudit } from '../staff/audit/record';
import { bookingsOf, customersOf, inScope, type Scope, visitsOf } from '../staff/scope';
import { chatOf, type Preferences, preferencesOf } from '../visits/notify';
import { readPickUps } from '../visits/pickUp';
import { pickUpText } from '../visits/texts';

type Reader = { scope: Scope; siteLanguage: Language };
type Receiver = {
  name: string;
  phone: string | null;
  car: string;
  language: Language;
  user: number | null;
  branch: number;
  branch_name: Localized;
  branch_phone: string;
};

const newestOf = (scope: Scope, id: number): SQL => sql`(select * from (
    select branch_id, language, car || coalesce(' ' || plate, '') as car, opened_at as at from ${visitsOf(scope)} visit
      where visit.user_id = ${id} and visit.state <> 'cancelled'
    union all select branch_id, language, coalesce(car, ''), created_at from ${bookingsOf(scope)} booking
      where booking.user_id = ${id} and booking.state <> 'cancelled') records order by at desc limit 1)`;

/** Reads who gets a message about a subject. @throws 404 if it does not exist or `scope` hides it */
async function readReceiver(db: Database, { kind, id }: MessageTo, { scope, siteLanguage }: Reader): Promise<Receiver> {
  const subject = {
    visit: sql`select name, phone, car || coalesce(' ' || plate, '') as car, language, user_id, branch_id
      from ${visitsOf(scope)} visit where visit.id = ${id}`,
    booking: sql`select name, phone, coalesce(car || coalesce(' ' || plate, ''), '') as car, language, user_id, branch_id
      from ${bookingsOf(scope)} booking where booking.id = ${id} and booking.state not in ('held', 'blocked')`,
    customer: sql`select person.shown_name as name, person.shown_phone as phone, coalesce(newest.car, '') as car,
        coalesce(newest.language, ${siteLanguage}) as language, person.id as user_id,
        coalesce(newest.branch_id, (select place.id from ${branches} place where ${inScope(scope, sql`place.id`)}
          order by place.position, place.id limit 1)) as branch_id
      from ${customersOf(scope)} person left join lateral ${newestOf(scope, id)} newest on true where person.id = ${id}`,
  };
  const { rows } = await queryRows<Receiver>(
    db,
    {
      name: 'text',
      phone: 'text?',
      car: 'text',
      language: 'text',
      user: 'number?',
      branch: 'number',
      branch_name: 'json',
      branch_phone: 'text',
    },
    sql`select coalesce(receiver.name, '') as name, receiver.phone, receiver.car, receiver.language, receiver.user_id as "user",
      place.id as branch, place.name as branch_name, place.service_manager_phone as branch_phone
    from (${subject[kind]}) receiver join ${branches} place on place.id = receiver.branch_id`,
  );
  const [found] = rows;
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}

type Route = { preferences: Preferences; language: Language; chat: number | null; state: MessageDraft['state'] };

async function routeTo(db: Database, { user, phone, language }: Receiver, isSmsOff: boolean): Promise<Route> {
  const preferences = await preferencesOf(db, user);
  const chat = phone ? chatOf(preferences) : null;
  const isReachable = chat !== null || (!!phone && !isLandline(phone) && !isSmsOff);
  const state = preferences.channel === 'off' ? 'off' : isReachable ? 'ready' : 'unreachable';
  return { preferences, language: preferences.language ?? language, chat, state };
}

/** Returns the parts of the message around the text of the staff member. */
function frameOf({ branch_name: name, branch_phone: phone }: Receiver, { language, chat }: Route) {
  const branch = localizedOrFallback(name, language);
  return chat === null
    ? { before: `${usualSenderOf(branch)}: `, after: ` ${phone}` }
    : { before: '', after: `\n${branch}, ${phone}` };
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the placeholders of a template in one pass, so that a name with braces is not filled again. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const isEmptied = { any: false };
  const filled = template.replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === '') isEmptied.any = true;
    return value ?? whole;
  });
  const text = isEmptied.any ? withoutGaps(filled) : filled;
  return text.trim();
}

/** Removes the spaces and commas that an empty value leaves before a punctuation mark. */
const withoutGaps = (text: string): string =>
  text
    .replace(/[ ,]+/g, (gap, at: number) => {
      const next = text[at + gap.length];
      return next === '.' || next === '!' || next === '?' ? '' : gap.slice(Math.max(0, gap.lastIndexOf(',')));
    })
    .replace(/ {2,}/g, ' ');

const quietSeconds = ({ quietFrom, quietTo }: Preferences, now: number) =>
  secondsUntilQuietEnds(now, quietFrom, quietTo);

type Context = Reader & { isSmsOff: boolean };

/**
 * Returns channel, language and time of a message to the receiver, and the templates filled in for them.
 * @throws 404 if the subject does not exist or `scope` hides it
 */
export async function draftMessage(db: Database, to: MessageTo, context: Context): Promise<MessageDraft> {
  const receiver = await readReceiver(db, to, context);
  const route = await routeTo(db, receiver, context.isSmsOff);
  const { language, chat, preferences, state } = route;
  const now = Date.now();
  const wait = quietSeconds(preferences, now);
  const at = new Date(now + wait * 1000);
  const pickUp = (await readPickUps(db, [receiver.branch], at)).get(receiver.branch) ?? null;
  const values: Record<(typeof MESSAGE_PLACEHOLDERS)[number], string> = {
    name: receiver.name,
    car: receiver.car,
    branch: localizedOrFallback(receiver.branch_name, language),
    phone: receiver.branch_phone,
    hours: pickUpText(language, { pickUp, at }).trim(),
  };
  const templates = await db
    .select({ id: messageTemplates.id, name: messageTemplates.name, text: messageTemplates.text })
    .from(messageTemplates)
    .orderBy(asc(messageTemplates.position), asc(messageTemplates.id));
  return {
    state,
    channel: chat === null ? 'sms' : 'telegram',
    language,
    due_at: wait > 0 ? at.toISOString() : null,
    ...frameOf(receiver, route),
    templates: templates.map(({ id, name, text }) => ({
      id,
      name: localizedOrFallback(name, context.siteLanguage),
      text: fillTemplate(localizedOrFallback(text, language), values),
    })),
  };
}

type Sending = Context & { actor: Actor; store: Store; secret: string };

const KINDS = { sms: 'staff_message_sms', telegram: 'staff_message_telegram' } as const satisfies Record<
  string,
  MessageKind
>;

/**
 * Queues a message of a staff member by the channel that the customer prefers, not at night, and adds an audit entry
 * without the text. Returns the id of the message.
 * @throws 400 on `text`, 404, 409 `message_off` for customers who turned messages off, `message_unreachable`,
 * 429 `message_limit`
 */
export async function sendStaffMessage(
  tx: Database,
  { to, text: written }: NewStaffMessage,
  { actor, store, secret, ...context }: Sending,
): Promise<{ id: number }> {
  const text = normalizeMessage(written);
  if (text === '') throw refusedField('text', context.siteLanguage, 'required');
  const receiver = await readReceiver(tx, to, context);
  const route = await routeTo(tx, receiver, context.isSmsOff);
  const { chat, language, preferences, state } = route;
  const { phone, user, branch } = receiver;
  if (state === 'off') throw new ApiFailure(409, 'message_off');
  if (state === 'unreachable' || !phone) throw new ApiFailure(409, 'message_unreachable');
  const phoneHash = hashOfPhone(phone, secret);
  await lockPerson(tx, phone);
  await requireFewerThanLimit(tx, phoneHash);
  const { before, after } = frameOf(receiver, route);
  const whole = `${before}${text}${after}`;
  const message: NewMessage['message'] =
    chat === null ? { phone, text: asSms(language, whole) } : { chat, text: whole };
  const channel = chat === null ? 'sms' : 'telegram';
  const id = await store(tx, {
    kind: KINDS[channel],
    // The second part is the account, whose quiet hours apply also when the message is sent.
    key: `staff:${user ?? 0}:${randomUUID()}`,
    phoneHash,
    waitSeconds: quietSeconds(preferences, Date.now()),
    ...(to.kind === 'visit' && { visitId: to.id }),
    ...(to.kind === 'booking' && { bookingId: to.id }),
    message,
  });
  if (id === null) throw new ApiFailure(409, 'message_unreachable');
  await tx
    .insert(staffMessages)
    .values({ messageId: id, text, authorId: actor.staffId, userId: user, branchId: branch });
  await recordAudit(tx, actor, {
    thing: 'message',
    action: 'sent',
    thingId: id,
    name: KINDS[channel],
    branchId: branch,
  });
  return { id };
}

/** Requires the lock of the person. */
async function requireFewerThanLimit(tx: Database, phoneHash: string): Promise<void> {
  const { rows } = await queryRows<{ sent: number }>(
    tx,
    { sent: 'number' },
    sql`select count(*)::int as sent from ${messages} message where message.phone_hash = ${phoneHash}
      and message.kind in ${Object.values(KINDS)} and message.created_at > now() - interval '1 day'`,
  );
  if ((rows[0]?.sent ?? 0) >= MESSAGES_TO_CUSTOMER_MAX) throw new ApiFailure(429, 'message_limit');
}

const EVERYWHERE: Scope = { branches: null };

/** A record may have moved to another customer since, so that it counts only for messages without an account. */
function isAbout({ id, spans }: DataSubject): SQL {
  const isTheirs = matchesPhoneSpans(spans, sql`phone`, sql`created_at`);
  return sql`(staff_message.user_id = ${id}::integer or staff_message.user_id is null and staff_message.message_id in (
    select message.id from ${messages} message where message.visit_id in (
        select id from ${visitsOf(EVERYWHERE)} visit where user_id = ${id}::integer)
      or message.booking_id in (select id from ${bookingsOf(EVERYWHERE)} booking
        where user_id = ${id}::integer or (user_id is null and ${isTheirs}))))`;
}

/** Erasure deletes the texts. Must run before phones are erased. */
export const staffMessagesData: PersonalDataPart = {
  erase: async (tx, person) => {
    await tx.execute(sql`delete from ${staffMessages} staff_message where ${isAbout(person)}`);
    return 0;
  },
  export: async (rowsOf, person) => ({
    staff_messages: await rowsOf(
      sql`select staff_message.text, (select message.created_at from ${messages} message where message.id = staff_message.message_id) as created_at
        from ${staffMessages} staff_message where ${isAbout(person)} order by staff_message.message_id`,
    ),
  }),
};
