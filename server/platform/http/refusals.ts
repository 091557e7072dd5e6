import type { FastifyRequest } from 'fastify';
import type { Days } from '#contract/rules/bounds';
import type { Discount } from '#contract/rules/visits';
import type { Language } from '../language';
import { ApiFailure } from './errors';
import { errorTexts, fieldTexts } from './errorTexts';

const refused = (field: string, text: string): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { [field]: [text] } });

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

export function requireValidDiscount(discount: Discount | null | undefined, from: number, language: Language): void {
  if (discount && 'sum' in discount && discount.sum > from)
    throw refused('discount', fieldTexts.discount[language].replace('{limit}', from.toLocaleString('ru')));
}

export const refusedTime = (field: string, language: Language): ApiFailure => refused(field, fieldTexts.past[language]);

export const refusedClosed = (field: string, language: Language): ApiFailure =>
  refused(field, fieldTexts.closed[language]);

export const refusedDay = (field: string, language: Language, { min, max }: Days): ApiFailure =>
  refused(field, fieldTexts.days[language].replace('{min}', written(min)).replace('{max}', written(max)));

const written = (day: string): string => day.split('-').toReversed().join('.');

type Fields = Record<string, unknown>;

/**
 * Optimistic concurrency control: rejects a change based on outdated values.
 * @param stored current values, read under a lock
 * @param change new values; one equal to the stored value is no conflict
 * @param expected values that the client knew; omitted fields are not compared
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

export function ownPasswordNeeded({ language }: FastifyRequest): ApiFailure {
  const text = errorTexts.own_password_needed[language];
  return new ApiFailure(422, 'own_password_needed', { errors: { password: [text] } });
}
