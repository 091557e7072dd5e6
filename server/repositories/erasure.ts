import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/customers';
import { loginBackoffs, phoneGrants, smsCodes, smsMessages } from '../db/schema/phoneProof';
import { idempotencyKeys, requests } from '../db/schema/requests';
import { passwordFailures } from '../db/schema/security';
import { keysOfPhone } from './passwordShare';

/** What looks like a phone in free text: nine digits and more, with the usual signs between them. */
const PHONE_IN_TEXT = '\\+?\\d([ ()-]*\\d){8,}';

/**
 * Erases a person in one transaction of the caller: the account with cars and sessions goes, and whatever is kept by the phone.
 * Enquiries are what the business must account for: they stay, without name and phone. Security events name nobody and go by their age.
 * Null as `userId`: somebody who only ever sent enquiries. Returns how many enquiries lost their name.
 */
export async function erasePerson(
  tx: Database,
  { phone, userId }: { phone: string; userId: number | null },
): Promise<number> {
  const nameless = await forgetSenders(tx, sql`phone = ${phone}`);
  // Before the codes, by which alone they are found: the phone in them is encrypted.
  await tx.execute(sql`delete from ${smsMessages} where code_id in (
    select id from ${smsCodes} where phone = ${phone})`);
  for (const table of [smsCodes, phoneGrants]) await tx.delete(table).where(eq(table.phone, phone));
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

/** Takes name and phone out of the enquiries that `which` names, the ones in their text too. Returns how many there were. */
export async function forgetSenders(tx: Database, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute(sql`update ${requests} set phone = '', full_name = '', text =
      regexp_replace(case when full_name = '' then text else replace(text, full_name, '…') end, ${PHONE_IN_TEXT}, '…', 'g')
    where phone <> '' and ${which} returning id`);
  return rows.length;
}
