import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/desk/auditWords';
import type { VisitChange } from '../../../contract/desk/visit';
import { type Discount, leftOfLines } from '../../../contract/visits/money';
import { followers } from '../../../contract/visits/states';
import type { Database } from '../../db/database';
import type { AuditValues } from '../../db/schema/desk';
import { visitLines } from '../../db/schema/visits';
import { ApiFailure } from '../../http/errors';
import { difference, noteAudit } from '../audit/note';
import { endVisitOfBooking, resumeVisitOfBooking } from '../bookings/visit';
import { worksAt } from '../staff/people';
import { isOver } from './decide';
import { correctGarage, requirePlausible } from './mileage';
import { refusedField, requireTakeable } from './refusals';
import { type By, seesWorkAlone, withNewEstimate, writeVisit } from './scope';
import type { StoredVisit } from './seal';

/** No decision of the customer's: it was of another sum, or is taken back. */
export const UNDECIDED = { decision: null, decidedAt: null, decidedBy: null } as const;

/** What the workshop sets by itself. */
const WORKSHOP_STATES: readonly string[] = ['in_work', 'ready'];

/** `visit`: locked, as of every change below. */
export async function changeVisit(tx: Database, visit: StoredVisit, change: VisitChange, by: By): Promise<void> {
  requireUnfinished(visit);
  if (seesWorkAlone(by.me)) requireWorkAlone(change);
  const { state, mileage, mileage_seen: isSeen, discount, worker, language } = change;
  if (state !== undefined && state !== visit.state && !followers(visit.state).includes(state))
    throw new ApiFailure(409, 'visit_step');
  if (mileage !== undefined && mileage !== visit.mileage)
    await requirePlausible(tx, { carId: visit.carId, mileage, isSeen, scope: by.me.scope, visit });
  if (worker !== undefined) await requireWorker(tx, visit, worker, by);
  const set = {
    ...(state !== undefined && { state }),
    ...(mileage !== undefined && { mileage }),
    ...(discount !== undefined && { discount }),
    ...(worker !== undefined && { workerId: worker }),
    ...(language !== undefined && { language }),
  };
  const changes = difference(valuesOf(visit), valuesOf({ ...visit, ...set }));
  if (Object.keys(changes.after).length === 0) return;
  const isRepriced = changes.after['discount'] !== undefined;
  if (isRepriced) requireTakeable(discount, leftOfLines(await takenLines(tx, visit)), by.language);
  if (isRepriced)
    await tx
      .update(visitLines)
      .set(UNDECIDED)
      .where(and(eq(visitLines.visitId, visit.id), isNotNull(visitLines.decision)));
  await writeVisit(tx, visit, {
    ...(isRepriced && withNewEstimate(visit)),
    ...set,
    ...(changes.after['state'] === 'cancelled' && { closedAt: new Date() }),
  });
  if (changes.after['mileage'] !== undefined) await correctGarage(tx, visit, mileage ?? visit.mileage);
  if (changes.after['state'] === 'cancelled') await endVisitOfBooking(tx, visit.id, 'arrived', by.actor);
  if (changes.after['state'] === 'ready') await endVisitOfBooking(tx, visit.id, 'done', by.actor);
  if (visit.state === 'ready' && changes.after['state'] === 'in_work')
    await resumeVisitOfBooking(tx, visit.id, by.actor);
  await noteVisit(tx, visit, by, 'changed', changes);
}

/** Whoever declines a line pays nothing for it. */
const takenLines = (tx: Database, { id }: StoredVisit) =>
  tx
    .select()
    .from(visitLines)
    .where(and(eq(visitLines.visitId, id), or(isNull(visitLines.decision), ne(visitLines.decision, 'declined'))));

const valuesOf = ({ state, mileage, discount, workerId, language }: StoredVisit): AuditValues => ({
  state,
  mileage,
  discount: discount && shownDiscount(discount),
  worker: workerId,
  language,
});

export const shownDiscount = (discount: Discount): string | number =>
  'percent' in discount ? `${discount.percent / 100} %` : discount.sum;

export function requireUnfinished(visit: StoredVisit): void {
  if (isOver(visit)) throw new ApiFailure(409, 'visit_over');
}

function requireWorkAlone({ state, worker: _worker, ...rest }: VisitChange): void {
  const isWork = state === undefined || WORKSHOP_STATES.includes(state);
  if (!isWork || Object.values(rest).some((value) => value !== undefined)) throw new ApiFailure(403, 'forbidden');
}

/** Somebody who works at its branch, or nobody. */
export async function requireWorker(tx: Database, visit: StoredVisit, id: number | null, by: By): Promise<void> {
  if (id !== null && !(await worksAt(tx, id, visit.branchId))) throw refusedField('worker', by.language);
}

export const noteVisit = (
  tx: Database,
  { id, reference, branchId }: StoredVisit,
  { actor }: Pick<By, 'actor'>,
  action: AuditAction,
  values: { before?: AuditValues; after?: AuditValues } = {},
): Promise<void> => noteAudit(tx, actor, { thing: 'visit', action, thingId: id, name: reference, branchId, ...values });
