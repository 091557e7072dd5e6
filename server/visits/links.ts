import { sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { ESTIMATE_DAYS } from '#contract/rules/visits';
import { hashOfToken, tokenOf } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLinks } from '../platform/db/schema/visits';
import type { StoredVisit } from './seal';

/**
 * The token of a link, 128 bits. It is derived and not stored, so that the customer's account can show the link again and the database alone opens none.
 */
export const estimateToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate ${visit} ${sentAt.toISOString()}`, secret);

/** The link that the desk shows. It is another one, so that an answer by it can be told from the customer's. */
const staffToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate at the desk ${visit} ${sentAt.toISOString()}`, secret);

/** Stores the customer's link to the estimate as it is now, and the one that the desk shows. Returns their tokens. */
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
