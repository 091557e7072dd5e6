import { phoneForWire } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import { NewPasswordFields } from './NewPasswordFields';
import { StepForm, type StepProps } from './StepForm';

export const NewPasswordStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      name="newPassword"
      title={t('signIn.newPasswordTitle')}
      lead={t('signIn.newPasswordLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.savePassword')}
      submitting={t('signIn.saving')}
      onSubmit={calls.submitNewPassword}
    >
      <NewPasswordFields phone={flow.phone} />
    </StepForm>
  );
};
