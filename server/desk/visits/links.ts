import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ESTIMATE_DAYS } from '../../../contract/visits/limits';
import type { Database } from '../../db/database';
import { visitLinks } from '../../db/schema/visits';
import { tokenOf } from '../../visits/tokens';
import type { StoredVisit } from './seal';

/** All that is kept of a link: whoever reads the database opens none. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token of a link, 128 bits. It is derived and not stored, so that the customer's account can show the link again and the database alone opens none.
 */
export const estimateToken = (visit: number, sentAt: Date, secret: string): string =>
  tokenOf(`estimate ${visit} ${sentAt.toISOString()}`, secret);

/** Stores a link to the estimate as it is now. Returns its token. */
export async function newLink(
  tx: Database,
  { id, estimate }: Pick<StoredVisit, 'id' | 'estimate'>,
  staffId: number | null,
  secret: string,
): Promise<string> {
  const sentAt = new Date();
  const token = estimateToken(id, sentAt, secret);
  await tx.insert(visitLinks).values({
    tokenHash: hashOfLink(token),
    visitId: id,
    estimate,
    sentAt,
    sentBy: staffId,
    expiresAt: sql`now() + make_interval(days => ${ESTIMATE_DAYS})`,
  });
  return token;
}

/** A page of the site in the customer's language. */
export const pageAddress = (siteUrl: string, language: 'ru' | 'uz', path: string): string =>
  `${siteUrl}${language === 'uz' ? '/uz' : ''}${path}`;
export const estimatePath = (token: string): string => `/estimate/${token}`;
