import type { Days } from '../../../contract/bounds';
import type { Discount } from '../../../contract/visits/money';
import { ApiFailure } from '../../http/errors';
import { fieldTexts } from '../../http/errorTexts';
import type { Language } from '../../http/language';

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
