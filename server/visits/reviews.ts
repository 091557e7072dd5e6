import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { NewReview, PublicReview, ReviewQuestion, Reviews } from '#contract/reviews';
import { normalizeText } from '#contract/rules/names';
import { pagePath } from '#contract/rules/pages';
import { MAX_PUBLIC_REVIEWS, REVIEW_DAYS } from '#contract/rules/visits';
import { hashOfToken, newToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';
import { reviewLinks, visitReviews } from '../platform/db/schema/reviews';
import { visitLines, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { recordAudit } from '../staff/audit/record';
import { localizedOrFallbackSql } from './estimates';

/** Creates a review link, which replaces the former one, and returns its token. */
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

export const reviewPath = (token: string): string => pagePath('review', token);

const firstName = sql<string>`coalesce((regexp_match(${visits.name}, '\\S+'))[1], '')`;

const isGood = (token: string) =>
  and(eq(reviewLinks.tokenHash, hashOfToken(token)), gt(reviewLinks.expiresAt, sql`now()`), eq(visits.state, 'closed'));

/**
 * Returns the visit of a review link, with the stars if already reviewed. Null for an unknown or expired token, or if
 * the visit is not closed.
 */
export async function readQuestion(db: Database, token: string, language: Language): Promise<ReviewQuestion | null> {
  const [row] = await db
    .select({
      car: visits.car,
      day: sql<string>`${dateIn(sql`${visits.closedAt}`)}::text`,
      name: firstName,
      branch: inLanguage(branches.name, language),
      works: sql<
        string[]
      >`(select coalesce(json_agg(${localizedOrFallbackSql(sql`line.name`, language)} order by line.position, line.id), '[]'::json)
        from ${visitLines} line where line.visit_id = ${visits.id} and line.kind = 'work' and line.decision is distinct from 'declined')`,
      stars: visitReviews.stars,
    })
    .from(reviewLinks)
    .innerJoin(visits, eq(visits.id, reviewLinks.visitId))
    .innerJoin(branches, eq(branches.id, visits.branchId))
    .leftJoin(visitReviews, eq(visitReviews.visitId, visits.id))
    .where(isGood(token));
  return row ?? null;
}

/** Stores a review unless the visit has one. False for an invalid link. */
export function writeReview(
  db: Database,
  { token, review, language, requestId }: { token: string; review: NewReview; language: Language; requestId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [visit] = await tx
      .select({
        id: visits.id,
        branch: visits.branchId,
        user: visits.userId,
        name: firstName,
        reference: visits.reference,
      })
      .from(reviewLinks)
      .innerJoin(visits, eq(visits.id, reviewLinks.visitId))
      .where(isGood(token));
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
        text: normalizeText(text),
        language,
      })
      .onConflictDoNothing()
      .returning({ id: visitReviews.visitId });
    if (stored.length === 0) return true;
    await recordAudit(
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

async function selectPublic(db: Database, condition: SQL): Promise<Reviews> {
  type Found = { count: number; average: number; items: PublicReview[] };
  const { rows } = await queryRows<Found>(
    db,
    { count: 'number', average: 'number', items: 'json' },
    sql`
    with shown as (select * from ${visitReviews} review where review.state = 'shown' and ${condition})
    select (select count(*)::int from shown) as count,
      coalesce((select round(avg(stars) * 10)::int from shown), 0) as average,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('id', visit_id, 'name', name, 'stars', stars, 'text', text,
          'day', ${dateIn(sql`written_at`)}::text, 'answer', nullif(answer, ''))) order by written_at desc, visit_id desc), '[]'::json)
        from (select * from shown order by written_at desc, visit_id desc limit ${MAX_PUBLIC_REVIEWS}) newest) as items`,
  );
  return rows[0] ?? { count: 0, average: 0, items: [] };
}

/** Returns number and average (in tenths of a star) of all public reviews. */
export async function overallRating(db: Database): Promise<Pick<Reviews, 'count' | 'average'>> {
  const { rows } = await queryRows<Pick<Reviews, 'count' | 'average'>>(
    db,
    { count: 'number', average: 'number' },
    sql`select count(*)::int as count, coalesce(round(avg(stars) * 10)::int, 0) as average
      from ${visitReviews} where state = 'shown'`,
  );
  return rows[0] ?? { count: 0, average: 0 };
}

/** Returns number and average (tenths of a star) of the published reviews, and the newest MAX_PUBLIC_REVIEWS. */
export const reviewsOfBranch = (db: Database, id: number): Promise<Reviews> =>
  selectPublic(db, sql`review.branch_id = ${id}`);

/** Returns the same as `reviewsOfBranch`, for visits with an undeclined line item of the service. */
export const reviewsOfService = (db: Database, id: number): Promise<Reviews> =>
  selectPublic(
    db,
    sql`exists (select from ${visitLines} line where line.visit_id = review.visit_id and line.service_id = ${id}
      and line.decision is distinct from 'declined')`,
  );
