import { useField } from 'formik';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ChoiceField } from '../../../shared/ui/ChoiceField';
import { DateField } from '../../../shared/ui/DateField';
import type { StepValues } from '../lib/stepValues';

type Person = StepValues['registration'];

/** Birth date and gender. */
export const PersonFields = () => {
  const { t } = useTranslation();
  const [birthdate, birthdateMeta, birthdateHelpers] = useField<Person['birthdate']>('birthdate');
  const [gender, genderMeta, genderHelpers] = useField<Person['gender']>('gender');
  const genders = [
    { value: 'M', label: t('signIn.man') },
    { value: 'F', label: t('signIn.woman') },
  ] as const;
  return (
    <>
      <DateField
        name="birthdate"
        label={t('signIn.birthdate')}
        value={birthdate.value}
        onChange={(value) => void birthdateHelpers.setValue(value)}
        onBlur={() => void birthdateHelpers.setTouched(true)}
        error={birthdateMeta.touched ? birthdateMeta.error : undefined}
        autoComplete="bday"
      />
      <ChoiceField
        name="gender"
        label={t('signIn.gender')}
        options={genders}
        value={gender.value}
        onChange={(value) => void genderHelpers.setValue(value)}
        onBlur={() => void genderHelpers.setTouched(true)}
        error={genderMeta.touched ? genderMeta.error : undefined}
      />
    </>
  );
};
