import { useTranslation } from '../../../shared/i18n/useTranslation';
import { formatPhone, phoneForWire } from '../../../shared/ui/phoneMask';
import { NewPasswordFields } from './NewPasswordFields';
import { StepForm, type StepProps } from './StepForm';

export const NewPasswordStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      name="newPassword"
      title={t('signIn.newPasswordTitle')}
      lead={t('signIn.newPasswordLead', { phone: formatPhone(phoneForWire(flow.phone)) })}
      submit={t('signIn.savePassword')}
      submitting={t('signIn.saving')}
      onSubmit={calls.submitNewPassword}
    >
      <NewPasswordFields phone={flow.phone} />
    </StepForm>
  );
};
