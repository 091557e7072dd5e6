import type { TFunction } from 'i18next';
import type { CodeEnd } from '#contract/signIn';

/** Returns the message for a rejected SMS code. Some servers give no reason for the rejection. */
export const codeRefusal = (t: TFunction, end: CodeEnd | undefined): string => {
  if (end === 'code_ended') return t('signIn.codeEnded');
  if (end === 'code_expired') return t('signIn.codeExpired');
  return end === 'code_used' ? t('signIn.codeTaken') : t('signIn.codeWrong');
};
