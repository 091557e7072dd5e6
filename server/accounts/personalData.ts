import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { chatScope } from '../messages/preferences';
import { counterKeys } from '../platform/auth/passwordTries';
import { hashOfPhone } from '../platform/auth/phones';
import { storeSecurityEvent } from '../platform/auth/securityEvents';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, loginBackoffs, passwordFailures, phoneGrants, smsCodes, users } from '../platform/db/schema/accounts';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { idempotencyKeys } from '../platform/db/schema/enquiries';
import { messages } from '../platform/db/schema/messages';

import { visits } from '../platform/db/schema/visits';
import { Hook } from '../platform/hooks';
import { carJson, carTables, findAccount, lockPhone } from './customers';
import { matchesPhoneSpans, type PhoneSpan, phoneSpans } from './formerPhones';

export type RowsOf = (query: SQL) => Promise<unknown[]>;

export type DataSubject = { id: number | null; spans: readonly PhoneSpan[] };
/** `identifiers`: plates and VINs. Texts by staff may contain them and the `name`. */
export type ErasureSubject = DataSubject & { identifiers: readonly string[]; name: string };

/** Export and erasure of a domain's personal data. Domains register in server/desk/hooks.ts. */
export type PersonalDataPart = {
  erase?: (tx: Database, person: ErasureSubject) => Promise<number>;
  export: (rowsOf: RowsOf, person: DataSubject) => Promise<Record<string, unknown[]>>;
};

export const personalData = new Hook<PersonalDataPart>();

/** @throws Error if no domain is registered, because erasure or export would be silently incomplete */
function registeredParts(): readonly PersonalDataPart[] {
  if (personalData.all.length === 0)
    throw new Error('No domain has registered its personal data (server/desk/hooks.ts)');
  return personalData.all;
}

export type ExportedPersonalData = Record<string, unknown>;

/**
 * Exports all stored data of a phone's owner. Omits hashes of passwords, codes and tokens.
 * @param codeSecret key of the phone hashes
 */
export async function exportPersonalData(
  db: Database,
  phone: string,
  codeSecret: string,
): Promise<ExportedPersonalData> {
  const phoneHash = hashOfPhone(phone, codeSecret);
  const keys = counterKeys(phone);
  const id = (await findAccount(db, phone))?.id ?? null;
  const spans = await phoneSpans(db, phone, id);
  const hashed = spans.map((span) => ({ ...span, phone: hashOfPhone(span.phone, codeSecret) }));
  const rowsOf: RowsOf = async (query) =>
    (
      await queryRows<{ row: unknown }>(db, { row: 'json?' }, sql`select row_to_json(held) as row from (${query}) held`)
    ).rows.map(({ row }) => row);
  const [account = null] = await rowsOf(sql`select id, phone, first_name, last_name, birthdate, gender, created_at,
    password_hash is not null as has_password from users where id = ${id}`);
  const cars = await queryRows<{ car: object; removed_at: string | null }>(
    db,
    { car: 'json', removed_at: 'text?' },
    sql`select ${carJson} as car, ${iso(sql`car.removed_at`)} as removed_at from ${carTables} where car.user_id = ${id} order by car.id`,
  );
  const domainData: Record<string, unknown[]> = {};
  for (const part of registeredParts()) Object.assign(domainData, await part.export(rowsOf, { id, spans }));
  return {
    phone,
    exported_at: new Date().toISOString(),
    account,
    cars: cars.rows.map(({ car, removed_at }) => ({ ...car, ...(removed_at && { removed_at }) })),
    sessions: await rowsOf(sql`select created_at, last_used_at, browser, system, revoked_at as ended_at
      from refresh_families where user_id = ${id} order by id`),
    consents: await rowsOf(
      sql`select version, language, given_at from consents where user_id = ${id} order by version`,
    ),
    ...domainData,
    former_phones: spans.filter(({ until }) => until !== null),
    sms_codes: await rowsOf(
      sql`select sent_at, expires_at, used_at, tries, network from sms_codes
        where phone = ${phoneHash} or ${matchesPhoneSpans(spans, sql`phone`, sql`sent_at`)} order by id`,
    ),
    messages: await rowsOf(
      sql`select created_at, channel, kind, state, attempts, reason from messages
        where ${matchesPhoneSpans(hashed, sql`phone_hash`, sql`created_at`)} or (kind <> 'enquiry_taken' and request_id in (
          select id from requests where ${matchesPhoneSpans(spans, sql`phone`, sql`created_at`)}))
        order by id`,
    ),
    phone_proofs: await rowsOf(sql`select expires_at, used_at from phone_grants where phone = ${phone} order by id`),
    wrong_passwords: await rowsOf(sql`select failures, last_at from password_failures where phone in ${keys}`),
    sign_in_waits: await rowsOf(sql`select failures, blocked_until from login_backoffs where phone in ${keys}`),
    security_events: await rowsOf(sql`select at, kind, network, request_id from security_events
      where user_id = ${id} or phone_hash = ${phoneHash} order by id`),
  };
}

/**
 * Erases a person in the caller's transaction and returns the number of anonymized enquiries.
 * Deletes the account with cars and sessions. Anonymizes enquiries and visits, which the business must retain.
 * SMS codes keep a hash of the phone, so that a new registration does not reset limits. Security events expire by age.
 * @param userId null for a sender without an account
 */
export async function erasePersonalData(
  tx: Database,
  { phone, userId, codeSecret }: { phone: string; userId: number | null; codeSecret: string },
): Promise<number> {
  const spans = await phoneSpans(tx, phone, userId);
  const identifiers = await identifiersOf(tx, { phone, userId });
  // Deletes the preferences first, in the lock order of reminders, to prevent a deadlock.
  if (userId !== null) await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const person = { id: userId, spans, identifiers, name: await nameOf(tx, userId) };
  let anonymized = 0;
  for (const { erase } of registeredParts()) anonymized += (await erase?.(tx, person)) ?? 0;
  for (const span of spans) {
    const phoneHash = hashOfPhone(span.phone, codeSecret);
    await cancelMessages(tx, span, phoneHash);
    await anonymizeCodes(tx, matchesPhoneSpans([span], sql`phone`, sql`sent_at`), phoneHash);
  }
  await tx.delete(phoneGrants).where(eq(phoneGrants.phone, phone));
  for (const table of [loginBackoffs, passwordFailures]) {
    await tx.delete(table).where(inArray(table.phone, counterKeys(phone)));
  }
  if (userId !== null) {
    // Replies stored with these idempotency keys contain the cars.
    await tx
      .delete(idempotencyKeys)
      .where(inArray(idempotencyKeys.scope, [`car:${userId}`, `own-record:${userId}`, chatScope(userId)]));
    await tx.delete(users).where(eq(users.id, userId));
  }
  return anonymized;
}

async function identifiersOf(
  tx: Database,
  { phone, userId }: { phone: string; userId: number | null },
): Promise<string[]> {
  const { rows } = await queryRows<{ sign: string | null }>(
    tx,
    { sign: 'text?' },
    sql`
    select unnest(array[plate, vin]) as sign from ${cars} where user_id = ${userId}::integer
    union select unnest(array[plate, vin]) from ${visits}
      where user_id = ${userId}::integer or (user_id is null and phone = ${phone})`,
  );
  return rows.flatMap(({ sign }) => sign || []);
}

async function cancelMessages(tx: Database, span: PhoneSpan, phoneHash: string): Promise<void> {
  const hashed = matchesPhoneSpans([{ ...span, phone: phoneHash }], sql`phone_hash`, sql`created_at`);
  // Messages of older releases have no phone hash, but their codes have the phone.
  const ofCode = sql`select id from ${smsCodes} where ${matchesPhoneSpans([span], sql`phone`, sql`sent_at`)}`;
  await tx.execute(sql`update ${messages} set phone_hash = null, sealed = null,
      state = case when state = 'queued' then 'dead' else state end
    where ${hashed} or (sealed is not null and code_id in (${ofCode}))`);
}

/** Replaces the phone of SMS codes by a hash, which the limits still count. */
async function anonymizeCodes(tx: Database, which: ReturnType<typeof sql>, phoneHash: string): Promise<void> {
  await tx.execute(sql`update ${smsCodes} set phone = ${phoneHash}, code_hash = '', flow_hash = null, is_open = false,
    used_at = coalesce(used_at, now()) where ${which}`);
}

async function nameOf(tx: Database, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  return account ? `${account.firstName} ${account.lastName}` : '';
}

/** Erases all data of a phone in one transaction, with or without an account, and records the security event. */
export function erasePersonalDataByCommand(
  db: Database,
  phone: string,
  codeSecret: string,
): Promise<{ hadAccount: boolean; requests: number }> {
  return db.transaction(async (tx) => {
    const userId = (await findAccount(tx, phone))?.id ?? null;
    if (userId !== null) await lockPhone(tx, userId);
    const requests = await erasePersonalData(tx, { phone, userId, codeSecret });
    if (userId !== null) {
      const phoneHash = hashOfPhone(phone, codeSecret);
      await storeSecurityEvent(tx, {
        kind: 'account_deleted',
        userId,
        phoneHash,
        requestId: 'by command',
        network: null,
      });
    }
    return { hadAccount: userId !== null, requests };
  });
}
