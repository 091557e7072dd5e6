import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { IdempotencyConflict } from '../repositories/idempotency';
import { takeRequest, UnknownChoice } from '../repositories/requests';
import { registerCall } from './register';

/** Appointment and purchase requests. */
export async function requestRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.sendRequest).handledBy(({ db, language, headers, body }) =>
    takeRequest(db, body, headers['idempotency-key']).catch((error: unknown) => {
      throw understood(error, language);
    }),
  );
}

function understood(error: unknown, language: Language): unknown {
  if (error instanceof IdempotencyConflict) return new ApiFailure(422, 'idempotency_conflict');
  if (!(error instanceof UnknownChoice)) return error;
  return new ApiFailure(400, 'validation', { errors: { [error.field]: [fieldTexts.choice[language]] } });
}
