import { type SQL, sql } from 'drizzle-orm';
import type { NewReview, ReviewQuestion, Reviews, ShownReview } from '../../contract/reviews';
import { tidyText } from '../../contract/rules/names';
import { REVIEW_DAYS, REVIEWS_SHOWN } from '../../contract/rules/visits';
import { hashOfToken, newToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { branches } from '../platform/db/schema/company';
import { inLanguage } from '../platform/db/schema/localized';
import { reviewLinks, visitReviews } from '../platform/db/schema/reviews';
import { visitLines, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { noteAudit } from '../staff/audit/record';
import { inEither } from './estimates';

/** Stores the link by which the customer of a closed visit says how it was; its token. A new one takes the place of the last. */
export async function newReviewLink(tx: Database, visitId: number): Promise<string> {
  const token = newToken();
  const link = {
    tokenHash: hashOfToken(token),
    sentAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${REVIEW_DAYS})`,
  };
  await tx
    .insert(reviewLinks)
    .values({ visitId, ...link })
    .onConflictDoUpdate({ target: reviewLinks.visitId, set: link });
  return token;
}

/** A page of the site, without its language. */
export const reviewPath = (token: string): string => `/review/${token}`;

/** The first word of the name that the visit has. */
const firstName = sql`coalesce((regexp_match(visit.name, '\\S+'))[1], '')`;

const link = (token: string): SQL => sql`${reviewLinks} link join ${visits} visit on visit.id = link.visit_id
  where link.token_hash = ${hashOfToken(token)} and link.expires_at > now() and visit.state = 'closed'`;

/** By the token of a link; null where it is good no more. */
export async function readQuestion(db: Database, token: string, language: Language): Promise<ReviewQuestion | null> {
  const { rows } = await queryRows<ReviewQuestion>(
    db,
    { day: 'text', name: 'text', branch: 'text', car: 'text', works: 'json', stars: 'number?' },
    sql`
    select visit.car, ${dateIn(sql`visit.closed_at`)}::text as day, ${firstName} as name,
      (select ${inLanguage(branches.name, language)} from ${branches} where ${branches.id} = visit.branch_id) as branch,
      (select coalesce(json_agg(${inEither(sql`line.name`, language)} order by line.position, line.id), '[]'::json)
        from ${visitLines} line where line.visit_id = visit.id and line.kind = 'work' and line.decision is distinct from 'declined') as works,
      (select stars from ${visitReviews} review where review.visit_id = visit.id) as stars
    from ${link(token)}`,
  );
  return rows[0] ?? null;
}

/** The first word counts: what is sent again, or otherwise, changes nothing. False where the link is not good. */
export function writeReview(
  db: Database,
  { token, review, language, requestId }: { token: string; review: NewReview; language: Language; requestId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await queryRows<{
      id: number;
      branch: number;
      user: number | null;
      name: string;
      reference: string;
    }>(
      tx,
      { id: 'number', branch: 'number', user: 'number?', name: 'text', reference: 'text' },
      sql`
      select visit.id, visit.branch_id as branch, visit.user_id as "user", ${firstName} as name, visit.reference from ${link(token)}`,
    );
    const [visit] = rows;
    if (!visit) return false;
    const { stars, text } = review;
    const stored = await tx
      .insert(visitReviews)
      .values({
        visitId: visit.id,
        branchId: visit.branch,
        userId: visit.user,
        name: visit.name,
        stars,
        text: tidyText(text),
        language,
      })
      .onConflictDoNothing()
      .returning({ id: visitReviews.visitId });
    if (stored.length === 0) return true;
    await noteAudit(
      tx,
      { staffId: null, requestId },
      {
        thing: 'review',
        action: 'created',
        thingId: visit.id,
        name: visit.reference,
        branchId: visit.branch,
        after: { stars },
      },
    );
    return true;
  });
}

/** Those that are shown. 1 statement. */
async function selectShown(db: Database, condition: SQL): Promise<Reviews> {
  type Found = { count: number; average: number; items: ShownReview[] };
  const { rows } = await queryRows<Found>(
    db,
    { count: 'number', average: 'number', items: 'json' },
    sql`
    with shown as (select * from ${visitReviews} review where review.state = 'shown' and ${condition})
    select (select count(*)::int from shown) as count,
      coalesce((select round(avg(stars) * 10)::int from shown), 0) as average,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('id', visit_id, 'name', name, 'stars', stars, 'text', text,
          'day', ${dateIn(sql`written_at`)}::text, 'answer', nullif(answer, ''))) order by written_at desc, visit_id desc), '[]'::json)
        from (select * from shown order by written_at desc, visit_id desc limit ${REVIEWS_SHOWN}) newest) as items`,
  );
  return rows[0] ?? { count: 0, average: 0, items: [] };
}

export const reviewsOfBranch = (db: Database, id: number): Promise<Reviews> =>
  selectShown(db, sql`review.branch_id = ${id}`);

export const reviewsOfService = (db: Database, id: number): Promise<Reviews> =>
  selectShown(
    db,
    sql`exists (select from ${visitLines} line where line.visit_id = review.visit_id and line.service_id = ${id}
      and line.decision is distinct from 'declined')`,
  );
