import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { matchesPhoneSpans } from '../accounts/formerPhones';
import type { DataSubject, ErasureSubject, PersonalDataPart, RowsOf } from '../accounts/personalData';
import { redactPersonalData } from '../accounts/redactPersonalData';
import type { Database } from '../platform/db/database';
import type { Localized } from '../platform/db/schema/columns';
import { reviewLinks, visitReviews } from '../platform/db/schema/reviews';
import { visitFindings, visitLines, visitLinks, visits } from '../platform/db/schema/visits';
import type { StoredVisit } from './seal';

/** Anonymizes the visits of a person. Work and prices of closed visits are covered by their hash and stay. */
async function anonymizeCustomer(
  tx: Database,
  { id: userId, spans, name: accountName }: ErasureSubject,
): Promise<number> {
  const isOwnedBy = or(
    userId === null ? undefined : eq(visits.userId, userId),
    and(isNull(visits.userId), matchesPhoneSpans(spans, sql`${visits.phone}`, sql`${visits.openedAt}`)),
  );
  const own = await tx.select().from(visits).where(isOwnedBy).for('update');
  if (own.length === 0) return 0;
  const ids = own.map(({ id }) => id);
  for (const table of [visitLinks, reviewLinks]) await tx.delete(table).where(inArray(table.visitId, ids));
  const withoutOf = ({ name, plate, vin }: StoredVisit) => {
    const whole = `${name ?? ''} ${accountName}`;
    return (words: string) => redactPersonalData(words, whole, { identifiers: [plate ?? '', vin ?? ''] });
  };
  for (const visit of own) if (visit.state !== 'closed') await anonymizeWritten(tx, visit.id, withoutOf(visit));
  const byId = new Map(own.map((visit) => [visit.id, withoutOf(visit)]));
  const reviews = await tx.select().from(visitReviews).where(inArray(visitReviews.visitId, ids));
  for (const { visitId, text, answer, reason } of reviews) {
    const without = byId.get(visitId) ?? (() => '');
    await tx
      .update(visitReviews)
      .set({ userId: null, name: '', text: without(text), answer: without(answer), reason: without(reason) })
      .where(eq(visitReviews.visitId, visitId));
  }
  const anonymous = { userId: null, carId: null, phone: null, name: null, plate: null, vin: null, subjectSalt: null };
  await tx
    .update(visits)
    .set({ ...anonymous, complaint: '', note: '', correctionReason: '' })
    .where(inArray(visits.id, ids));
  return 0;
}

async function anonymizeWritten(tx: Database, visit: number, without: (words: string) => string): Promise<void> {
  const inBoth = ({ ru, uz }: Localized): Localized => ({ ru: without(ru), uz: without(uz) });
  for (const { id, name } of await tx.select().from(visitLines).where(eq(visitLines.visitId, visit)))
    await tx
      .update(visitLines)
      .set({ name: inBoth(name) })
      .where(eq(visitLines.id, id));
  for (const { id, title, note } of await tx.select().from(visitFindings).where(eq(visitFindings.visitId, visit)))
    await tx
      .update(visitFindings)
      .set({ title: inBoth(title), note: without(note) })
      .where(eq(visitFindings.id, id));
}

const listOf = (columns: SQL, table: SQL, order = sql`part.id`): SQL =>
  sql`(select coalesce(json_agg(row_to_json(held)), '[]') from (select ${columns} from ${table} part
    where part.visit_id = visit.id order by ${order}) held)`;

/** Exports visits: photos as hashes, documents as file names, visits handed over by others as numbers. */
async function visitsOf(
  rowsOf: RowsOf,
  { id, spans }: DataSubject,
): Promise<
  Record<'visits' | 'history_shares' | 'history_handovers' | 'handovers_opened' | 'history_grants', unknown[]>
> {
  const isOwnedBy = sql`(visit.user_id = ${id}::integer or (visit.user_id is null and ${matchesPhoneSpans(spans, sql`visit.phone`, sql`visit.opened_at`)}))`;
  return {
    visits:
      await rowsOf(sql`select visit.id, visit.reference, visit.number, visit.state, branch.name as branch, visit.phone, visit.name,
        visit.plate, visit.vin, visit.car, visit.year, visit.mileage, visit.complaint, visit.note, visit.language, visit.discount, visit.total, visit.opened_at,
        visit.promised_at, visit.closed_at, visit.hash, visit.subject_salt, visit.corrects_id as corrects, visit.correction_reason,
        case when visit.state = 'closed' then 'yolda-' || visit.number || '.pdf' end as paper,
        ${listOf(sql`kind, name, quantity, price, discount, decision, decided_at`, sql`visit_lines`, sql`part.position, part.id`)} as lines,
        ${listOf(sql`level, title, note, due_date, due_mileage`, sql`visit_findings`, sql`part.position, part.id`)} as findings,
        ${listOf(sql`sha256, width, height, created_at`, sql`visit_photos`)} as photos,
        ${listOf(sql`line_id as line, estimate, decision, at, by is not null as by_staff`, sql`visit_decisions`)} as decisions,
        ${listOf(sql`estimate, sent_at, expires_at, opened_at`, sql`(select * from visit_links where not for_staff)`, sql`part.sent_at`)} as estimates_sent,
        ${listOf(sql`name, stars, text, language, state, written_at, answer, answered_at`, sql`visit_reviews`, sql`part.visit_id`)} as reviews
      from visits visit join branches branch on branch.id = visit.branch_id where ${isOwnedBy} order by visit.id`),
    history_shares: await rowsOf(sql`select car_id, created_at, expires_at, ended_at, opened from history_shares
      where user_id = ${id}::integer order by id`),
    history_handovers: await rowsOf(sql`select case when user_id = ${id}::integer then 'given' else 'taken' end as side,
        case when user_id = ${id}::integer then car_id else buyer_car_id end as car_id, created_at, expires_at, accepted_at, confirmed_at, withdrawn_at
      from history_handovers where ${id}::integer in (user_id, buyer_id) order by id`),
    handovers_opened: await rowsOf(
      sql`select opened_at from handover_readers where user_id = ${id}::integer order by opened_at`,
    ),
    history_grants: await rowsOf(sql`select granted.car_id, visit.number, granted.granted_at
      from history_grants granted join visits visit on visit.id = granted.visit_id
      where granted.user_id = ${id}::integer order by visit.number`),
  };
}

export const visitsData: PersonalDataPart = { erase: anonymizeCustomer, export: visitsOf };
