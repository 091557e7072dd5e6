import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { HistoryVisit, OtherVisit } from '../../contract/history';
import { sumsOfLine, sumsOfVisit } from '../../contract/visits/money';
import type { Photo } from '../../contract/visits/parts';
import type { Database } from '../db/database';
import { branches } from '../db/schema/company';
import { visitFindings, visitLines, visitPhotos, visits } from '../db/schema/visits';
import type { Language } from '../http/language';
import { carOfReader, closingTimes, firstClosing, isReadableBy, ofGarage } from './carHistory';
import { ofEither, withoutNull } from './expressions';
import { withoutSeller } from './withoutSeller';

/** A closed visit that the customer reads; null where it is not there, not closed, or another's. */
export async function findHistoryVisit(
  db: Database,
  { id, userId }: { id: number; userId: number },
  language: Language,
): Promise<HistoryVisit | null> {
  const [found] = await db
    .select({
      visit: visits,
      branch: branches.name,
      address: branches.address,
      readersCar: carOfReader(userId),
      ownCar: ofGarage(sql`${visits.carId}`),
      first: firstClosing,
    })
    .from(visits)
    .innerJoin(branches, eq(branches.id, visits.branchId))
    .where(and(eq(visits.id, id), isReadableBy(userId), eq(visits.state, 'closed')));
  if (!found) return null;
  const { visit } = found;
  const isHandedOver = visit.userId !== userId;
  const { hash, number, paper } = visit;
  if (hash === null || number === null || paper === null) return null;
  const lines = await db
    .select()
    .from(visitLines)
    .where(eq(visitLines.visitId, id))
    .orderBy(asc(visitLines.position), asc(visitLines.id));
  const findings = await db
    .select()
    .from(visitFindings)
    .where(eq(visitFindings.visitId, id))
    .orderBy(asc(visitFindings.position), asc(visitFindings.id));
  const photosOf = await photosByFinding(db, id);
  const without = await withoutSeller(db, isHandedOver ? [id] : []);
  const taken = lines.filter(({ decision }) => decision !== 'declined');
  const sums = sumsOfVisit(taken, visit.discount);
  return {
    id,
    number,
    reference: visit.reference,
    car: visit.car,
    year: visit.year,
    plate: isHandedOver ? '' : (visit.plate ?? ''),
    vin: visit.vin ?? '',
    car_id: isHandedOver ? found.readersCar : found.ownCar,
    is_handed_over: isHandedOver,
    branch: found.branch[language],
    branch_address: found.address[language],
    opened_at: visit.openedAt.toISOString(),
    ...closingTimes(visit, found.first),
    mileage: visit.mileage,
    total: sums.total,
    sums,
    hash,
    paper,
    lines: lines.map(({ id: line, kind, name, quantity, price, discount, decision }) => ({
      id: line,
      kind,
      name: without(id, ofEither(name, language)),
      quantity,
      price,
      sums: sumsOfLine({ price, quantity, discount }),
      is_declined: decision === 'declined',
    })),
    findings: findings.map(({ id: finding, level, title, note, dueDate, dueMileage }) =>
      withoutNull(
        {
          id: finding,
          level,
          title: without(id, ofEither(title, language)),
          note: without(id, note),
          due_date: dueDate,
          due_mileage: dueMileage,
          photos: photosOf(finding),
        },
        'due_date',
        'due_mileage',
      ),
    ),
    photos: photosOf(null),
    corrects: await otherVisit(db, userId, sql`${visits.id} = ${visit.correctsId}`),
    corrected_by: await otherVisit(db, userId, sql`${visits.correctsId} = ${id}`),
  };
}

async function photosByFinding(db: Database, id: number): Promise<(finding: number | null) => Photo[]> {
  const rows = await db
    .select({
      id: visitPhotos.id,
      width: visitPhotos.width,
      height: visitPhotos.height,
      finding: visitPhotos.findingId,
    })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, id))
    .orderBy(asc(visitPhotos.position), asc(visitPhotos.id));
  return (finding) => rows.filter((row) => row.finding === finding).map(({ finding: _finding, ...photo }) => photo);
}

async function otherVisit(db: Database, userId: number, which: SQL): Promise<OtherVisit | null> {
  const [row] = await db
    .select({ id: visits.id, number: visits.number, closedAt: visits.closedAt })
    .from(visits)
    .where(sql`${visits.state} = 'closed' and ${which} and ${isReadableBy(userId)}`);
  if (!row || row.number === null || !row.closedAt) return null;
  return { id: row.id, number: row.number, closed_at: row.closedAt.toISOString() };
}

type PhotoQuestion = { id: number; photo: number; userId: number; isSmall: boolean };

/** WebP; null where it is not of a closed visit that the customer reads. */
export async function findHistoryPhoto(
  db: Database,
  { id, photo, userId, isSmall }: PhotoQuestion,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: isSmall ? visitPhotos.thumb : visitPhotos.bytes })
    .from(visitPhotos)
    .innerJoin(visits, eq(visits.id, visitPhotos.visitId))
    .where(and(eq(visitPhotos.id, photo), eq(visits.id, id), isReadableBy(userId), eq(visits.state, 'closed')));
  return row?.bytes ?? null;
}
