import { eq } from 'drizzle-orm';
import { mayFollow } from '#contract/rules/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLines } from '../platform/db/schema/visits';
import { pageAddress } from '../platform/http/addresses';
import { ApiFailure } from '../platform/http/errors';
import { recordVisit, requireUnfinished } from './change';
import { estimatePath, newLinks } from './links';
import { type Notifier, notifyOfVisit } from './notify';
import { type DeskContext, writeVisit } from './scope';
import type { StoredVisit } from './seal';

/** Sends the estimate. Returns the desk's address, which has another token. */
export async function sendEstimate(
  tx: Database,
  visit: StoredVisit,
  by: DeskContext,
  notifier: Notifier,
): Promise<string> {
  requireUnfinished(visit);
  if (!mayFollow(visit.state, 'sent')) throw new ApiFailure(409, 'work_begun');
  if ((await tx.$count(visitLines, eq(visitLines.visitId, visit.id))) === 0)
    throw new ApiFailure(409, 'estimate_empty');
  const { customer, staff } = await newLinks(tx, visit, by.me.id, notifier.config.secrets.code);
  await writeVisit(tx, visit, { state: 'sent' });
  await recordVisit(tx, visit, by, 'estimate_sent', { after: { estimate: visit.estimate } });
  await notifyOfVisit(
    tx,
    visit,
    { notification: 'estimate', path: estimatePath(customer), fact: `estimate:${hashOfToken(customer)}` },
    notifier,
  );
  return pageAddress(notifier.config.siteUrl, visit.language, estimatePath(staff));
}
