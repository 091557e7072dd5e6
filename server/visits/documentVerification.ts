import { and, eq, sql } from 'drizzle-orm';
import { DOCUMENT_CODE_LENGTH } from '#contract/rules/visits';
import type { DocumentVerification } from '#contract/visits';
import { closingTimes, firstClosing } from '../care/carHistory';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { branches } from '../platform/db/schema/company';
import { visitChain, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { isAsClosed, partsOf, type StoredVisit } from './seal';

const DOCUMENT_CODE = new RegExp(`^[0-9a-f]{${DOCUMENT_CODE_LENGTH}}$`);

/**
 * Returns public data of the printed document with the code `paper`, with masked plate and name, or null for an unknown
 * code. `is_genuine`: its hash and its links in the hash chain are intact.
 */
export async function verifyDocument(
  db: Database,
  paper: string,
  language: Language,
): Promise<DocumentVerification | null> {
  if (!DOCUMENT_CODE.test(paper)) return null;
  const [found] = await db
    .select({ visit: visits, branch: branches.name, first: firstClosing })
    .from(visits)
    .innerJoin(branches, eq(branches.id, visits.branchId))
    .where(and(eq(visits.paper, paper), eq(visits.state, 'closed')));
  if (!found) return null;
  const { visit, branch, first } = found;
  const { hash, number } = visit;
  if (hash === null || number === null) return null;
  const [later] = await db
    .select({ number: visits.number })
    .from(visits)
    .where(sql`${visits.correctsId} = ${visit.id} and ${visits.state} = 'closed'`);
  const parts = (await partsOf(db, [visit.id]))(visit.id);
  return {
    number,
    ...closingTimes(visit, first),
    branch: branch[language],
    car: visit.car,
    year: visit.year,
    mileage: visit.mileage,
    plate: maskedPlate(visit.plate ?? ''),
    name: maskedName(visit.name ?? ''),
    hash,
    is_genuine: (await isAsClosed(db, visit, parts)) && (await isLinked(db, visit)),
    corrected_by: later?.number ?? null,
  };
}

async function isLinked(db: Database, { number, hash, previousHash }: StoredVisit): Promise<boolean> {
  if (number === null) return false;
  const { rows } = await queryRows<{ before: string | null; after: string | null }>(
    db,
    { before: 'text?', after: 'text?' },
    sql`select
    (select hash from ${visits} where number = ${number - 1}) as before,
    coalesce((select previous_hash from ${visits} where number = ${number + 1}),
      (select hash from ${visitChain} where number = ${number})) as after`,
  );
  return (rows[0]?.before ?? '') === previousHash && rows[0]?.after === hash;
}

export const maskedPlate = (plate: string): string =>
  plate
    .replace(/\s/g, '')
    .replace(
      /^(.{2})(.*)(.)$/,
      (_, region: string, rest: string, last: string) => region + '•'.repeat(rest.length) + last,
    );

export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}•••`)
    .join(' ');
