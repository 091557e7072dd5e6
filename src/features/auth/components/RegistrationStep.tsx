import { NAME_MAX_LENGTH } from '../../../../contract/limits';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Field } from '../../../shared/ui/Field';
import { phoneInSentence } from '../../../shared/ui/phoneInSentence';
import { phoneForWire } from '../../../shared/ui/phoneMask';
import { NewPasswordFields } from './NewPasswordFields';
import { PersonFields } from './PersonFields';
import { StepForm, type StepProps } from './StepForm';

export const RegistrationStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      name="registration"
      title={t('signIn.registrationTitle')}
      lead={t('signIn.registrationLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.register')}
      submitting={t('signIn.registering')}
      onSubmit={calls.submitRegistration}
    >
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
      <PersonFields />
      <NewPasswordFields phone={flow.phone} />
    </StepForm>
  );
};
