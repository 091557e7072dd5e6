import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';
import { askedConsent, requirePublished, storeConsent, UnknownPolicy } from '../repositories/consents';
import { registerCall } from './register';

/** The customer agrees to a version of the personal-data policy that has come since. */
export async function consentRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.giveConsent).handledBy(async ({ db, body, language, request: { userId } }) => {
    if (userId === null) throw new ApiFailure(401, 'token_not_valid');
    await requireKnownPolicy(db, body.consent, language);
    await storeConsent(db, { userId, version: body.consent, language });
    return undefined;
  });
}

/** Refuses a version that was never published. Without one there is nothing to refuse: an older client did not ask. */
export async function requireKnownPolicy(db: Database, version: number | undefined, language: Language): Promise<void> {
  if (version === undefined) return;
  await requirePublished(db, version).catch((error: unknown) => {
    throw error instanceof UnknownPolicy ? unknownPolicy(language) : error;
  });
}

export const unknownPolicy = (language: Language): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { consent: [fieldTexts.policy[language]] } });

/** For the reply of a sign-in. */
export async function consentAsked(
  db: Database,
  userId: number,
): Promise<{ consent_asked?: number; consent_first?: boolean }> {
  const asked = await askedConsent(db, userId);
  return asked === null ? {} : { consent_asked: asked.version, ...(asked.isFirst && { consent_first: true }) };
}
