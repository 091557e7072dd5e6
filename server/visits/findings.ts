import { and, eq, sql } from 'drizzle-orm';
import { dueDays, isWithin } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { MAX_FINDINGS } from '#contract/rules/visits';
import type { FindingChange, NewFinding } from '#contract/visitsDesk';
import type { Database } from '../platform/db/database';
import { services } from '../platform/db/schema/catalog';
import { visitFindings } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { refusedDay, refusedField, refusedNumber } from '../platform/http/refusals';
import { difference } from '../staff/audit/record';
import { recordVisit, requireUnfinished } from './change';
import { isBlank, normalizeNames } from './deskList';
import { type DeskContext, writeVisit } from './scope';
import type { StoredVisit } from './seal';

/**
 * Adds a finding at the end of the list. The caller must hold the visit lock. @throws 409 `visit_over`, `visit_full`,
 * 400 for an invalid field
 */
export async function addFinding(
  tx: Database,
  visit: StoredVisit,
  newFinding: NewFinding,
  by: DeskContext,
): Promise<void> {
  requireUnfinished(visit);
  if ((await tx.$count(visitFindings, eq(visitFindings.visitId, visit.id))) >= MAX_FINDINGS)
    throw new ApiFailure(409, 'visit_full');
  await requireRight(tx, visit, newFinding, by);
  const { level, note, service, due_date: dueDate, due_mileage: dueMileage } = newFinding;
  const title = normalizeNames(newFinding.title);
  const position = sql`(select coalesce(max(position), -1) + 1 from ${visitFindings} where visit_id = ${visit.id})`;
  await tx
    .insert(visitFindings)
    .values({ visitId: visit.id, position, level, title, note, serviceId: service, dueDate, dueMileage });
  await writeVisit(tx, visit);
  await recordVisit(tx, visit, by, 'finding_added', { after: { level } });
}

/**
 * Updates the fields of a finding that `change` contains. The caller must hold the visit lock. @throws 404, 409
 * `visit_over`, 400 for an invalid field
 */
export async function changeFinding(
  tx: Database,
  visit: StoredVisit,
  { id, change }: { id: number; change: FindingChange },
  by: DeskContext,
): Promise<void> {
  requireUnfinished(visit);
  const found = await findFinding(tx, visit, id);
  await requireRight(tx, visit, change, by);
  const { level, title, note, service, due_date: dueDate, due_mileage: dueMileage } = change;
  const set = {
    ...(level !== undefined && { level }),
    ...(title !== undefined && { title: normalizeNames(title) }),
    ...(note !== undefined && { note }),
    ...(service !== undefined && { serviceId: service }),
    ...(dueDate !== undefined && { dueDate }),
    ...(dueMileage !== undefined && { dueMileage }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.update(visitFindings).set(set).where(eq(visitFindings.id, id));
  await writeVisit(tx, visit);
  // The audit omits the text, which may name a person.
  const changes = difference({ level: found.level }, { level: level ?? found.level });
  await recordVisit(tx, visit, by, 'finding_changed', changes);
}

/** Deletes a finding of this visit. The caller must hold the visit lock. @throws 404, 409 `visit_over` */
export async function removeFinding(tx: Database, visit: StoredVisit, id: number, by: DeskContext): Promise<void> {
  requireUnfinished(visit);
  const { level } = await findFinding(tx, visit, id);
  await tx.delete(visitFindings).where(eq(visitFindings.id, id));
  await writeVisit(tx, visit);
  await recordVisit(tx, visit, by, 'finding_removed', { before: { level } });
}

/** Returns the stored finding. @throws 404 if it does not exist or belongs to another visit */
export async function findFinding(tx: Database, visit: StoredVisit, id: number) {
  const [found] = await tx
    .select()
    .from(visitFindings)
    .where(and(eq(visitFindings.id, id), eq(visitFindings.visitId, visit.id)));
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}

async function requireRight(tx: Database, visit: StoredVisit, change: FindingChange, { language }: DeskContext) {
  const { title, service, due_date: day, due_mileage: mileage } = change;
  if (title && isBlank(normalizeNames(title))) throw refusedField('title', language, 'required');
  const days = dueDays(dateAt(visit.openedAt));
  if (day && !isWithin(day, days)) throw refusedDay('due_date', language, days);
  if (mileage && mileage <= visit.mileage)
    throw refusedNumber('due_mileage', language, { why: 'minimum', limit: visit.mileage + 1 });
  if (service === undefined || service === null) return;
  if ((await tx.$count(services, eq(services.id, service))) === 0) throw refusedField('service', language);
}
