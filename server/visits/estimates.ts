import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { type Discount, isWorkStarted, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type { Estimate, EstimateAnswer, EstimateLine } from '#contract/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { idempotent } from '../platform/db/idempotency';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { visitFindings, visitLines, visitLinks, visitPhotos, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { recordAudit } from '../staff/audit/record';
import { isCharged } from './close';
import { decideLines } from './decide';
import type { Notifier } from './notify';

const isSent = wasSent(sql`${visits.estimate}`);

function wasSent(estimate: SQL): SQL<boolean> {
  return sql`exists (select from ${visitLinks} other where other.visit_id = ${visits.id} and other.estimate = ${estimate})`;
}

type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>;

async function findHead(db: Database, token: string, language: Language) {
  const [row] = await db
    .select({
      id: visits.id,
      state: visits.state,
      reference: visits.reference,
      version: visits.estimate,
      revision: visits.version,
      car: visits.car,
      year: visits.year,
      mileage: visits.mileage,
      discount: visits.discount,
      branch: inLanguage(branches.name, language),
      branch_phone: branches.serviceManagerPhone,
      sent_at: iso(visitLinks.sentAt),
      expires_at: iso(visitLinks.expiresAt),
      is_expired: sql<boolean>`${visitLinks.expiresAt} <= now()`,
      is_sent: isSent,
      promised_at: sql<
        string | null
      >`case when ${visits.state} in ('open', 'sent', 'in_work') then ${iso(visits.promisedAt)} end`,
    })
    .from(visitLinks)
    .innerJoin(visits, eq(visits.id, visitLinks.visitId))
    .innerJoin(branches, eq(branches.id, visits.branchId))
    .where(eq(visitLinks.tokenHash, hashOfToken(token)));
  return row ?? null;
}

function stageOf({ state, is_expired: isExpired, is_sent: isShown }: Head): Estimate['stage'] {
  if (isExpired) return 'expired';
  if (state === 'closed') return 'done';
  if (state === 'cancelled') return 'cancelled';
  if (state === 'ready') return 'ready';
  if (isWorkStarted(state)) return 'begun';
  return isShown ? 'asked' : 'changing';
}

/** Empty fields that replace those of a hidden or expired estimate, which shows only the branch contact. */
const NOTHING = {
  reference: '',
  version: 0,
  revision: 0,
  car: '',
  year: 0,
  mileage: 0,
  lines: [],
  findings: [],
  photos: [],
  sums: { amount: 0, discount: 0, total: 0 },
  approved: 0,
};

/**
 * Returns the estimate of a link token, or null for an unknown token. Once the link has expired, or if the changed
 * estimate has not been sent, only the contact of the branch remains.
 */
export async function readEstimate(db: Database, token: string, language: Language): Promise<Estimate | null> {
  const head = await findHead(db, token, language);
  if (!head) return null;
  const stage = stageOf(head);
  const { id, state: _state, is_expired: _expired, is_sent: _sent, discount, promised_at: promise, ...shown } = head;
  const isHidden = stage === 'expired' || stage === 'changing' || (stage === 'cancelled' && !head.is_sent);
  if (isHidden) return { ...shown, ...NOTHING, stage };
  const lines = await linesOf(db, id, language);
  const taken = lines.filter(isCharged);
  const approved = lines.filter(({ decision }) => decision === 'approved');
  return {
    ...shown,
    ...(promise !== null && { promised_at: promise }),
    stage,
    lines: lines.map(({ discount: _own, ...line }) => line),
    ...(await findingsOf(db, id, language)),
    sums: sumsOfVisit(taken, discount),
    approved: sumsOfVisit(approved, discount).total,
  };
}

type Line = EstimateLine & { discount: Discount | null };

async function linesOf(db: Database, visit: number, language: Language): Promise<Line[]> {
  const rows = await db
    .select({
      id: visitLines.id,
      kind: visitLines.kind,
      name: localizedOrFallbackSql(sql`${visitLines.name}`, language),
      quantity: visitLines.quantity,
      price: visitLines.price,
      discount: visitLines.discount,
      decision: visitLines.decision,
      decided_at: iso(visitLines.decidedAt),
      by_branch: sql<boolean>`${visitLines.decidedBy} is not null`,
    })
    .from(visitLines)
    .where(eq(visitLines.visitId, visit))
    .orderBy(visitLines.position, visitLines.id);
  return rows.map((line) => ({ ...line, sums: sumsOfLine(line) }));
}

export const localizedOrFallbackSql = (name: SQL, language: Language): SQL<string> =>
  sql`coalesce(nullif(${name} ->> ${language}::text, ''), nullif(${name} ->> 'ru', ''), ${name} ->> 'uz', '')`;

async function findingsOf(
  db: Database,
  visit: number,
  language: Language,
): Promise<Pick<Estimate, 'findings' | 'photos'>> {
  const all = await db
    .select({
      id: visitPhotos.id,
      width: visitPhotos.width,
      height: visitPhotos.height,
      finding: visitPhotos.findingId,
    })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, visit))
    .orderBy(visitPhotos.position, visitPhotos.id);
  const photosOf = (findingId: number | null) =>
    all.filter(({ finding }) => finding === findingId).map(({ finding: _finding, ...photo }) => photo);
  const rows = await db
    .select({
      id: visitFindings.id,
      level: visitFindings.level,
      title: localizedOrFallbackSql(sql`${visitFindings.title}`, language),
      note: visitFindings.note,
      due_date: visitFindings.dueDate,
      due_mileage: visitFindings.dueMileage,
    })
    .from(visitFindings)
    .where(eq(visitFindings.visitId, visit))
    .orderBy(visitFindings.position, visitFindings.id);
  return { findings: rows.map((finding) => ({ ...finding, photos: photosOf(finding.id) })), photos: photosOf(null) };
}

const isGood = (token: string) =>
  and(eq(visitLinks.tokenHash, hashOfToken(token)), gt(visitLinks.expiresAt, sql`now()`));

type Answering = {
  token: string;
  answer: EstimateAnswer;
  key: string | undefined;
  requestId: string;
  notifier: Notifier;
};

/**
 * Records decisions about an estimate. Idempotent per key: a late retry cannot undo later decisions. False for an
 * invalid link.
 */
export async function answerEstimate(
  db: Database,
  { token, answer, key, requestId, notifier }: Answering,
): Promise<boolean> {
  const keyed = { scope: `estimate:${hashOfToken(token)}`, key, payload: answer };
  const { isKnown } = await idempotent(db, keyed, async (tx) => {
    const [link] = await tx
      .select({
        id: visits.id,
        staffId: sql<number | null>`case when ${visitLinks.forStaff} then ${visitLinks.sentBy} end`,
        isSent: wasSent(sql`${answer.version}`),
      })
      .from(visitLinks)
      .innerJoin(visits, eq(visits.id, visitLinks.visitId))
      .where(isGood(token));
    if (!link) return { isKnown: false };
    const [visit] = await tx.select().from(visits).where(eq(visits.id, link.id)).for('update');
    if (!visit) return { isKnown: false };
    if (!link.isSent) throw new ApiFailure(409, 'estimate_changed');
    const { version: estimate, decisions } = answer;
    const actor = { staffId: link.staffId, requestId };
    await decideLines(tx, visit, { estimate, decisions, byLink: true }, { actor, notifier });
    return { isKnown: true };
  });
  return isKnown;
}

/** Records when the customer first opened the link, and sends an event to open desk pages. */
export function recordOpened(db: Database, token: string, requestId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [link] = await tx
      .update(visitLinks)
      .set({ openedAt: sql`now()` })
      .where(and(isGood(token), isNull(visitLinks.openedAt), eq(visitLinks.forStaff, false)))
      .returning({ id: visitLinks.visitId, estimate: visitLinks.estimate });
    if (!link) return;
    const [visit] = await tx.select().from(visits).where(eq(visits.id, link.id));
    if (!visit) return;
    await recordAudit(
      tx,
      { staffId: null, requestId },
      {
        thing: 'visit',
        action: 'estimate_opened',
        thingId: visit.id,
        name: visit.reference,
        branchId: visit.branchId,
        after: { estimate: link.estimate },
      },
    );
  });
}

/**
 * Returns a photo (WebP) of the visit of a link token. Null for an unknown or expired link, or an unsent estimate of an
 * open or cancelled visit.
 */
export async function readEstimatePhoto(
  db: Database,
  token: string,
  id: number,
  isSmall: boolean,
): Promise<Uint8Array | null> {
  const bytes = isSmall ? visitPhotos.thumb : visitPhotos.bytes;
  const [row] = await db
    .select({ bytes })
    .from(visitPhotos)
    .where(
      sql`${visitPhotos.id} = ${id} and ${visitPhotos.visitId} = (select ${visits.id}
        from ${visitLinks} join ${visits} on ${visits.id} = ${visitLinks.visitId}
        where ${isGood(token)} and (${visits.state} not in ('open', 'sent', 'cancelled') or ${isSent}))`,
    );
  return row?.bytes ?? null;
}
