import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ESTIMATE_DAYS } from '../../../contract/visits/limits';
import type { Database } from '../../db/database';
import { visitLinks } from '../../db/schema/visits';
import type { StoredVisit } from './seal';

/** All that is kept of a link: whoever reads the database opens none. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stores a link to the estimate as it is now; its token, 128 bits. */
export async function newLink(
  tx: Database,
  { id, estimate }: Pick<StoredVisit, 'id' | 'estimate'>,
  staffId: number | null,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await tx.insert(visitLinks).values({
    tokenHash: hashOfLink(token),
    visitId: id,
    estimate,
    sentBy: staffId,
    expiresAt: sql`now() + make_interval(days => ${ESTIMATE_DAYS})`,
  });
  return token;
}

/** A page of the site in the customer's language. */
export const pageAddress = (siteUrl: string, language: 'ru' | 'uz', path: string): string =>
  `${siteUrl}${language === 'uz' ? '/uz' : ''}${path}`;
export const estimatePath = (token: string): string => `/estimate/${token}`;
