import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { DocumentVersionSchema } from './company';

/**
 * The version of the personal-data policy that was agreed to. Optional: a client that is older than the question does not send it. One
 * that was never published is refused.
 */
export const ConsentSchema = Type.Optional(DocumentVersionSchema);

export const GivenConsentSchema = Type.Object({ consent: DocumentVersionSchema });
export type GivenConsent = Static<typeof GivenConsentSchema>;

/** A version that the customer has not agreed to yet; absent when there is nothing to ask. */
export const ConsentAskedSchema = Type.Optional(DocumentVersionSchema);

/** The customer has never agreed to any version of it, so nothing has changed for them. */
export const ConsentFirstSchema = Type.Optional(Type.Boolean());

export const consentCalls = {
  giveConsent: {
    host: 'main',
    method: 'POST',
    path: '/authentication/consent',
    summary: 'The signed-in customer agrees to the personal-data policy',
    private: true,
    body: GivenConsentSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;
