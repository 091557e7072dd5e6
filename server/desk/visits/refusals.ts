import type { Days } from '../../../contract/bounds';
import { ApiFailure } from '../../http/errors';
import { fieldTexts } from '../../http/errorTexts';
import type { Language } from '../../http/language';

const refused = (field: string, text: string): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { [field]: [text] } });

/** What a field names is not there, not theirs to name, or not named at all. */
export const refusedField = (field: string, language: Language, why: 'choice' | 'required' = 'choice'): ApiFailure =>
  refused(field, fieldTexts[why][language]);

export const refusedNumber = (
  field: string,
  language: Language,
  { why, limit }: { why: 'minimum' | 'maximum'; limit: number },
): ApiFailure => refused(field, fieldTexts[why][language].replace('{limit}', String(limit)));

/** A day outside of these. */
export const refusedDay = (field: string, language: Language, { min, max }: Days): ApiFailure =>
  refused(field, fieldTexts.days[language].replace('{min}', written(min)).replace('{max}', written(max)));

const written = (day: string): string => day.split('-').toReversed().join('.');
