import { ApiFailure } from '../../http/errors';
import { fieldTexts } from '../../http/errorTexts';
import type { Language } from '../../http/language';

/** What a field names is not there, not theirs to name, or not named at all. */
export const refusedField = (field: string, language: Language, why: 'choice' | 'required' = 'choice'): ApiFailure =>
  new ApiFailure(400, 'validation', { errors: { [field]: [fieldTexts[why][language]] } });
