import { and, eq, sql } from 'drizzle-orm';
import { wholeSom } from '#contract/rules/money';
import { amountOfLine, MAX_LINES, QUANTITY_UNIT } from '#contract/rules/visits';
import type { LineChange, NewLine } from '#contract/visitsDesk';
import type { Database } from '../platform/db/database';
import { parts, services } from '../platform/db/schema/catalog';
import type { AuditValues } from '../platform/db/schema/desk';

import { visitLines } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { refusedField, requireValidDiscount } from '../platform/http/refusals';
import { difference } from '../staff/audit/record';
import { discountText, recordVisit, requireUnfinished, requireWorker, UNDECIDED } from './change';
import { isBlank, normalizeNames } from './deskList';
import { type DeskContext, seesWorkOnly, withNewEstimate, writeVisit } from './scope';
import type { StoredVisit } from './seal';

type Line = typeof visitLines.$inferSelect;

/**
 * Adds a line item and starts a new estimate. Name and price default to those of the catalog. The caller must hold the
 * visit lock. @throws 409 `visit_over`, `visit_full`, 400 for an invalid field
 */
export async function addLine(tx: Database, visit: StoredVisit, line: NewLine, by: DeskContext): Promise<void> {
  requireUnfinished(visit);
  if ((await tx.$count(visitLines, eq(visitLines.visitId, visit.id))) >= MAX_LINES)
    throw new ApiFailure(409, 'visit_full');
  const known = await offered(tx, line, by);
  const name = line.name ? normalizeNames(line.name) : known?.name;
  const price = line.price ?? known?.price;
  if (name === undefined || isBlank(name)) throw refusedField('name', by.language, 'required');
  if (price === undefined) throw refusedField('price', by.language, 'required');
  const values = {
    kind: line.kind,
    serviceId: line.service ?? null,
    partId: line.part ?? null,
    name,
    quantity: line.quantity ?? QUANTITY_UNIT,
    price,
    discount: line.discount ?? null,
  };
  requireValidDiscount(line.discount, amountOfLine(values), by.language);
  const position = sql`(select coalesce(max(position), -1) + 1 from ${visitLines} where visit_id = ${visit.id})`;
  const [added] = await tx
    .insert(visitLines)
    .values({ visitId: visit.id, position, ...values })
    .returning();
  if (added && line.position !== undefined) added.position = await moveLine(tx, visit, added, line.position);
  await writeVisit(tx, visit, withNewEstimate(visit));
  await recordVisit(tx, visit, by, 'line_added', { after: valuesOf(added ?? values) });
}

async function offered(tx: Database, { kind, service, part }: NewLine, { language }: DeskContext) {
  if (service !== undefined && kind !== 'work') throw refusedField('service', language);
  if (part !== undefined && kind !== 'part') throw refusedField('part', language);
  if (service !== undefined) {
    const { name, priceFrom: price } = services;
    const [found] = await tx.select({ name, price }).from(services).where(eq(services.id, service));
    if (!found) throw refusedField('service', language);
    return { name: found.name, price: found.price === null ? undefined : wholeSom(found.price) };
  }
  if (part === undefined) return null;
  const [found] = await tx.select({ name: parts.name, price: parts.price }).from(parts).where(eq(parts.id, part));
  if (!found) throw refusedField('part', language);
  return { name: found.name, price: wholeSom(found.price) };
}

/**
 * Changes a line item. A new name, quantity, price or discount deletes the customer's decision on it and starts a new
 * estimate. The caller must hold the visit lock. @throws 404, 409 `visit_over`, 403 if a mechanic changes more than
 * worker and completion
 */
export async function changeLine(
  tx: Database,
  visit: StoredVisit,
  { id, change }: { id: number; change: LineChange },
  by: DeskContext,
): Promise<void> {
  requireUnfinished(visit);
  const { worker, is_done: isDone, position: place, name, ...figures } = change;
  const written = { ...figures, ...(name && { name: normalizeNames(name) }) };
  if (seesWorkOnly(by.me) && [...Object.values(written), place].some((value) => value !== undefined))
    throw new ApiFailure(403, 'forbidden');
  const line = await findLine(tx, visit, id);
  if (written.name && isBlank(written.name)) throw refusedField('name', by.language, 'required');
  if (worker !== undefined) await requireWorker(tx, visit, worker, by);
  const after: Line = {
    ...line,
    ...columnsOf(written),
    ...(worker !== undefined && { workerId: worker }),
    ...(isDone !== undefined && { isDone }),
    ...(place !== undefined && { position: await moveLine(tx, visit, line, place) }),
  };
  const changes = difference(valuesOf(line), valuesOf(after));
  if (changes.after['discount'] !== undefined) requireValidDiscount(after.discount, amountOfLine(after), by.language);
  const isRenamed = after.name.ru !== line.name.ru || after.name.uz !== line.name.uz;
  if (Object.keys(changes.after).length === 0 && !isRenamed) return;
  const isOther =
    isRenamed || (['quantity', 'price', 'discount'] as const).some((field) => changes.after[field] !== undefined);
  const { quantity, price, discount, position, workerId } = after;
  await tx
    .update(visitLines)
    .set({
      name: after.name,
      quantity,
      price,
      discount,
      position,
      workerId,
      isDone: after.isDone,
      ...(isOther && UNDECIDED),
    })
    .where(eq(visitLines.id, id));
  await writeVisit(tx, visit, isOther ? withNewEstimate(visit) : {});
  const { before, after: now } = changes;
  await recordVisit(tx, visit, by, 'line_changed', { before, after: { ...whichLine(line), ...now } });
}

async function moveLine(tx: Database, visit: StoredVisit, { id }: Line, place: number): Promise<number> {
  const { id: lineId, visitId, position } = visitLines;
  const lines = await tx.select({ id: lineId }).from(visitLines).where(eq(visitId, visit.id)).orderBy(position, lineId);
  const ids = lines.map((line) => line.id).filter((other) => other !== id);
  ids.splice(place, 0, id);
  await tx
    .update(visitLines)
    .set({ position: sql`array_position(${sql.param(ids)}::int[], ${visitLines.id}) - 1` })
    .where(eq(visitId, visit.id));
  return ids.indexOf(id);
}

/** Deletes a line item and starts a new estimate. The caller must hold the visit lock. @throws 404, 409 `visit_over` */
export async function removeLine(tx: Database, visit: StoredVisit, id: number, by: DeskContext): Promise<void> {
  requireUnfinished(visit);
  const line = await findLine(tx, visit, id);
  await tx.delete(visitLines).where(eq(visitLines.id, id));
  await writeVisit(tx, visit, withNewEstimate(visit));
  await recordVisit(tx, visit, by, 'line_removed', { before: valuesOf(line) });
}

async function findLine(tx: Database, visit: StoredVisit, id: number): Promise<Line> {
  const [line] = await tx
    .select()
    .from(visitLines)
    .where(and(eq(visitLines.id, id), eq(visitLines.visitId, visit.id)));
  if (!line) throw new ApiFailure(404, 'not_found');
  return line;
}

const columnsOf = ({ name, quantity, price, discount }: LineChange): Partial<Line> => ({
  ...(name !== undefined && { name }),
  ...(quantity !== undefined && { quantity }),
  ...(price !== undefined && { price }),
  ...(discount !== undefined && { discount }),
});

type Valued = Pick<Line, 'kind' | 'serviceId' | 'partId' | 'quantity' | 'price' | 'discount'> & Partial<Line>;

const numberOf = ({ position }: Pick<Partial<Line>, 'position'>): number | null =>
  position === undefined ? null : position + 1;

const whichLine = (line: Line): AuditValues => ({
  line: numberOf(line),
  ...(line.serviceId !== null && { service: line.serviceId }),
  ...(line.partId !== null && { part: line.partId }),
  ...(line.serviceId === null && line.partId === null && { kind: line.kind }),
});

/** The audit omits the item name, which may contain a person's name. */
const valuesOf = (line: Valued): AuditValues => ({
  line: numberOf(line),
  kind: line.kind,
  service: line.serviceId,
  part: line.partId,
  quantity: line.quantity / QUANTITY_UNIT,
  price: line.price,
  discount: line.discount && discountText(line.discount),
  worker: line.workerId ?? null,
  is_done: line.isDone ?? false,
});
