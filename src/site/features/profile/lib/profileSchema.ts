import type { TFunction } from 'i18next';
import { type ObjectSchema, object, string } from 'yup';
import { dateAt } from '#contract/rules/clock';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { smsPhoneRule } from '#shared/ui/forms/phoneRule';
import { isDay, isDayUpTo } from '#shared/ui/forms/typedDate';
import type { ProfileValues } from './profileValues';

/** Everything is required (docs/spec/forms.md#rules-of-the-fields); the texts are those of the language on the screen. */
export const profileSchema = (t: TFunction, ownPhone?: string): ObjectSchema<ProfileValues> => {
  const name = () =>
    string()
      .trim()
      .required(t('forms.required'))
      .max(NAME_MAX_LENGTH, t('forms.tooLong', { max: NAME_MAX_LENGTH }));
  return object({
    first_name: name(),
    last_name: name(),
    username: smsPhoneRule(t, ownPhone),
    birthdate: string()
      .required(t('forms.required'))
      .test('day', t('signIn.birthdateFormat'), isDay)
      .test('range', t('signIn.birthdateWrong'), (value) => isDayUpTo(value, dateAt())),
    gender: string<'M' | 'F'>().required(t('signIn.chooseGender')).oneOf(['M', 'F'], t('signIn.chooseGender')),
  });
};
