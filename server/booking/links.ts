import { createHmac } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { matchesPhoneSpans, phoneSpans } from '../accounts/formerPhones';
import { tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import type { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { branches } from '../platform/db/schema/company';

/**
 * Returns the phone of a branch in the form of error details, for customers who must call. Empty for an unknown branch.
 */
export async function branchPhone(tx: Database, branch: number): Promise<{ branch_phone: string }> {
  const [place] = await tx
    .select({ phone: branches.serviceManagerPhone })
    .from(branches)
    .where(eq(branches.id, branch));
  return { branch_phone: place?.phone ?? '' };
}

export type Owner = { id: number; phone: string };

/** SQL condition: the row belongs to the account, or to no account and a phone that the customer had at that time. */
export async function isOwnedBy(
  db: Database,
  { id, phone }: Owner,
  table: typeof bookings | typeof waitlistEntries,
): Promise<SQL> {
  const spans = await phoneSpans(db, phone, id);
  return sql`(${eq(table.userId, id)} or (${table.userId} is null and ${matchesPhoneSpans(spans, sql`${table.phone}`, sql`${table.createdAt}`)}))`;
}

/** The token is derived by HMAC and not stored, so that a retry or reminder can repeat the link. */
export const holdToken = (id: number, secret: string): string => tokenOf(`hold ${id}`, secret);
/** The token depends on the phone: correcting a wrong phone invalidates the link that was sent to it. */
export const bookingToken = ({ id, phone }: { id: number; phone: string | null }, secret: string): string =>
  tokenOf(`booking ${id} ${phone}`, secret);
export const waitlistToken = (id: number, secret: string): string => tokenOf(`wait ${id}`, secret);

export const networkHash = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(`booking from ${network}`).digest('base64url').slice(0, 24);

export const bookingPath = (token: string): string => pagePath('bookingLink', token);
export const offerPath = (token: string): string => `${pagePath('booking')}?hold=${token}`;
