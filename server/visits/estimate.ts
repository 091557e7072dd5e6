import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { transitionOf } from '#contract/rules/visitStages';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLines, visitLinks } from '../platform/db/schema/visits';
import { pageAddress } from '../platform/http/addresses';
import { ApiFailure } from '../platform/http/errors';
import { recordVisit, requireUnfinished } from './change';
import { settleApproval } from './decide';
import { estimatePath, newLinks, staffToken } from './links';
import { type Notifier, notifyOfVisit, withdrawSteps } from './notify';
import { type DeskContext, stageOfVisit } from './scope';
import type { StoredVisit } from './seal';

/**
 * Sends the estimate to the customer and returns the link for the desk, which has a different token. The caller must
 * hold the visit lock. @throws 409 `visit_over`, `work_begun`, `estimate_empty`
 */
export async function sendEstimate(
  tx: Database,
  visit: StoredVisit,
  by: DeskContext,
  notifier: Notifier,
): Promise<string> {
  requireUnfinished(visit);
  if (!transitionOf(stageOfVisit(visit), 'send')) throw new ApiFailure(409, 'work_begun');
  if ((await tx.$count(visitLines, eq(visitLines.visitId, visit.id))) === 0)
    throw new ApiFailure(409, 'estimate_empty');
  const { customer, staff } = await newLinks(tx, visit, by.me.id, notifier.config.secrets.code);
  await settleApproval(tx, visit, { state: 'sent' });
  await recordVisit(tx, visit, by, 'estimate_sent', { after: { estimate: visit.estimate } });
  await withdrawSteps(tx, visit, ['received', 'approved']);
  await notifyOfVisit(
    tx,
    visit,
    { notification: 'estimate', path: estimatePath(customer), fact: `estimate:${hashOfToken(customer)}` },
    notifier,
  );
  return pageAddress(notifier.config.siteUrl, visit.language, estimatePath(staff));
}

/**
 * Returns the desk's link of an estimate that this person has sent by the last change of the visit, so that a repeated
 * call sends no second message. Null if the last change was another one.
 */
export async function addressOfSent(
  tx: Database,
  visit: StoredVisit,
  { by, before, notifier }: { by: DeskContext; before: number; notifier: Notifier },
): Promise<string | null> {
  if (visit.version !== before + 1 || visit.state !== 'sent') return null;
  return counterAddress(tx, visit, { me: by.me, config: notifier.config });
}

/**
 * Returns the valid counter link of the current estimate that this person has sent, null if there is none. Its answers
 * are recorded as this person's, so links of others are not returned. The customer's link is never returned.
 */
export async function counterAddress(
  db: Database,
  visit: Pick<StoredVisit, 'id' | 'estimate' | 'language'>,
  { me, config }: { me: DeskContext['me']; config: Notifier['config'] },
): Promise<string | null> {
  const { visitId, estimate, sentBy, forStaff, sentAt, expiresAt } = visitLinks;
  const isOwn = and(eq(visitId, visit.id), eq(estimate, visit.estimate), eq(sentBy, me.id), eq(forStaff, true));
  const [link] = await db
    .select()
    .from(visitLinks)
    .where(and(isOwn, gt(expiresAt, sql`now()`)))
    .orderBy(desc(sentAt))
    .limit(1);
  if (!link) return null;
  const token = staffToken(visit.id, link.sentAt, config.secrets.code);
  const isKnown = hashOfToken(token) === link.tokenHash;
  return isKnown ? pageAddress(config.siteUrl, visit.language, estimatePath(token)) : null;
}
