import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { contentCalls } from '../../contract/contentCalls';
import type { ReviewQuestion } from '../../contract/reviews';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { readQuestion, reviewsOfBranch, reviewsOfService, writeReview } from '../repositories/reviews';
import { registerCall } from './register';

/** What customers say of closed visits, and what of it is shown. */
export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.reviewQuestion).handledBy(({ db, params, language }) =>
    asked(db, params.token, language),
  );

  registerCall(app, accountCalls.writeReview).handledBy(async ({ db, params, body, language, request }) => {
    const { token } = params;
    const isTaken = await writeReview(db, { token, review: body, language, requestId: request.id });
    if (!isTaken) throw new ApiFailure(404, 'not_found');
    return asked(db, token, language);
  });

  registerCall(app, contentCalls.serviceReviews).handledBy(({ db, params }) => reviewsOfService(db, params.id));
  registerCall(app, contentCalls.branchReviews).handledBy(({ db, params }) => reviewsOfBranch(db, params.id));
}

async function asked(db: Database, token: string, language: Language): Promise<ReviewQuestion> {
  const question = await readQuestion(db, token, language);
  if (!question) throw new ApiFailure(404, 'not_found');
  return question;
}
