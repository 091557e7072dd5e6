import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UnvaluedField } from '#contract/rules/auditWords';
import { normalizeName } from '#contract/rules/names';
import { mayDo } from '#contract/rules/permissions';
import { transitionOf } from '#contract/rules/visitStages';
import type { VisitChange } from '#contract/visitsDesk';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { visitLines, visitLinks, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Actor } from '../staff/audit/record';
import {
  correctGarageCar,
  dropAccount,
  nameOfModel,
  ownerOf,
  renameAccount,
  requireTypedCar,
  type TypedCar,
} from './customerCar';
import { settleApproval } from './decide';
import { type BeginContext, visitIdentified } from './hooks';
import { notifyOfStep, withdrawEstimates, withdrawPromise, withdrawSteps } from './notify';
import { stageOfVisit } from './scope';
import type { StoredVisit } from './seal';

type Columns = Partial<
  Pick<StoredVisit, 'userId' | 'carId' | 'phone' | 'name' | 'plate' | 'vin' | 'car' | 'year' | 'correctionReason'>
>;

type CorrectedIdentity = {
  set: Columns;
  fields: UnvaluedField[];
  /** The estimate was sent to another person, so the visit needs a new one. */
  isEstimateVoid: boolean;
  /** Effects that need the written visit. */
  follow: () => Promise<void>;
};

type Car = TypedCar & { car: string };

/**
 * Corrects person and car of an unfinished visit. Null without a change. The caller writes `set`, then calls `follow`.
 * @throws 400 on the fields, 403 for the car of a correction without the right to correct visits
 */
export async function correctIdentity(
  tx: Database,
  visit: StoredVisit,
  change: VisitChange,
  by: BeginContext,
): Promise<CorrectedIdentity | null> {
  const person = personOf(visit, change, by);
  const car = await carOf(tx, visit, change, by);
  if (change.reason !== undefined && visit.correctsId === null) throw refusedField('reason', by.language);
  if (!person && !car) return null;
  if (visit.correctsId !== null) return correctedCar(visit, car, change, by);
  const { phone = visit.phone, name = visit.name } = person ?? {};
  const isMoved = phone !== null && phone !== visit.phone;
  const userId = isMoved ? await ownerOf(tx, { phone, ...splitName(name ?? '') }, by.actor) : visit.userId;
  const { plate, vin, year, car: carName } = car ?? typedOf(visit);
  const carId =
    car || isMoved
      ? await correctGarageCar(
          tx,
          visit,
          { userId, car: carName, year, plate, vin, formerVin: visit.vin, mileage: visit.mileage },
          by.actor,
        )
      : visit.carId;
  const isEstimateVoid = isMoved && (await endLinks(tx, visit));
  const set: Columns = { ...person, ...car, userId, carId };
  const fields = fieldsOf(visit, set);
  const follow = async () => {
    const after = { ...visit, ...set, version: visit.version + 1 };
    if (!isMoved && person?.name) await renameAccount(tx, visit, renamed(person.name));
    if (isEstimateVoid) await settleApproval(tx, visit);
    if (isMoved) {
      await withdrawSteps(tx, visit);
      await withdrawPromise(tx, visit);
      if (visit.state === 'ready') await notifyOfStep(tx, after, 'ready', by.notifier);
      else if (visit.state === 'open') await notifyOfStep(tx, after, 'received', by.notifier);
    }
    await visitIdentified(tx, after, { fields, notifier: by.notifier, actor: by.actor });
    if (isMoved) await dropAccount(tx, visit, by.actor);
  };
  return { set, fields, isEstimateVoid, follow };
}

function correctedCar(
  visit: StoredVisit,
  car: Car | null,
  { reason }: VisitChange,
  { me, language }: BeginContext,
): CorrectedIdentity | null {
  if (!car) throw refusedField('name', language);
  if (!mayDo(me.role, 'correct visits')) throw new ApiFailure(403, 'forbidden');
  const correctionReason = reason?.trim() ?? '';
  if (correctionReason === '') throw refusedField('reason', language, 'required');
  const set = { ...car, correctionReason };
  return { set, fields: fieldsOf(visit, set), isEstimateVoid: false, follow: () => Promise.resolve() };
}

/** A correction of a closed visit keeps its person: another phone would open the record to another customer. */
function personOf(visit: StoredVisit, change: VisitChange, { language }: BeginContext) {
  const phone = change.phone === undefined ? visit.phone : storedPhone(change.phone);
  const name = change.name === undefined ? visit.name : normalizeName(change.name);
  if (phone === visit.phone && name === visit.name) return null;
  if (visit.correctsId !== null) throw refusedField(phone === visit.phone ? 'name' : 'phone', language);
  if (name === '') throw refusedField('name', language, 'required');
  return { ...(phone !== visit.phone && { phone }), ...(name !== visit.name && { name }) };
}

const typedOf = ({ plate, vin, year, car }: StoredVisit): Car => ({ plate: plate ?? '', vin: vin ?? '', year, car });

async function carOf(
  tx: Database,
  visit: StoredVisit,
  { plate, vin, year, model }: VisitChange,
  { language }: BeginContext,
): Promise<Car | null> {
  if ([plate, vin, year, model].every((value) => value === undefined)) return null;
  const before = typedOf(visit);
  const typed = requireTypedCar(
    { plate: plate ?? before.plate, vin: vin ?? before.vin, year: year ?? before.year },
    language,
  );
  const car = model === undefined ? before.car : await nameOfModel(tx, model);
  if (car === null) throw refusedField('model', language);
  const after = { ...typed, car };
  return isSameCar(before, after) ? null : after;
}

const isSameCar = (one: Car, other: Car): boolean =>
  one.plate === other.plate && one.vin === other.vin && one.year === other.year && one.car === other.car;

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const renamed = (name: string) => ({ ...splitName(name), folded: foldedName(name) });

function fieldsOf(visit: StoredVisit, set: Columns): UnvaluedField[] {
  const after = { ...visit, ...set };
  const fields: UnvaluedField[] = [];
  for (const field of ['name', 'phone', 'plate', 'vin'] as const)
    if ((after[field] ?? '') !== (visit[field] ?? '')) fields.push(field);
  if (after.car !== visit.car || after.year !== visit.year) fields.push('car');
  return fields;
}

/**
 * Ends the links that were sent to the former phone, and the messages that wait for it. Before the work begins, also
 * deletes the answers given by link, because another person may have given them.
 * Returns whether the estimate must be sent again.
 */
async function endLinks(tx: Database, visit: StoredVisit): Promise<boolean> {
  const sent = and(eq(visitLinks.visitId, visit.id), eq(visitLinks.forStaff, false));
  const links = await tx.select({ tokenHash: visitLinks.tokenHash }).from(visitLinks).where(sent);
  await withdrawEstimates(
    tx,
    links.map(({ tokenHash }) => tokenHash),
  );
  await tx
    .update(visitLinks)
    .set({ expiresAt: sql`now()` })
    .where(and(sent, gt(visitLinks.expiresAt, sql`now()`)));
  if (links.length === 0 || !transitionOf(stageOfVisit(visit), 'edit')) return false;
  await tx
    .update(visitLines)
    .set({ decision: null, decidedAt: null, decidedBy: null })
    .where(and(eq(visitLines.visitId, visit.id), isNotNull(visitLines.decision), isNull(visitLines.decidedBy)));
  return true;
}

/**
 * Returns the garage car of a correction that closes. The garage follows a corrected car only now, because a correction
 * can be cancelled. @param original the corrected visit
 */
export async function settleCar(tx: Database, visit: StoredVisit, actor: Actor): Promise<number | null> {
  if (visit.correctsId === null) return visit.carId;
  const [original] = await tx.select().from(visits).where(eq(visits.id, visit.correctsId));
  if (!original || isSameCar(typedOf(original), typedOf(visit))) return visit.carId;
  return correctGarageCar(
    tx,
    visit,
    { ...typedOf(visit), formerVin: original.vin, userId: visit.userId, mileage: visit.mileage },
    actor,
  );
}
