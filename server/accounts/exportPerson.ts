import { sql } from 'drizzle-orm';
import { keysOfPhone } from '../platform/auth/passwordTries';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { bookedOf, careOf, type RowsOf, visitsOf } from '../visits/export';
import { carJson, carTables, findAccount } from './customers';
import { phoneSpans, within } from './formerPhones';

/** A row, or list of rows, of each place where the site holds something of a person. */
export type HeldOfPerson = Record<string, unknown>;

/**
 * Everything the site holds of whoever has the phone (`+998XXXXXXXXX`), by where it stands: no password, code or token, which are
 * kept as hashes only. `codeSecret` finds what stands under the phone's hash.
 */
export async function exportPerson(db: Database, phone: string, codeSecret: string): Promise<HeldOfPerson> {
  const phoneHash = hashOfPhone(phone, codeSecret);
  const keys = keysOfPhone(phone);
  const id = (await findAccount(db, phone))?.id ?? null;
  const spans = await phoneSpans(db, phone, id);
  const hashed = spans.map((span) => ({ ...span, phone: hashOfPhone(span.phone, codeSecret) }));
  const rowsOf: RowsOf = async (query) =>
    (await db.execute<{ row: unknown }>(sql`select row_to_json(held) as row from (${query}) held`)).rows.map(
      ({ row }) => row,
    );
  const [account = null] = await rowsOf(sql`select id, phone, first_name, last_name, birthdate, gender, created_at,
    password_hash is not null as has_password from users where id = ${id}`);
  const cars = await db.execute<{ car: object; removed_at: string | null }>(
    sql`select ${carJson} as car, ${iso(sql`car.removed_at`)} as removed_at from ${carTables} where car.user_id = ${id} order by car.id`,
  );
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
    requests:
      await rowsOf(sql`select request.id, request.reference, section, status, source, text, phone, language, full_name, brand.name as brand,
        model.name as model, branch_id, consent_version, consent_language, request.created_at,
        request.due_at, request.answered_at, request.updated_at
      from requests request left join brands brand on brand.id = brand_id left join car_models model on model.id = model_id
      where ${within(spans, sql`phone`, sql`request.created_at`)} order by request.id`),
    staff_notes:
      await rowsOf(sql`select note.text, note.created_at from desk_notes note left join requests request on request.id = note.request_id
      where note.user_id = ${id}::integer or ${within(spans, sql`request.phone`, sql`request.created_at`)} order by note.id`),
    ...(await visitsOf(rowsOf, { id, spans })),
    ...(await bookedOf(rowsOf, { id, spans })),
    ...(await careOf(rowsOf, id)),
    telegram_chats: await rowsOf(sql`select request.reference, chat_id, follower.created_at, follower.ended_at
      from telegram_followers follower join requests request on request.id = follower.request_id
      where ${within(spans, sql`request.phone`, sql`request.created_at`)} order by follower.id`),
    former_phones: spans.filter(({ until }) => until !== null),
    sms_codes: await rowsOf(
      sql`select sent_at, expires_at, used_at, tries, network from sms_codes
        where phone = ${phoneHash} or ${within(spans, sql`phone`, sql`sent_at`)} order by id`,
    ),
    messages: await rowsOf(
      sql`select created_at, channel, kind, state, attempts, reason from messages
        where ${within(hashed, sql`phone_hash`, sql`created_at`)} or (kind <> 'enquiry_taken' and request_id in (
          select id from requests where ${within(spans, sql`phone`, sql`created_at`)}))
        order by id`,
    ),
    phone_proofs: await rowsOf(sql`select expires_at, used_at from phone_grants where phone = ${phone} order by id`),
    wrong_passwords: await rowsOf(sql`select failures, last_at from password_failures where phone in ${keys}`),
    sign_in_waits: await rowsOf(sql`select failures, blocked_until from login_backoffs where phone in ${keys}`),
    security_events: await rowsOf(sql`select at, kind, network, request_id from security_events
      where user_id = ${id} or phone_hash = ${phoneHash} order by id`),
  };
}
