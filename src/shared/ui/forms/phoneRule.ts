import type { TFunction } from 'i18next';
import { string } from 'yup';
import { isLandline, readPhone } from '#contract/rules/phone';
import { phoneInSentence } from '../text/phoneInSentence';

/** Names the number as it was read. */
export const phoneQuestion = (t: TFunction, { digits, isCodeUnknown }: { digits: string; isCodeUnknown: boolean }) => {
  const phone = phoneInSentence(digits);
  return isCodeUnknown
    ? t('forms.phoneCodeUnknown', { code: digits.slice(0, 2), phone })
    : t('forms.phoneIsIt', { phone });
};

const mistakeOf = (t: TFunction, value: string): string | undefined => {
  const reading = readPhone(value);
  if (reading.kind === 'number') return undefined;
  if (reading.kind === 'asked') return phoneQuestion(t, reading);
  if (reading.kind === 'foreign') return t('forms.phoneForeign');
  return reading.kind === 'tooMany' ? t('forms.phoneTooLong') : t('forms.phoneIncomplete');
};

/** Of every form's schema: a whole Uzbek number (docs/spec/forms.md#rules-of-the-fields), which the visitor has vouched for where it was asked about. */
export const phoneRule = (t: TFunction) =>
  string()
    .required(t('forms.phoneIncomplete'))
    .test('phone', (value, { createError }) => {
      const message = mistakeOf(t, value);
      return message === undefined || createError({ message });
    });

/** The same where an SMS goes to the phone (docs/spec/forms.md#rules-of-the-fields). `known` is a phone that gets no code, because it is the customer's own. */
export const smsPhoneRule = (t: TFunction, known?: string) =>
  phoneRule(t).test(
    'mobile',
    t('forms.phoneLandline'),
    (value) => value === known || readPhone(value).kind !== 'number' || !isLandline(value),
  );
