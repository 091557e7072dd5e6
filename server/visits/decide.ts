import { and, eq, inArray, sql } from 'drizzle-orm';
import { transitionOf } from '#contract/rules/visitStages';
import type { EstimateAnswer } from '#contract/visits';
import type { StaffDecisions } from '#contract/visitsDesk';
import type { Database } from '../platform/db/database';
import { visitDecisions, visitLines, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { type Actor, recordAudit } from '../staff/audit/record';
import { type Notifier, notifyOfStep, withdrawSteps } from './notify';
import { stageOfVisit } from './scope';
import type { StoredVisit } from './seal';

export const isOver = ({ state }: StoredVisit): boolean => state === 'closed' || state === 'cancelled';

type Line = typeof visitLines.$inferSelect;
type Decided = {
  estimate: number;
  decisions: (StaffDecisions | EstimateAnswer)['decisions'];
  byLink?: boolean;
};

/**
 * Records decisions by the customer, or by staff on their behalf. Requires the visit lock. @throws 409
 * `estimate_changed`, `work_begun`, `decided_by_customer` (desk link), `decisions_changed` (neither `shown` nor the new
 * decision is current)
 */
export async function decideLines(
  tx: Database,
  visit: StoredVisit,
  { estimate, decisions, byLink = false }: Decided,
  { actor, notifier }: { actor: Actor; notifier: Notifier },
): Promise<void> {
  if (isOver(visit)) throw new ApiFailure(409, 'visit_over');
  if (!transitionOf(stageOfVisit(visit), 'decide')) throw new ApiFailure(409, 'work_begun');
  if (estimate !== visit.estimate) throw new ApiFailure(409, 'estimate_changed');
  const decisionByLine = new Map(decisions.map(({ line, decision }) => [line, decision]));
  const lines = await tx
    .select()
    .from(visitLines)
    .where(and(eq(visitLines.visitId, visit.id), inArray(visitLines.id, [...decisionByLine.keys()])));
  if (lines.length < decisionByLine.size) throw new ApiFailure(400, 'bad_request');
  const stored = new Map(lines.map(({ id, decision }) => [id, decision]));
  const isStale = decisions.some(
    (one) => 'shown' in one && stored.get(one.line) !== one.shown && stored.get(one.line) !== one.decision,
  );
  if (isStale) throw new ApiFailure(409, 'decisions_changed');
  const isOther = ({ id, decision }: Line) => decisionByLine.get(id) !== decision;
  const isOwnAtLast = ({ decision, decidedBy, isDone }: Line) =>
    actor.staffId === null && decision !== null && decidedBy !== null && !isDone;
  const changed = lines.filter((line) => isOther(line) || isOwnAtLast(line));
  if (changed.length === 0) return;
  if (changed.some(({ isDone }) => isDone)) throw new ApiFailure(409, 'work_begun');
  if (
    byLink &&
    actor.staffId !== null &&
    changed.some(({ decision, decidedBy }) => decision !== null && decidedBy === null)
  )
    throw new ApiFailure(409, 'decided_by_customer');
  for (const { id } of changed) {
    const decision = decisionByLine.get(id) ?? null;
    const decided = { decision, decidedAt: decision && new Date(), decidedBy: decision && actor.staffId };
    await tx.update(visitLines).set(decided).where(eq(visitLines.id, id));
  }
  await tx.insert(visitDecisions).values(
    changed.map(({ id }) => ({
      visitId: visit.id,
      lineId: id,
      estimate,
      decision: decisionByLine.get(id) ?? null,
      by: actor.staffId,
    })),
  );
  const isApproved = await settleApproval(tx, visit);
  if (isApproved && stageOfVisit(visit) !== 'approved') await notifyOfStep(tx, visit, 'approved', notifier);
  if (!isApproved) await withdrawSteps(tx, visit, ['approved']);
  const count = (wanted: string | null) =>
    changed.filter(({ id }) => (decisionByLine.get(id) ?? null) === wanted).length;
  await recordAudit(tx, actor, {
    thing: 'visit',
    action: 'decided',
    thingId: visit.id,
    name: visit.reference,
    branchId: visit.branchId,
    after: { estimate, approved: count('approved'), declined: count('declined'), taken_back: count(null) },
  });
}

/**
 * Increments the version, and stores and returns whether the current estimate is approved: every line item is decided,
 * and at least one is approved. Requires the visit lock.
 */
export async function settleApproval(
  tx: Database,
  { id }: StoredVisit,
  set: Partial<Pick<StoredVisit, 'state'>> = {},
): Promise<boolean> {
  const isWhole = sql`(select bool_and(line.decision is not null) and bool_or(line.decision = 'approved')
    from ${visitLines} line where line.visit_id = ${id})`;
  const [settled] = await tx
    .update(visits)
    .set({ ...set, approvedEstimate: sql`case when ${isWhole} then estimate end`, version: sql`version + 1` })
    .where(eq(visits.id, id))
    .returning({ estimate: visits.estimate, approved: visits.approvedEstimate });
  return settled !== undefined && settled.approved === settled.estimate;
}

/** Returns whether all decisions on an estimate are stored already, so that a repeated call changes nothing. */
export async function isDecided(
  tx: Database,
  visit: StoredVisit,
  { estimate, decisions }: Pick<Decided, 'estimate' | 'decisions'>,
): Promise<boolean> {
  if (estimate !== visit.estimate) return false;
  const lines = await tx.select().from(visitLines).where(eq(visitLines.visitId, visit.id));
  const stored = new Map(lines.map(({ id, decision }) => [id, decision]));
  return decisions.every(({ line, decision }) => stored.get(line) === decision);
}
