import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { formerPhones, phoneGrants } from '../platform/db/schema/accounts';

/** Period in which a person had a phone number. `since` null: unknown start. `until` null: the person still has it. */
export type PhoneSpan = { phone: string; since: string | null; until: string | null };

/** Records a number that a customer no longer has, and deletes its phone grants. */
export async function rememberFormerPhone(tx: Database, userId: number, phone: string): Promise<void> {
  await tx.delete(phoneGrants).where(eq(phoneGrants.phone, phone));
  await tx.insert(formerPhones).values({ userId, phone });
}

/**
 * Returns a person's current and former numbers. If a number was another customer's before, the period begins when that
 * customer gave it up.
 * @param userId null for a number without an account
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

/** Returns the SQL condition that `phone` belonged to the person at `time`. */
export const matchesPhoneSpans = (
  spans: readonly PhoneSpan[],
  phone: ReturnType<typeof sql>,
  time: ReturnType<typeof sql>,
) =>
  sql`(${sql.join(
    spans.map(
      (
        span,
      ) => sql`(${phone} = ${span.phone} and (${span.since}::timestamptz is null or ${time} > ${span.since}::timestamptz)
        and (${span.until}::timestamptz is null or ${time} <= ${span.until}::timestamptz))`,
    ),
    sql` or `,
  )})`;
