import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { UnknownPolicy } from '../repositories/consents';
import { takeEnquiry, UnknownChoice } from '../repositories/enquiries';
import { IdempotencyConflict } from '../repositories/idempotency';
import { unknownPolicy } from './consent';
import { registerCall } from './register';

/** The enquiries of the appointment and purchase forms. */
export async function enquiryRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.sendEnquiry).handledBy(({ db, language, headers, body }) =>
    takeEnquiry(db, body, { key: headers['idempotency-key'], language }).catch((error: unknown) => {
      throw understood(error, language);
    }),
  );
}

function understood(error: unknown, language: Language): unknown {
  if (error instanceof IdempotencyConflict) return new ApiFailure(422, 'idempotency_conflict');
  if (error instanceof UnknownPolicy) return unknownPolicy(language);
  if (!(error instanceof UnknownChoice)) return error;
  return new ApiFailure(400, 'validation', { errors: { [error.field]: [fieldTexts.choice[language]] } });
}
