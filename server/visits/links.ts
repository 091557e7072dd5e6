import { sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { ESTIMATE_DAYS } from '#contract/rules/visits';
import { hashOfToken, tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLinks } from '../platform/db/schema/visits';
import type { StoredVisit } from './seal';

/**
 * The token is derived by HMAC and not stored: the account can show the link again, and a database leak does not reveal
 * it.
 */
export const estimateToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate ${visit} ${sentAt.toISOString()}`, secret);

/** The desk has a different token, so that its answers are recorded as those of staff. */
export const staffToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate at the desk ${visit} ${sentAt.toISOString()}`, secret);

/**
 * Stores two links to the estimate, for the customer and for the desk, and returns their tokens, of which only hashes
 * are stored. Both expire after ESTIMATE_DAYS.
 */
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
