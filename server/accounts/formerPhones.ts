import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { formerPhones, phoneGrants } from '../platform/db/schema/accounts';

/** Ownership period of a number. `since` null: always. `until` null: until now. */
export type PhoneSpan = { phone: string; since: string | null; until: string | null };

/** Records a customer's former number and deletes its grants. */
export async function rememberFormerPhone(tx: Database, userId: number, phone: string): Promise<void> {
  await tx.delete(phoneGrants).where(eq(phoneGrants.phone, phone));
  await tx.insert(formerPhones).values({ userId, phone });
}

/**
 * Returns a person's numbers with their ownership periods, present and former.
 * If another customer had a number before, the period begins after theirs. A null `userId` means a number without an
 * account.
 */
export async function phoneSpans(db: Database, phone: string, userId: number | null): Promise<PhoneSpan[]> {
  const { rows } = await queryRows<PhoneSpan>(
    db,
    { phone: 'text', since: 'text?', until: 'text?' },
    sql`
    with own as (
      select ${phone}::text as phone, null::timestamptz as until
      union all select phone, until from ${formerPhones} where user_id = ${userId}::integer
    )
    select own.phone, own.until::text as until, (
      select max(other.until)::text from ${formerPhones} other
      where other.phone = own.phone and ${userId}::integer is not null and other.user_id <> ${userId}::integer
        and (own.until is null or other.until < own.until)
    ) as since from own order by own.until nulls first`,
  );
  return rows;
}

/** Returns the condition that a phone belonged to the person at a time. */
export const within = (spans: readonly PhoneSpan[], phone: ReturnType<typeof sql>, time: ReturnType<typeof sql>) =>
  sql`(${sql.join(
    spans.map(
      (
        span,
      ) => sql`(${phone} = ${span.phone} and (${span.since}::timestamptz is null or ${time} > ${span.since}::timestamptz)
        and (${span.until}::timestamptz is null or ${time} <= ${span.until}::timestamptz))`,
    ),
    sql` or `,
  )})`;
