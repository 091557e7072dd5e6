import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/rules/auditWords';
import { type Discount, followers, totalOfLines } from '#contract/rules/visits';
import type { Visit, VisitChange } from '#contract/visitsDesk';
import { correctGarage, requirePlausible } from '../care/mileage';
import type { Database } from '../platform/db/database';
import type { AuditValues } from '../platform/db/schema/desk';
import { visitLines } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { refusedField, requireValidDiscount } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { actorOf, difference, recordAudit } from '../staff/audit/record';
import { worksAt } from '../staff/people';
import type { SignedIn } from '../staff/signedIn';
import { isOver } from './decide';
import { readVisit } from './deskOne';
import { visitEnded, visitResumed } from './hooks';
import { type DeskContext, type DeskReader, lockVisit, seesWorkOnly, withNewEstimate, writeVisit } from './scope';
import type { StoredVisit } from './seal';

export const UNDECIDED = { decision: null, decidedAt: null, decidedBy: null } as const;

const WORKSHOP_STATES: readonly string[] = ['in_work', 'ready'];

/** Changes a visit, which must be locked, as below. */
export async function changeVisit(
  tx: Database,
  visit: StoredVisit,
  change: VisitChange,
  by: DeskContext,
): Promise<void> {
  requireUnfinished(visit);
  if (seesWorkOnly(by.me)) requireWorkOnly(change);
  const { state, mileage, mileage_seen: hasVisibleCharacter, discount, worker, language } = change;
  if (state !== undefined && state !== visit.state && !followers(visit.state).includes(state))
    throw new ApiFailure(409, 'visit_step');
  if (mileage !== undefined && mileage !== visit.mileage)
    await requirePlausible(tx, { carId: visit.carId, mileage, hasVisibleCharacter, scope: by.me.scope, visit });
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
  if (isRepriced) requireValidDiscount(discount, totalOfLines(await takenLines(tx, visit)), by.language);
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
  if (changes.after['state'] === 'cancelled') await visitEnded(tx, visit.id, 'arrived', by.actor);
  if (changes.after['state'] === 'ready') await visitEnded(tx, visit.id, 'done', by.actor);
  if (visit.state === 'ready' && changes.after['state'] === 'in_work') await visitResumed(tx, visit.id, by.actor);
  await recordVisit(tx, visit, by, 'changed', changes);
}

const takenLines = (tx: Database, { id }: StoredVisit) =>
  tx
    .select()
    .from(visitLines)
    .where(and(eq(visitLines.visitId, id), or(isNull(visitLines.decision), ne(visitLines.decision, 'declined'))));

const valuesOf = ({ state, mileage, discount, workerId, language }: StoredVisit): AuditValues => ({
  state,
  mileage,
  discount: discount && discountText(discount),
  worker: workerId,
  language,
});

export const discountText = (discount: Discount): string | number =>
  'percent' in discount ? `${discount.percent / 100} %` : discount.sum;

export function requireUnfinished(visit: StoredVisit): void {
  if (isOver(visit)) throw new ApiFailure(409, 'visit_over');
}

function requireWorkOnly({ state, worker: _worker, ...rest }: VisitChange): void {
  const isWork = state === undefined || WORKSHOP_STATES.includes(state);
  if (!isWork || Object.values(rest).some((value) => value !== undefined)) throw new ApiFailure(403, 'forbidden');
}

export async function requireWorker(
  tx: Database,
  visit: StoredVisit,
  id: number | null,
  by: DeskContext,
): Promise<void> {
  if (id !== null && !(await worksAt(tx, id, visit.branchId))) throw refusedField('worker', by.language);
}

export const recordVisit = (
  tx: Database,
  { id, reference, branchId }: StoredVisit,
  { actor }: Pick<DeskContext, 'actor'>,
  action: AuditAction,
  values: { before?: AuditValues; after?: AuditValues } = {},
): Promise<void> =>
  recordAudit(tx, actor, { thing: 'visit', action, thingId: id, name: reference, branchId, ...values });

export type ChangeInput = {
  db: Database;
  params: { id: number };
  headers: { 'if-match': string };
  body?: unknown;
  me: SignedIn;
  language: Language;
  request: FastifyRequest;
};

type Work = (tx: Database, visit: StoredVisit, by: DeskContext) => Promise<void>;
type Transaction = <T>(db: Database, work: (tx: Database) => Promise<T>) => Promise<T>;
const plain: Transaction = (db, work) => db.transaction(work);

export const versionIn = ({ headers }: Pick<ChangeInput, 'headers'>): number =>
  Number(headers['if-match'].replaceAll('"', ''));

/** Runs an atomic change. @throws 412 for a stale version */
export async function changingVisit(input: ChangeInput, work: Work, within: Transaction = plain): Promise<Visit> {
  const { db, params, me, language, request, body } = input;
  const isDone = await within(db, async (tx) => {
    const visit = await lockVisit(tx, me.scope, params.id);
    if (!visit) throw new ApiFailure(404, 'not_found');
    if (visit.version !== versionIn(input)) return false;
    await work(tx, visit, { me, language, actor: actorOf(request) });
    return true;
  });
  const visit = await readVisitOrThrow(db, params.id, { me, language });
  if (!isDone) throw changedMeanwhile(visit, body);
  return visit;
}

export const changedMeanwhile = (current: Visit, asked: unknown): ApiFailure =>
  new ApiFailure(412, 'visit_changed', { more: { current, asked: asked ?? null } });

/** Returns a visit. @throws 404 */
export async function readVisitOrThrow(db: Database, id: number, { me, language }: DeskReader): Promise<Visit> {
  const found = await readVisit(db, id, { me, language });
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
