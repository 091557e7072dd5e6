import { and, eq, gte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls';
import { POLICY_SLUG } from '#contract/rules/pages';
import type { Database } from '../platform/db/database';
import { consents, documents } from '../platform/db/schema/content';
import { ApiFailure } from '../platform/http/errors';
import { fieldTexts } from '../platform/http/errorTexts';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';

export class UnknownPolicy extends Error {
  override name = 'UnknownPolicy';
}

/**
 * Accepts also earlier policy versions, which may still be open in a browser.
 * @throws UnknownPolicy for an unpublished version
 */
export async function requirePublished(db: Database, version: number): Promise<void> {
  const published = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.slug, POLICY_SLUG), gte(documents.version, version)));
  if (published.length === 0) throw new UnknownPolicy();
}

export type Consent = { userId: number; version: number; language: Language };

/** Stores an acceptance of a policy version. Repeating it changes nothing. */
export async function storeConsent(db: Database, consent: Consent): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing();
}

/** Returns the policy version that a customer must still accept, or null. `isFirst`: none was accepted before. */
export async function requiredConsent(
  db: Database,
  userId: number,
): Promise<{ version: number; isFirst: boolean } | null> {
  const own = sql`select from ${consents} given where given.user_id = ${userId}`;
  const [required] = await db
    .select({ version: documents.version, isFirst: sql<boolean>`not exists (${own})` })
    .from(documents)
    .where(and(eq(documents.slug, POLICY_SLUG), sql`not exists (${own} and given.version >= ${documents.version})`));
  return required ?? null;
}

export async function consentRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.giveConsent).handledBy(async ({ db, body, language, request: { userId } }) => {
    if (userId === null) throw new ApiFailure(401, 'token_not_valid');
    await requireKnownPolicy(db, body.consent, language);
    await storeConsent(db, { userId, version: body.consent, language });
    return undefined;
  });
}

/** Rejects an unpublished policy version with 400. Older clients send none. */
export async function requireKnownPolicy(db: Database, version: number | undefined, language: Language): Promise<void> {
  if (version === undefined) return;
  await requirePublished(db, version).catch((error: unknown) => {
    throw error instanceof UnknownPolicy ? unknownPolicy(language) : error;
  });
}

export const unknownPolicy = (language: Language): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { consent: [fieldTexts.policy[language]] } });

/** Returns the reply fields that ask a customer to accept the current policy; empty if nothing must be accepted. */
export async function consentFields(
  db: Database,
  userId: number,
): Promise<{ consent_asked?: number; consent_first?: boolean }> {
  const required = await requiredConsent(db, userId);
  return required === null ? {} : { consent_asked: required.version, ...(required.isFirst && { consent_first: true }) };
}
