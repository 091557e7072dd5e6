import { pagePath } from '#contract/rules/pages';
import type { VisitEffect, VisitTransition } from '#contract/rules/visitStages';
import type { Database } from '../platform/db/database';
import type { Actor } from '../staff/audit/record';
import { visitEnded, visitResumed } from './hooks';
import { type Notifier, notifyOfStep, notifyOfVisit, withdrawSteps } from './notify';
import { newReviewLink, reviewPath } from './reviews';
import type { StoredVisit } from './seal';

/** Effects that need more than the visit, and are applied by the code of their act. */
type OwnEffect = 'estimate_message' | 'answer_notification' | 'approved_message' | 'parts_taken';
type Followed = (tx: Database, visit: StoredVisit, by: { actor: Actor; notifier: Notifier }) => Promise<unknown>;

const effects: Record<Exclude<VisitEffect, OwnEffect>, Followed> = {
  booking_arrived: (tx, { id }, { actor }) => visitEnded(tx, id, 'arrived', actor),
  bay_freed: (tx, { id }, { actor }) => visitEnded(tx, id, 'done', actor),
  bay_restored: (tx, { id }, { actor }) => visitResumed(tx, id, actor),
  ready_message: (tx, visit, { notifier }) => notifyOfStep(tx, visit, 'ready', notifier),
  ready_withdrawn: (tx, visit) => withdrawSteps(tx, visit, ['ready']),
  steps_withdrawn: (tx, visit) => withdrawSteps(tx, visit),
  closed_message: async (tx, visit, { notifier }) => {
    const about =
      visit.correctsId === null
        ? { notification: 'closed' as const, path: reviewPath(await newReviewLink(tx, visit.id)) }
        : { notification: 'corrected' as const, path: pagePath('history') };
    await notifyOfVisit(tx, visit, { ...about, fact: `closed:${visit.id}` }, notifier);
  },
};

const isOwn = (effect: VisitEffect): effect is OwnEffect => !(effect in effects);

/**
 * Applies the effects of a transition in its transaction, in the order of the table. `visit`: the row before the
 * change.
 */
export async function followTransition(
  tx: Database,
  visit: StoredVisit,
  transition: VisitTransition,
  by: { actor: Actor; notifier: Notifier },
): Promise<void> {
  for (const effect of transition.effects) if (!isOwn(effect)) await effects[effect](tx, visit, by);
}
