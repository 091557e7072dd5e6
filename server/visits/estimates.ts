import { eq, type SQL, sql } from 'drizzle-orm';
import { type Discount, hasBegun, sumsOfLine, sumsOfVisit, type VisitState } from '../../contract/rules/visits';
import type { Estimate, EstimateAnswer, EstimateFinding, EstimateLine, Photo } from '../../contract/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { iso, whole } from '../platform/db/expressions';
import { once } from '../platform/db/idempotency';
import { queryRows } from '../platform/db/queryRows';
import { branches } from '../platform/db/schema/company';
import { inLanguage } from '../platform/db/schema/localized';
import { visitFindings, visitLines, visitLinks, visitPhotos, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { noteAudit } from '../staff/audit/record';
import { isTaken } from './close';
import { decideLines } from './decide';

/** Of a row of `visit`: its estimate is the one that was sent last, by whichever link. */
const isSent = sql`exists (select from ${visitLinks} other where other.visit_id = visit.id and other.estimate = visit.estimate)`;

type Head = Omit<Estimate, 'stage' | 'lines' | 'findings' | 'photos' | 'sums' | 'approved'> & {
  id: number;
  state: VisitState;
  is_expired: boolean;
  is_sent: boolean;
  discount: Discount | null;
};

async function findHead(db: Database, token: string, language: Language): Promise<Head | null> {
  const { rows } = await queryRows<Head>(
    db,
    {
      year: 'number',
      mileage: 'number',
      reference: 'text',
      version: 'number',
      branch: 'text',
      car: 'text',
      expires_at: 'text',
      revision: 'number',
      branch_phone: 'text',
      sent_at: 'text',
      id: 'number',
      state: 'text',
      is_expired: 'boolean',
      is_sent: 'boolean',
      discount: 'json?',
    },
    sql`
    select visit.id, visit.state, visit.reference, visit.estimate as version, visit.version as revision, visit.car, visit.year,
      visit.mileage, visit.discount, ${inLanguage(branches.name, language)} as branch,
      ${branches.serviceManagerPhone} as branch_phone, ${iso(sql`link.sent_at`)} as sent_at,
      ${iso(sql`link.expires_at`)} as expires_at, link.expires_at <= now() as is_expired,
      ${isSent} as is_sent
    from ${visitLinks} link join ${visits} visit on visit.id = link.visit_id
      join ${branches} on ${branches.id} = visit.branch_id
    where link.token_hash = ${hashOfToken(token)}`,
  );
  return rows[0] ?? null;
}

function stageOf({ state, is_expired: isExpired, is_sent: isShown }: Head): Estimate['stage'] {
  if (isExpired) return 'expired';
  if (state === 'closed') return 'done';
  if (state === 'cancelled') return 'cancelled';
  if (state === 'ready') return 'ready';
  if (hasBegun(state)) return 'begun';
  return isShown ? 'asked' : 'changing';
}

/** What a link that is good no more, or not yet again, still says: whom to call. */
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

/** By the token of a link; null where there is none. 4 statements. */
export async function readEstimate(db: Database, token: string, language: Language): Promise<Estimate | null> {
  const head = await findHead(db, token, language);
  if (!head) return null;
  const stage = stageOf(head);
  const { id, state: _state, is_expired: _expired, is_sent: _sent, discount, ...shown } = head;
  // A draft is nobody's to see until it is sent, and never where the visit was cancelled before.
  const isHidden = stage === 'expired' || stage === 'changing' || (stage === 'cancelled' && !head.is_sent);
  if (isHidden) return { ...shown, ...NOTHING, stage };
  const lines = await linesOf(db, id, language);
  const taken = lines.filter(isTaken);
  const approved = lines.filter(({ decision }) => decision === 'approved');
  return {
    ...shown,
    stage,
    lines: lines.map(({ discount: _own, ...line }) => line),
    ...(await findingsOf(db, id, language)),
    sums: sumsOfVisit(taken, discount),
    approved: sumsOfVisit(approved, discount).total,
  };
}

type Line = EstimateLine & { discount: Discount | null };

async function linesOf(db: Database, visit: number, language: Language): Promise<Line[]> {
  const { rows } = await queryRows<Omit<Line, 'sums'>>(
    db,
    {
      id: 'number',
      name: 'text',
      price: 'number',
      kind: 'text',
      discount: 'json?',
      decision: 'text?',
      decided_at: 'text?',
      quantity: 'number',
      by_branch: 'boolean',
    },
    sql`
    select id, kind, ${inEither(sql`name`, language)} as name, quantity, ${whole(sql`price`)} as price, discount, decision,
      ${iso(sql`decided_at`)} as decided_at, decided_by is not null as by_branch
    from ${visitLines} where visit_id = ${visit} order by position, id`,
  );
  return rows.map((line) => ({ ...line, sums: sumsOfLine(line) }));
}

/** A name is never missing, whichever language it was written in. */
export const inEither = (name: SQL, language: Language): SQL =>
  sql`coalesce(nullif(${name} ->> ${language}::text, ''), nullif(${name} ->> 'ru', ''), ${name} ->> 'uz', '')`;

async function findingsOf(
  db: Database,
  visit: number,
  language: Language,
): Promise<Pick<Estimate, 'findings' | 'photos'>> {
  const photos = await queryRows<Photo & { finding: number | null }>(
    db,
    { id: 'number', width: 'number', height: 'number', finding: 'number?' },
    sql`
    select id, width, height, finding_id as finding from ${visitPhotos} where visit_id = ${visit} order by position, id`,
  );
  const photosOf = (wanted: number | null) =>
    photos.rows.filter(({ finding }) => finding === wanted).map(({ finding: _finding, ...photo }) => photo);
  const { rows } = await queryRows<Omit<EstimateFinding, 'photos'>>(
    db,
    { id: 'number', note: 'text', title: 'text', level: 'text', due_date: 'text?', due_mileage: 'number?' },
    sql`
    select id, level, ${inEither(sql`title`, language)} as title, note, due_date::text as due_date, due_mileage
    from ${visitFindings} where visit_id = ${visit} order by position, id`,
  );
  return { findings: rows.map((finding) => ({ ...finding, photos: photosOf(finding.id) })), photos: photosOf(null) };
}

type Answering = { token: string; answer: EstimateAnswer; key: string | undefined; requestId: string };

/** The customer's word, or by the link that the desk shows the staff's, once for a key: what comes late changes nothing that was said since. Null where the link is not good. */
export async function answerEstimate(db: Database, { token, answer, key, requestId }: Answering): Promise<boolean> {
  const keyed = { scope: `estimate:${hashOfToken(token)}`, key, payload: answer };
  const { isKnown } = await once(db, keyed, async (tx) => {
    const { rows } = await queryRows<{ id: number; is_sent: boolean; staff_id: number | null }>(
      tx,
      { id: 'number', is_sent: 'boolean', staff_id: 'number?' },
      sql`
      select visit.id, case when link.for_staff then link.sent_by end as staff_id, exists (select from ${visitLinks} other where other.visit_id = visit.id and other.estimate = ${answer.version}) as is_sent
      from ${visitLinks} link join ${visits} visit on visit.id = link.visit_id
      where link.token_hash = ${hashOfToken(token)} and link.expires_at > now()`,
    );
    const [link] = rows;
    if (!link) return { isKnown: false };
    const [visit] = await tx.select().from(visits).where(eq(visits.id, link.id)).for('update');
    if (!visit) return { isKnown: false };
    // A draft of the next one has the next number already, and nobody was shown it.
    if (!link.is_sent) throw new ApiFailure(409, 'estimate_changed');
    const { version: estimate, decisions } = answer;
    await decideLines(tx, visit, { estimate, decisions, byLink: true }, { staffId: link.staff_id, requestId });
    return { isKnown: true };
  });
  return isKnown;
}

/** Notes that somebody has opened the customer's link, once, and tells open desks. */
export function noteOpened(db: Database, token: string, requestId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await queryRows<{ id: number; estimate: number }>(
      tx,
      { id: 'number', estimate: 'number' },
      sql`update ${visitLinks} set opened_at = now()
      where token_hash = ${hashOfToken(token)} and opened_at is null and not for_staff and expires_at > now()
      returning visit_id as id, estimate`,
    );
    const [link] = rows;
    if (!link) return;
    const [visit] = await tx.select().from(visits).where(eq(visits.id, link.id));
    if (!visit) return;
    await noteAudit(
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

/** A photograph of the visit, whole or small; null for any other, where the link is not good, and of a draft that was not sent. */
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
      sql`${visitPhotos.id} = ${id} and ${visitPhotos.visitId} = (select visit.id
        from ${visitLinks} link join ${visits} visit on visit.id = link.visit_id
        where link.token_hash = ${hashOfToken(token)} and link.expires_at > now()
          and (visit.state not in ('open', 'sent', 'cancelled') or ${isSent}))`,
    );
  return row?.bytes ?? null;
}
