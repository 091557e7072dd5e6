import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { visitFindings, visitLines, visitPhotos, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { recordVisit } from './change';
import { type DeskContext, insertVisit } from './scope';
import type { StoredVisit } from './seal';

/**
 * Copies a closed visit into an open correction and returns its id. Closing the correction voids the original.
 * A visit has at most one correction. The caller holds the lock of the visit.
 */
export async function correctVisit(tx: Database, visit: StoredVisit, by: DeskContext): Promise<number> {
  if (visit.state !== 'closed') throw new ApiFailure(409, 'visit_step');
  const isOther = and(eq(visits.correctsId, visit.id), ne(visits.state, 'cancelled'));
  if ((await tx.$count(visits, isOther)) > 0) throw new ApiFailure(409, 'visit_corrected');
  const { branchId, userId, carId, enquiryId, phone, name, plate, vin, car, year, mileage, language, discount } = visit;
  const { complaint, note } = visit;
  const { id, reference } = await insertVisit(tx, {
    branchId,
    userId,
    carId,
    enquiryId,
    phone,
    name,
    plate,
    vin,
    car,
    year,
    mileage,
    complaint,
    note,
    language,
    discount,
    state: 'in_work',
    workerId: visit.workerId,
    correctsId: visit.id,
    openedBy: by.me.id,
  });
  await copyParts(tx, visit.id, id);
  await recordVisit(tx, visit, by, 'corrected', { after: { correction: reference } });
  await recordVisit(tx, { ...visit, id, reference }, by, 'created', { after: { corrects: visit.reference } });
  return id;
}

async function copyParts(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`insert into ${visitLines} (visit_id, position, kind, service_id, part_id, name, quantity, price, discount,
      decision, decided_at, decided_by, worker_id, is_done)
    select ${to}::int, position, kind, service_id, part_id, name, quantity, price, discount, decision, decided_at, decided_by, worker_id, is_done
    from ${visitLines} where visit_id = ${from} order by position, id`);
  const findings = await tx
    .select()
    .from(visitFindings)
    .where(eq(visitFindings.visitId, from))
    .orderBy(visitFindings.position, visitFindings.id);
  const newIds = new Map<number, number>();
  for (const { id, ...finding } of findings) {
    const [copy] = await tx
      .insert(visitFindings)
      .values({ ...finding, visitId: to })
      .returning({ id: visitFindings.id });
    if (copy) newIds.set(id, copy.id);
  }
  const moved = JSON.stringify([...newIds].map(([old, now]) => ({ old, now })));
  await tx.execute(sql`insert into ${visitPhotos} (visit_id, finding_id, position, sha256, width, height, bytes, thumb, created_by, created_at)
    select ${to}::int, finding.now, photo.position, photo.sha256, photo.width, photo.height, photo.bytes, photo.thumb, photo.created_by, photo.created_at
    from ${visitPhotos} photo left join jsonb_to_recordset(${moved}::jsonb) as finding(old int, now int) on finding.old = photo.finding_id
    where photo.visit_id = ${from} order by photo.position, photo.id`);
}
