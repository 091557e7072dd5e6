import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeskReview, reviewsCalls } from '../../../contract/desk/reviews';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import type { Language } from '../../http/language';
import { actorOf } from '../audit/note';
import { changingContent } from '../content/publish';
import { registerDeskCall } from '../register';
import type { SignedIn } from '../signedIn';
import { type Change, changeReview, listReviews, ReviewChanged, readReview } from './reviews';

type Input = {
  db: Database;
  params: { id: number };
  headers: { 'if-match': string };
  me: SignedIn;
  language: Language;
  request: FastifyRequest;
};

/** A look at what customers say, before the site shows it. */
export async function reviewDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, reviewsCalls.listReviews).handledBy(({ db, query, me, language }) =>
    listReviews(db, me.scope, query, language),
  );

  registerDeskCall(app, reviewsCalls.showReview).handledBy((input) =>
    change(input, { action: 'review_shown', set: { state: 'shown', reason: '', ...decided(input.me) } }),
  );

  registerDeskCall(app, reviewsCalls.refuseReview).handledBy((input) =>
    change(input, {
      action: 'review_refused',
      set: { state: 'refused', reason: input.body.reason, ...decided(input.me) },
    }),
  );

  registerDeskCall(app, reviewsCalls.answerReview).handledBy((input) => {
    const answer = input.body.answer.trim();
    return change(input, { action: 'review_answered', set: { answer, answeredAt: answer === '' ? null : new Date() } });
  });

  async function change(input: Input, wanted: Change): Promise<DeskReview> {
    const { db, params, headers, me, language, request } = input;
    const version = Number(headers['if-match'].replaceAll('"', ''));
    const of = { scope: me.scope, id: params.id, version };
    try {
      await changingContent(db, (tx) => changeReview(tx, of, wanted, actorOf(request)));
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
