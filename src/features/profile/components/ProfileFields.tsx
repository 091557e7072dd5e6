import { useFormikContext } from 'formik';
import { NAME_MAX_LENGTH } from '../../../../contract/limits';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ChoiceField } from '../../../shared/ui/ChoiceField';
import { DateField } from '../../../shared/ui/DateField';
import { Field } from '../../../shared/ui/Field';
import { PhoneField } from '../../../shared/ui/PhoneField';
import type { ProfileValues } from '../lib/profileValues';

export const ProfileFields = () => {
  const { t } = useTranslation();
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<ProfileValues>();
  const genders = [
    { value: 'M', label: t('signIn.man') },
    { value: 'F', label: t('signIn.woman') },
  ] as const;
  return (
    <>
      <Field
        name="first_name"
        label={t('signIn.firstName')}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      <Field
        name="last_name"
        label={t('signIn.lastName')}
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      <PhoneField name="username" label={t('personal.phone')} hint={t('personal.phoneHint')} />
      <DateField
        name="birthdate"
        label={t('signIn.birthdate')}
        autoComplete="bday"
        value={values.birthdate}
        onChange={(value) => void setFieldValue('birthdate', value)}
        onBlur={() => void setFieldTouched('birthdate')}
        error={touched.birthdate ? errors.birthdate : undefined}
      />
      <ChoiceField
        name="gender"
        label={t('signIn.gender')}
        options={genders}
        value={values.gender}
        onChange={(value) => void setFieldValue('gender', value)}
        onBlur={() => void setFieldTouched('gender')}
        error={touched.gender ? errors.gender : undefined}
      />
    </>
  );
};
