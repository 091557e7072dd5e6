import type { FastifyRequest } from 'fastify';
import type { Days } from '#contract/rules/bounds';
import type { Discount } from '#contract/rules/visits';
import type { Language } from '../language';
import { ApiFailure } from './errors';
import { errorTexts, fieldTexts } from './errorTexts';

const refused = (field: string, text: string): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { [field]: [text] } });

/** What a field names is not there, not theirs to name, or not named at all. */
export const refusedField = (
  field: string,
  language: Language,
  why: 'choice' | 'required' | 'signs' = 'choice',
): ApiFailure => refused(field, fieldTexts[why][language]);

export const refusedNumber = (
  field: string,
  language: Language,
  { why, limit }: { why: 'minimum' | 'maximum'; limit: number },
): ApiFailure => refused(field, fieldTexts[why][language].replace('{limit}', String(limit)));

/** More soʻm than there are to take them off, where the discount is what is written. */
export function requireTakeable(discount: Discount | null | undefined, from: number, language: Language): void {
  if (discount && 'sum' in discount && discount.sum > from)
    throw refused('discount', fieldTexts.discount[language].replace('{limit}', from.toLocaleString('ru')));
}

/** A time that is over. */
export const refusedTime = (field: string, language: Language): ApiFailure => refused(field, fieldTexts.past[language]);

/** A day outside of these. */
export const refusedDay = (field: string, language: Language, { min, max }: Days): ApiFailure =>
  refused(field, fieldTexts.days[language].replace('{min}', written(min)).replace('{max}', written(max)));

const written = (day: string): string => day.split('-').toReversed().join('.');

type Fields = Record<string, unknown>;

/**
 * Refuses a change that is based on older values, so that it does not overwrite a newer one.
 * @param stored the fields as they are now, read under a lock
 * @param change the fields to change; one that gets the stored value is no conflict
 * @param expected the fields as the client knew them; one that is left out is not compared
 * @param reply what the client is shown of what is stored
 * @throws ApiFailure 409 `edit_conflict`
 */
export function refuseEditConflict(
  { stored, change, expected = {} }: { stored: Fields; change: Fields; expected: Fields | undefined },
  reply: unknown,
): void {
  const isConflict = (field: string) =>
    change[field] !== undefined &&
    expected[field] !== undefined &&
    expected[field] !== stored[field] &&
    change[field] !== stored[field];
  if (Object.keys(expected).some(isConflict)) throw new ApiFailure(409, 'edit_conflict', { more: { stored: reply } });
}

/** Neither a password nor another proof of the customer was given. */
export function ownPasswordNeeded({ language }: FastifyRequest): ApiFailure {
  const text = errorTexts.own_password_needed[language];
  return new ApiFailure(422, 'own_password_needed', { errors: { password: [text] } });
}
