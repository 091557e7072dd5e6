import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Gender } from '#contract/account';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';
import { Field } from './Field';

interface PersonValues {
  birthdate: string;
  gender: Gender | '';
}

/** Formik fields for name, birth date and gender. `children` appear after the names. */
export const PersonFields = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<PersonValues>();
  const genders = [
    { value: 'M', label: t('signIn.man') },
    { value: 'F', label: t('signIn.woman') },
  ] as const;
  return (
    <>
      <Field name="first_name" label={t('signIn.firstName')} autoComplete="given-name" limit={NAME_MAX_LENGTH} />
      <Field name="last_name" label={t('signIn.lastName')} autoComplete="family-name" limit={NAME_MAX_LENGTH} />
      {children}
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
