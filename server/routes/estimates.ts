import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import type { Estimate } from '../../contract/estimates';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { answerEstimate, readEstimate } from '../repositories/estimates';
import { IdempotencyConflict } from '../repositories/idempotency';
import { registerCall } from './register';

/** The estimate of a visit for whoever has its link. */
export async function estimateRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.estimate).handledBy(({ db, params, language }) => found(db, params.token, language));

  registerCall(app, accountCalls.answerEstimate).handledBy(async ({ db, params, headers, body, language, request }) => {
    const { token } = params;
    try {
      const key = headers['idempotency-key'];
      const isKnown = await answerEstimate(db, { token, answer: body, key, requestId: request.id });
      if (!isKnown) throw new ApiFailure(404, 'not_found');
    } catch (error) {
      if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
      if (!(error instanceof ApiFailure) || error.statusCode !== 409) throw error;
      throw new ApiFailure(409, error.code, { more: { estimate: await found(db, token, language) } });
    }
    return found(db, token, language);
  });
}

async function found(db: Database, token: string, language: Language): Promise<Estimate> {
  const estimate = await readEstimate(db, token, language);
  if (!estimate) throw new ApiFailure(404, 'not_found');
  return estimate;
}
