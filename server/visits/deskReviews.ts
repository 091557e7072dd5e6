import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeskReview, type DeskReviewPage, type DeskReviewQuery, deskReviewsCalls } from '#contract/reviews';
import { DESK_PAGE_SIZE } from '#contract/rules/deskLimits';
import { changingContent } from '../catalog/content/publish';
import type { Database } from '../platform/db/database';
import { branchRef, cursorTimestamp, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { visitReviews } from '../platform/db/schema/reviews';
import { pageOf, placeOf } from '../platform/http/cursor';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { type Actor, actorOf, difference, recordAudit } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import { inScope, isInScope, type Scope, visitsOf } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';

type Row = DeskReview & { place: string };

async function select(db: Database, scope: Scope, language: Language, condition: SQL, limit: number): Promise<Row[]> {
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      reference: 'text',
      version: 'number',
      state: 'text',
      name: 'text',
      branch: 'json',
      car: 'text',
      language: 'text',
      reason: 'text',
      text: 'text',
      answer: 'text',
      stars: 'number',
      written_at: 'text',
      place: 'text',
    },
    sql`
    select review.visit_id as id, review.version, visit.reference, visit.car, ${branchRef(sql`review.branch_id`, language)} as branch,
      review.name, review.stars, review.text, review.language, review.state, ${iso(sql`review.written_at`)} as written_at,
      review.reason, review.answer, ${cursorTimestamp(sql`review.written_at`)} as place
    from ${visitReviews} review join ${visitsOf(scope)} visit on visit.id = review.visit_id
    where ${condition} order by review.written_at desc, review.visit_id desc limit ${limit}`,
  );
  return rows;
}

/** Returns a page of the reviews with this state in the branches of `scope`, newest first. */
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

/** Returns the review of visit `id`, or null if there is none or the visit belongs to a branch outside `scope`. */
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

export class ReviewChanged extends Error {
  override name = 'ReviewChanged';
}

/** Changes a review. Requires `changingContent`, because reviews are public. @throws 404, ReviewChanged */
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
  const { rows } = await queryRows<{ reference: string }>(
    tx,
    { reference: 'text' },
    sql`select reference from ${visitsOf(scope)} visit where id = ${id}`,
  );
  await recordAudit(tx, actor, {
    thing: 'review',
    action,
    thingId: id,
    name: rows[0]?.reference ?? '',
    branchId: found.branchId,
    ...difference({ state: found.state }, { state: set.state ?? found.state }),
  });
}

type Input = {
  db: Database;
  params: { id: number };
  headers: { 'if-match': string };
  me: SignedIn;
  language: Language;
  request: FastifyRequest;
};

export async function reviewDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskReviewsCalls.listReviews).handledBy(({ db, query, me, language }) =>
    listReviews(db, me.scope, query, language),
  );

  registerDeskCall(app, deskReviewsCalls.showReview).handledBy((input) =>
    change(input, { action: 'review_shown', set: { state: 'shown', reason: '', ...decided(input.me) } }),
  );

  registerDeskCall(app, deskReviewsCalls.refuseReview).handledBy((input) =>
    change(input, {
      action: 'review_refused',
      set: { state: 'refused', reason: input.body.reason, ...decided(input.me) },
    }),
  );

  registerDeskCall(app, deskReviewsCalls.answerReview).handledBy((input) => {
    const answer = input.body.answer.trim();
    return change(input, { action: 'review_answered', set: { answer, answeredAt: answer === '' ? null : new Date() } });
  });

  async function change(input: Input, reviewChange: Change): Promise<DeskReview> {
    const { db, params, headers, me, language, request } = input;
    const version = Number(headers['if-match'].replaceAll('"', ''));
    const of = { scope: me.scope, id: params.id, version };
    try {
      await changingContent(db, (tx) => changeReview(tx, of, reviewChange, actorOf(request)));
    } catch (error) {
      if (!(error instanceof ReviewChanged)) throw error;
      throw new ApiFailure(412, 'review_changed', { more: { current: await read(input) } });
    }
    await app.contentVersion({ fresh: true });
    return read({ db, params, me, language });
  }
}

const decided = ({ id }: SignedIn) => ({ decidedBy: id, decidedAt: new Date() });

async function read({
  db,
  params,
  me,
  language,
}: Pick<Input, 'db' | 'params' | 'me' | 'language'>): Promise<DeskReview> {
  const review = await readReview(db, me.scope, params.id, language);
  if (!review) throw new ApiFailure(404, 'not_found');
  return review;
}
