import { createHmac } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { phoneSpans, within } from '../accounts/formerPhones';
import { tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import type { bookings, bookingWaits } from '../platform/db/schema/booking';
import { branches } from '../platform/db/schema/company';

/** What a refusal names beside its words, where the branch is to be called. */
export async function branchPhone(tx: Database, branch: number): Promise<{ branch_phone: string }> {
  const [place] = await tx
    .select({ phone: branches.serviceManagerPhone })
    .from(branches)
    .where(eq(branches.id, branch));
  return { branch_phone: place?.phone ?? '' };
}

/** A signed-in customer. */
export type Owner = { id: number; phone: string };

/** What they have booked, and what was booked under their numbers, while those were theirs, by nobody who had signed in. */
export async function isTheirs(
  db: Database,
  { id, phone }: Owner,
  table: typeof bookings | typeof bookingWaits,
): Promise<SQL> {
  const spans = await phoneSpans(db, phone, id);
  return sql`(${eq(table.userId, id)} or (${table.userId} is null and ${within(spans, sql`${table.phone}`, sql`${table.createdAt}`)}))`;
}

/** Each is made again for whoever lost the reply, or is reminded; nobody keeps it. */
export const holdToken = (id: number, secret: string): string => tokenOf(`hold ${id}`, secret);
/** Of whoever has that phone: once the desk puts a wrong one right, the link that went there opens nothing. */
export const bookingToken = ({ id, phone }: { id: number; phone: string | null }, secret: string): string =>
  tokenOf(`booking ${id} ${phone}`, secret);
export const waitToken = (id: number, secret: string): string => tokenOf(`wait ${id}`, secret);

/** Nobody's address stands in the database. */
export const lineHash = (line: string, secret: string): string =>
  createHmac('sha256', secret).update(`booking from ${line}`).digest('base64url').slice(0, 24);

/** Pages of the site, without their language. */
export const bookingPath = (token: string): string => pagePath('bookingLink', token);
export const offerPath = (token: string): string => `${pagePath('booking')}?hold=${token}`;
