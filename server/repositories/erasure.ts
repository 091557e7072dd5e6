import { eq, inArray, sql } from 'drizzle-orm';
import { hashOfPhone } from '../accounts/phoneHash';
import type { Database } from '../db/database';
import { users } from '../db/schema/customers';
import { loginBackoffs, phoneGrants, smsCodes, smsMessages } from '../db/schema/phoneProof';
import { idempotencyKeys, requests } from '../db/schema/requests';
import { passwordFailures } from '../db/schema/security';
import { keysOfPhone } from './passwordShare';

/** What looks like a phone in free text: nine digits and more, with the usual signs between them. */
const PHONE_IN_TEXT = '\\+?\\d([ ()-]*\\d){8,}';

/**
 * Erases a person in one transaction of the caller: the account with cars and sessions goes, and whatever is kept by the phone, of which
 * codes leave what the limits of SMS count: whoever deletes an account and registers again must not get new ones.
 * Enquiries are what the business must account for: they stay, without name and phone. Security events name nobody and go by their age.
 * Null as `userId`: somebody who only ever sent enquiries. Returns how many enquiries lost their name.
 */
export async function erasePerson(
  tx: Database,
  { phone, userId, codeSecret }: { phone: string; userId: number | null; codeSecret: string },
): Promise<number> {
  const nameless = await forgetSenders(tx, sql`phone = ${phone}`);
  await forgetReceiver(tx, sql`phone = ${phone}`, hashOfPhone(phone, codeSecret));
  await tx.delete(phoneGrants).where(eq(phoneGrants.phone, phone));
  for (const table of [loginBackoffs, passwordFailures]) {
    await tx.delete(table).where(inArray(table.phone, keysOfPhone(phone)));
  }
  if (userId !== null) {
    // Their replies repeat the cars.
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `car:${userId}`));
    await tx.delete(users).where(eq(users.id, userId));
  }
  return nameless;
}

/**
 * Codes that `which` names stay as what was sent when, from which network, to a keyed hash of the phone; retention deletes them. What is
 * still to be sent of them is not sent.
 */
async function forgetReceiver(tx: Database, which: ReturnType<typeof sql>, phoneHash: string): Promise<void> {
  // Before the codes, by which alone they are found: the phone in them is encrypted.
  await tx.execute(sql`update ${smsMessages} set sealed = null,
      state = case when state = 'queued' then 'dead' else state end
    where sealed is not null and code_id in (select id from ${smsCodes} where ${which})`);
  await tx.execute(sql`update ${smsCodes} set phone = ${phoneHash}, code_hash = '', flow_hash = null, is_open = false,
    used_at = coalesce(used_at, now()) where ${which}`);
}

/** Takes name and phone out of the enquiries that `which` names, the ones in their text too. Returns how many there were. */
export async function forgetSenders(tx: Database, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute(sql`update ${requests} set phone = '', full_name = '', text =
      regexp_replace(case when full_name = '' then text else replace(text, full_name, '…') end, ${PHONE_IN_TEXT}, '…', 'g')
    where phone <> '' and ${which} returning id`);
  return rows.length;
}
