import { eq, type SQL, sql } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../contract/desk/limits';
import type { DeskReview, DeskReviewPage, DeskReviewQuery } from '../../../contract/desk/reviews';
import type { Database } from '../../db/database';
import { visitReviews } from '../../db/schema/reviews';
import { ApiFailure } from '../../http/errors';
import type { Language } from '../../http/language';
import { type Actor, difference, noteAudit } from '../audit/note';
import { pageOf, placeOf } from '../cursor';
import { inScope, isInScope, type Scope } from '../scope';
import { branchRef, exact, iso } from '../sql';
import { visitsOf } from '../visits/scope';

type Row = DeskReview & { place: string };

async function select(db: Database, scope: Scope, language: Language, condition: SQL, limit: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select review.visit_id as id, review.version, visit.reference, visit.car, ${branchRef(sql`review.branch_id`, language)} as branch,
      review.name, review.stars, review.text, review.language, review.state, ${iso(sql`review.written_at`)} as written_at,
      review.reason, review.answer, ${exact(sql`review.written_at`)} as place
    from ${visitReviews} review join ${visitsOf(scope)} visit on visit.id = review.visit_id
    where ${condition} order by review.written_at desc, review.visit_id desc limit ${limit}`);
  return rows;
}

export async function listReviews(
  db: Database,
  scope: Scope,
  { state, after }: DeskReviewQuery,
  language: Language,
): Promise<DeskReviewPage> {
  const place = placeOf(after);
  const beyond = place
    ? sql`(review.written_at, review.visit_id) < (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const condition = sql`review.state = ${state} and ${inScope(scope, sql`review.branch_id`)} and ${beyond}`;
  return pageOf(await select(db, scope, language, condition, DESK_PAGE_SIZE + 1), DESK_PAGE_SIZE);
}

/** Null where it is not there, or of a foreign branch. */
export async function readReview(
  db: Database,
  scope: Scope,
  id: number,
  language: Language,
): Promise<DeskReview | null> {
  const [row] = await select(db, scope, language, sql`review.visit_id = ${id}`, 1);
  if (!row) return null;
  const { place: _place, ...review } = row;
  return review;
}

type Stored = typeof visitReviews.$inferSelect;
export type Change = { action: 'review_shown' | 'review_refused' | 'review_answered'; set: Partial<Stored> };

/** Another version now: 412. */
export class ReviewChanged extends Error {
  override name = 'ReviewChanged';
}

/** Within `changingContent`, because the site shows it. 404 where it is not there, or of a foreign branch. Throws ReviewChanged. */
export async function changeReview(
  tx: Database,
  { scope, id, version }: { scope: Scope; id: number; version: number },
  { action, set }: Change,
  actor: Actor,
): Promise<void> {
  const [found] = await tx.select().from(visitReviews).where(eq(visitReviews.visitId, id)).for('update');
  if (!found || !isInScope(scope, found.branchId)) throw new ApiFailure(404, 'not_found');
  if (found.version !== version) throw new ReviewChanged();
  await tx
    .update(visitReviews)
    .set({ ...set, version: version + 1 })
    .where(eq(visitReviews.visitId, id));
  const { rows } = await tx.execute<{ reference: string }>(
    sql`select reference from ${visitsOf(scope)} visit where id = ${id}`,
  );
  await noteAudit(tx, actor, {
    thing: 'review',
    action,
    thingId: id,
    name: rows[0]?.reference ?? '',
    branchId: found.branchId,
    ...difference({ state: found.state }, { state: set.state ?? found.state }),
  });
}
