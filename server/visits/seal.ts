import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { DOCUMENT_CODE_LENGTH } from '#contract/rules/visits';
import type { Database } from '../platform/db/database';
import {
  visitChain,
  visitDecisions,
  visitFindings,
  visitLines,
  visitPhotos,
  visits,
} from '../platform/db/schema/visits';

export type StoredVisit = typeof visits.$inferSelect;
type Line = typeof visitLines.$inferSelect;
type Decision = typeof visitDecisions.$inferSelect;
type Finding = typeof visitFindings.$inferSelect;
type Photo = Pick<typeof visitPhotos.$inferSelect, 'visitId' | 'findingId' | 'sha256'>;
export type VisitParts = {
  lines: readonly Line[];
  decisions: readonly Decision[];
  findings: readonly Finding[];
  photos: readonly Photo[];
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

/** Salted hash of plate and VIN. It identifies the car only while salt, plate and VIN are stored. */
export const subjectOf = (salt: string, plate: string | null, vin: string | null): string =>
  sha256(canonical([salt, plate, vin]));
export const newSalt = (): string => randomBytes(16).toString('hex');
export const newDocumentCode = (): string => randomBytes(DOCUMENT_CODE_LENGTH / 2).toString('hex');

export const photoHash = (bytes: Uint8Array, thumb: Uint8Array): string =>
  digest(Buffer.concat([digest(bytes), digest(thumb)])).toString('hex');

const deciderOf = (staffId: number | null) => (staffId === null ? 'customer' : 'staff');

const lineOf = ({
  kind,
  serviceId,
  partId,
  name,
  quantity,
  price,
  discount,
  decision,
  decidedAt,
  decidedBy,
  guaranteeMonths,
  guaranteeKm,
}: Line) => ({
  kind,
  serviceId,
  partId,
  name,
  quantity,
  price,
  discount,
  decision,
  decidedAt: decidedAt?.toISOString() ?? null,
  decidedBy: decision && deciderOf(decidedBy),
  // Absent without a guarantee, so that visits that closed before guarantees existed keep their hash.
  ...(guaranteeMonths !== null && { guaranteeMonths }),
  ...(guaranteeKm !== null && { guaranteeKm }),
});
const decisionOf = ({ lineId, estimate, decision, at, by }: Decision, lines: readonly Line[]) => ({
  place: lines.findIndex(({ id }) => id === lineId),
  lineId,
  estimate,
  decision,
  at: at.toISOString(),
  by: deciderOf(by),
});
const findingOf = ({ level, title, note, serviceId, dueDate, dueMileage }: Finding) => ({
  level,
  title,
  note,
  serviceId,
  dueDate,
  dueMileage,
});

/** Returns the hash of a closed visit. Excludes personal data, so that an erasure does not break the hash chain. */
export function sealOf(visit: StoredVisit, { lines, decisions, findings, photos }: VisitParts): string {
  const {
    number,
    reference,
    branchId,
    car,
    year,
    mileage,
    language,
    discount,
    total,
    correctsId,
    subject,
    paper,
    previousHash,
  } = visit;
  return sha256(
    canonical({
      number,
      reference,
      branchId,
      car,
      year,
      mileage,
      language,
      discount,
      total,
      correctsId,
      subject,
      paper,
      previousHash,
      openedAt: visit.openedAt.toISOString(),
      closedAt: visit.closedAt?.toISOString() ?? null,
      lines: lines.map(lineOf),
      decisions: decisions.map((one) => decisionOf(one, lines)),
      findings: findings.map(findingOf),
      photos: photos.map(({ findingId, sha256: hash }) => [findings.findIndex(({ id }) => id === findingId), hash]),
    }),
  );
}

/** Returns whether a closed visit is unchanged: its hash, photo bytes, and plate and VIN unless erased. */
export async function isAsClosed(db: Database, visit: StoredVisit, parts: VisitParts): Promise<boolean> {
  const { subjectSalt: salt, subject, plate, vin } = visit;
  const isSubject = salt === null ? plate === null && vin === null : subjectOf(salt, plate, vin) === subject;
  if (!isSubject || sealOf(visit, parts) !== visit.hash) return false;
  if (parts.photos.length === 0) return true;
  const photos = await db
    .select({ isWhole: sql<boolean>`sha256 = encode(sha256(sha256(bytes) || sha256(thumb)), 'hex')` })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, visit.id));
  return photos.every(({ isWhole }) => isWhole);
}

/** Returns a lookup of lines, decisions, findings and photos by visit. 4 statements. */
export async function partsOf(db: Database, ids: readonly number[]): Promise<(id: number) => VisitParts> {
  if (ids.length === 0) return () => ({ lines: [], decisions: [], findings: [], photos: [] });
  const lines = await db
    .select()
    .from(visitLines)
    .where(inArray(visitLines.visitId, [...ids]))
    .orderBy(asc(visitLines.position), asc(visitLines.id));
  const decisions = await db
    .select()
    .from(visitDecisions)
    .where(inArray(visitDecisions.visitId, [...ids]))
    .orderBy(asc(visitDecisions.id));
  const findings = await db
    .select()
    .from(visitFindings)
    .where(inArray(visitFindings.visitId, [...ids]))
    .orderBy(asc(visitFindings.position), asc(visitFindings.id));
  const photos = await db
    .select({ visitId: visitPhotos.visitId, findingId: visitPhotos.findingId, sha256: visitPhotos.sha256 })
    .from(visitPhotos)
    .where(inArray(visitPhotos.visitId, [...ids]))
    .orderBy(asc(visitPhotos.position), asc(visitPhotos.id));
  const [linesOf, saidOf, findingsOf, photosOf] = [
    byVisit(lines),
    byVisit(decisions),
    byVisit(findings),
    byVisit(photos),
  ];
  return (id) => ({
    lines: linesOf.get(id) ?? [],
    decisions: saidOf.get(id) ?? [],
    findings: findingsOf.get(id) ?? [],
    photos: photosOf.get(id) ?? [],
  });
}

export function byVisit<Row extends { visitId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.visitId, [...(found.get(row.visitId) ?? []), row]);
  return found;
}

const BATCH_SIZE = 500;

async function* closedOnes(db: Database) {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(visits)
      .where(and(eq(visits.state, 'closed'), gt(visits.number, last)))
      .orderBy(asc(visits.number))
      .limit(BATCH_SIZE);
    const parts = await partsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield { row, parts: parts(row.id) };
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.number ?? 0;
  }
}

/** `number` is null if the last visits of the chain are missing. `to`: last number of a missing range. */
export type BrokenLink = { number: number | null; to?: number; why: 'missing' | 'changed' | 'unlinked' | 'end' };

/** Verifies the hash chain of closed visits in batches and returns its broken links. */
export async function verifyHistory(db: Database): Promise<{ visits: number; broken: BrokenLink[] }> {
  const broken: BrokenLink[] = [];
  let before = { number: 0, hash: '' };
  let walked = 0;
  for await (const visit of closedOnes(db)) {
    walked += 1;
    const number = visit.row.number ?? 0;
    const [from, to] = [before.number + 1, number - 1];
    if (from <= to) broken.push({ number: from, ...(from < to && { to }), why: 'missing' });
    if (number === before.number + 1 && visit.row.previousHash !== before.hash)
      broken.push({ number, why: 'unlinked' });
    if (!(await isAsClosed(db, visit.row, visit.parts))) broken.push({ number, why: 'changed' });
    before = { number, hash: visit.row.hash ?? '' };
  }
  const [end] = await db.select().from(visitChain);
  if ((end?.number ?? 0) !== before.number || (end?.hash ?? '') !== before.hash)
    broken.push({ number: null, why: 'end' });
  return { visits: walked, broken };
}
