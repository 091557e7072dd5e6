import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type AuditAction, UNVALUED_FIELDS } from '#contract/rules/auditWords';
import { maySet, transitionOf, type VisitTransition } from '#contract/rules/visitStages';
import { type Discount, totalOfLines } from '#contract/rules/visits';
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
import type { BeginContext } from './hooks';
import { correctIdentity } from './identity';
import { notifyPromised } from './notify';
import { followPromise, requirePromisable, requirePromise } from './promise';
import {
  type DeskContext,
  type DeskReader,
  lockVisit,
  seesWorkOnly,
  stageOfVisit,
  withNewEstimate,
  writeVisit,
} from './scope';
import type { StoredVisit } from './seal';

export const UNDECIDED = { decision: null, decidedAt: null, decidedBy: null } as const;

/**
 * Changes an unfinished visit. A new discount deletes the customer's decisions and starts a new estimate. The caller
 * must hold the visit lock and apply the effects of the returned transition. @throws 400 on a field of person or car,
 * 403 for a field or state that the role may not set, 409 `visit_over`, `visit_step`, `mileage_implausible`
 */
export async function changeVisit(
  tx: Database,
  visit: StoredVisit,
  change: VisitChange,
  by: BeginContext,
): Promise<VisitTransition | null> {
  requireUnfinished(visit);
  if (seesWorkOnly(by.me)) requireWorkOnly(change);
  const { state, mileage, mileage_seen: isConfirmed, discount, worker, language } = change;
  const texts = rewrittenTexts(visit, change);
  const transition = state === undefined ? null : transitionByHand(visit, state, by);
  if (mileage !== undefined && mileage !== visit.mileage)
    await requirePlausible(tx, { carId: visit.carId, mileage, isConfirmed, scope: by.me.scope, visit });
  if (worker !== undefined) await requireWorker(tx, visit, worker, by);
  const promisedAt = await promisedAfter(tx, visit, change, by);
  const identity = await correctIdentity(tx, visit, change, by);
  const set = {
    ...(transition && { state, approvedEstimate: null }),
    ...(mileage !== undefined && { mileage }),
    ...(discount !== undefined && { discount }),
    ...(worker !== undefined && { workerId: worker }),
    ...(language !== undefined && { language }),
    ...(promisedAt !== undefined && { promisedAt }),
    ...texts,
    ...identity?.set,
  };
  const changes = difference(valuesOf(visit), valuesOf({ ...visit, ...set }));
  const changed = new Set<string>([...Object.keys(texts), ...(identity?.fields ?? [])]);
  const fields = UNVALUED_FIELDS.filter((field) => changed.has(field));
  if (Object.keys(changes.after).length === 0 && fields.length === 0) return null;
  const isRepriced = changes.after['discount'] !== undefined;
  if (isRepriced) requireValidDiscount(discount, totalOfLines(await takenLines(tx, visit)), by.language);
  if (isRepriced)
    await tx
      .update(visitLines)
      .set(UNDECIDED)
      .where(and(eq(visitLines.visitId, visit.id), isNotNull(visitLines.decision)));
  await writeVisit(tx, visit, {
    ...((isRepriced || identity?.isEstimateVoid) && withNewEstimate(visit)),
    ...set,
    ...(changes.after['state'] === 'cancelled' && { closedAt: new Date() }),
  });
  if (changes.after['mileage'] !== undefined) await correctGarage(tx, visit, mileage ?? visit.mileage);
  const after = { ...changes.after, ...(fields.length > 0 && { fields }) };
  await recordVisit(tx, visit, by, 'changed', { before: changes.before, after });
  if (identity) await identity.follow();
  if (changes.after['state'] !== undefined || promisedAt !== undefined) {
    const written = { ...visit, ...set, version: visit.version + 1 };
    await followPromise(tx, written, by.actor);
    await notifyPromised(tx, { visit: written, isNew: changes.after['promised_at'] !== undefined }, by.notifier);
  }
  return transition;
}

type Texts = Partial<Pick<StoredVisit, 'complaint' | 'note'>>;

function rewrittenTexts(visit: StoredVisit, change: VisitChange): Texts {
  const [complaint, note] = [change.complaint?.trim(), change.note?.trim()];
  return {
    ...(complaint !== undefined && complaint !== visit.complaint && { complaint }),
    ...(note !== undefined && note !== visit.note && { note }),
  };
}

/** Returns the transition to a state, null if the visit is in it. @throws 403 for the role, 409 `visit_step` */
function transitionByHand(visit: StoredVisit, state: SetState, { me }: DeskContext): VisitTransition | null {
  const stage = stageOfVisit(visit);
  if (stage === state) return null;
  if (!maySet(me.role, state)) throw new ApiFailure(403, 'forbidden');
  const transition = transitionOf(stage, 'set', state);
  if (!transition) throw new ApiFailure(409, 'visit_step');
  return transition;
}

/** Returns the promised time that a change sets, undefined if it sets none or the same one. */
async function promisedAfter(
  tx: Database,
  visit: StoredVisit,
  { promised_at: promise }: VisitChange,
  { language }: BeginContext,
): Promise<Date | null | undefined> {
  if (promise === undefined || (promise === null && visit.promisedAt === null)) return undefined;
  if (promise !== null && visit.promisedAt?.getTime() === Date.parse(promise)) return undefined;
  requirePromisable(visit, language);
  return promise === null ? null : requirePromise(tx, { branch: visit.branchId, promise }, language);
}

type SetState = NonNullable<VisitChange['state']>;

/** Returns whether a change sets only a state that the visit has, as a repeated call does. */
export const isStateSet = (visit: StoredVisit, { state, ...rest }: VisitChange): boolean =>
  state !== undefined && stageOfVisit(visit) === state && Object.values(rest).every((value) => value === undefined);

const takenLines = (tx: Database, { id }: StoredVisit) =>
  tx
    .select()
    .from(visitLines)
    .where(and(eq(visitLines.visitId, id), or(isNull(visitLines.decision), ne(visitLines.decision, 'declined'))));

const valuesOf = (visit: StoredVisit): AuditValues => ({
  state: stageOfVisit(visit),
  mileage: visit.mileage,
  discount: visit.discount && discountText(visit.discount),
  worker: visit.workerId,
  language: visit.language,
  promised_at: visit.promisedAt?.toISOString() ?? null,
});

export const discountText = (discount: Discount): string | number =>
  'percent' in discount ? `${discount.percent / 100} %` : discount.sum;

export function requireUnfinished(visit: StoredVisit): void {
  if (isOver(visit)) throw new ApiFailure(409, 'visit_over');
}

function requireWorkOnly({ state: _state, worker: _worker, ...rest }: VisitChange): void {
  if (Object.values(rest).some((value) => value !== undefined)) throw new ApiFailure(403, 'forbidden');
}

/** Rejects an assignee who cannot sign in or does not work at the branch of the visit. @throws 400 on `worker` */
export async function requireWorker(
  tx: Database,
  visit: StoredVisit,
  id: number | null,
  by: DeskContext,
): Promise<void> {
  if (id !== null && !(await worksAt(tx, id, visit.branchId))) throw refusedField('worker', by.language);
}

/** Adds an audit entry of the visit in the caller's transaction. `values`: changed fields before and after. */
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

type Work = (tx: Database, visit: StoredVisit, by: DeskContext) => Promise<unknown>;
type IsRepeated = (tx: Database, visit: StoredVisit, by: DeskContext) => boolean | Promise<boolean>;
type Options = { within?: Transaction; isRepeated?: IsRepeated };
type Transaction = <T>(db: Database, work: (tx: Database) => Promise<T>) => Promise<T>;
const plain: Transaction = (db, work) => db.transaction(work);

export const versionIn = ({ headers }: Pick<ChangeInput, 'headers'>): number =>
  Number(headers['if-match'].replaceAll('"', ''));

/**
 * Runs `work` in a transaction with the visit locked, or nothing if `isRepeated`. @throws 412 for a stale version,
 * unless the change is a repeated one
 */
export async function changingVisit(
  input: ChangeInput,
  work: Work,
  { within = plain, isRepeated }: Options = {},
): Promise<Visit> {
  const { db, params, me, language, request, body } = input;
  const isDone = await within(db, async (tx) => {
    const visit = await lockVisit(tx, me.scope, params.id);
    if (!visit) throw new ApiFailure(404, 'not_found');
    const by = { me, language, actor: actorOf(request) };
    if (await isRepeated?.(tx, visit, by)) return true;
    if (visit.version !== versionIn(input)) return false;
    await work(tx, visit, by);
    return true;
  });
  const visit = await readVisitOrThrow(db, params.id, { me, language });
  if (!isDone) throw changedMeanwhile(visit, body);
  return visit;
}

export const changedMeanwhile = (current: Visit, asked: unknown): ApiFailure =>
  new ApiFailure(412, 'visit_changed', { more: { current, asked: asked ?? null } });

/**
 * Returns the visit as `readVisit` does. @throws 404 if it does not exist or belongs to a branch outside the reader's
 * scope
 */
export async function readVisitOrThrow(db: Database, id: number, { me, language }: DeskReader): Promise<Visit> {
  const found = await readVisit(db, id, { me, language });
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
