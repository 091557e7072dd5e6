import type { TFunction } from 'i18next';
import { type ObjectSchema, object, ref, string } from 'yup';
import { dateAt } from '#contract/rules/clock';
import { CODE_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { consentRule } from '#shared/ui/forms/consentRule';
import { smsPhoneRule } from '#shared/ui/forms/phoneRule';
import { isDay, isDayUpTo } from '#shared/ui/forms/typedDate';
import type { StepName, StepValues } from './stepValues';

const password = (t: TFunction) =>
  string()
    .required(t('forms.required'))
    .min(PASSWORD_MIN_LENGTH, t('signIn.passwordShort', { min: PASSWORD_MIN_LENGTH }))
    .max(PASSWORD_MAX_LENGTH, t('forms.tooLong', { max: PASSWORD_MAX_LENGTH }));

const newPasswords = (t: TFunction) => ({
  password: password(t),
  repeat: string()
    .required(t('forms.required'))
    .oneOf([ref('password')], t('signIn.passwordsDiffer')),
});

const personName = (t: TFunction) =>
  string()
    .trim()
    .required(t('forms.required'))
    .max(NAME_MAX_LENGTH, t('forms.tooLong', { max: NAME_MAX_LENGTH }));

/** The rules of every step (docs/spec/forms.md#rules-of-the-fields); the texts are those of the language on the screen. */
export const stepSchemas: {
  [Name in StepName]: (t: TFunction, asksConsent: boolean) => ObjectSchema<StepValues[Name]>;
} = {
  phone: (t) => object({ phone: smsPhoneRule(t) }),
  password: (t) => object({ password: password(t) }),
  code: (t) => object({ code: string().required(t('forms.required')).length(CODE_LENGTH, t('signIn.codeShort')) }),
  newPassword: (t) => object(newPasswords(t)),
  registration: (t, asksConsent) =>
    object({
      first_name: personName(t),
      last_name: personName(t),
      birthdate: string()
        .required(t('forms.required'))
        .test('day', t('signIn.birthdateFormat'), isDay)
        .test('range', t('signIn.birthdateWrong'), (value) => isDayUpTo(value, dateAt())),
      gender: string<'M' | 'F'>().oneOf(['M', 'F'], t('signIn.chooseGender')).required(t('signIn.chooseGender')),
      ...newPasswords(t),
      consent: consentRule(t, asksConsent),
    }),
};
