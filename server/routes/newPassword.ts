import type { FastifyRequest } from 'fastify';
import { type Owner, weaknessOf } from '../accounts/weakPasswords';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import { DEMO_PASSWORD } from '../seed/content/customers';

/** Refuses a password that is being made and would be guessed among the first; says so of the field `password`. */
export function requireStrongPassword(password: string, owner: Owner, { server, language }: FastifyRequest): void {
  // The one that the README gives to a demo's visitors.
  if (server.config.mode === 'demo' && password === DEMO_PASSWORD) return;
  const weakness = weaknessOf(password, owner);
  if (!weakness) return;
  const text = fieldTexts[weakness === 'common' ? 'passwordCommon' : 'passwordOwn'][language];
  throw new ApiFailure(400, 'validation', { errors: { password: [text] } });
}
