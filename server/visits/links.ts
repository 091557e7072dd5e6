import { sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { ESTIMATE_DAYS } from '#contract/rules/visits';
import { hashOfToken, tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLinks } from '../platform/db/schema/visits';
import type { StoredVisit } from './seal';

/** Derived: the account can show the link again, and the database does not reveal it. */
export const estimateToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate ${visit} ${sentAt.toISOString()}`, secret);

/** The desk has another token, to distinguish its answers from the customer's. */
const staffToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate at the desk ${visit} ${sentAt.toISOString()}`, secret);

export async function newLinks(
  tx: Database,
  { id, estimate }: Pick<StoredVisit, 'id' | 'estimate'>,
  staffId: number,
  secret: string,
): Promise<{ customer: string; staff: string }> {
  const sentAt = new Date();
  const tokens = { customer: estimateToken(id, sentAt, secret), staff: staffToken(id, sentAt, secret) };
  const link = {
    visitId: id,
    estimate,
    sentAt,
    sentBy: staffId,
    expiresAt: sql`now() + make_interval(days => ${ESTIMATE_DAYS})`,
  };
  await tx.insert(visitLinks).values([
    { ...link, tokenHash: hashOfToken(tokens.customer) },
    { ...link, tokenHash: hashOfToken(tokens.staff), forStaff: true },
  ]);
  return tokens;
}
export const estimatePath = (token: string): string => pagePath('estimate', token);
