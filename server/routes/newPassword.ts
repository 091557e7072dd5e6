import { type Owner, weaknessOf } from '../accounts/weakPasswords';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import type { Language } from '../http/language';

/** Refuses a password that is being made and would be guessed among the first; says so of the field `password`. */
export function requireStrongPassword(password: string, owner: Owner, language: Language): void {
  const weakness = weaknessOf(password, owner);
  if (!weakness) return;
  const text = fieldTexts[weakness === 'common' ? 'passwordCommon' : 'passwordOwn'][language];
  throw new ApiFailure(400, 'validation', { errors: { password: [text] } });
}
