import { phoneForWire } from '../../../../contract/phone';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { phoneInSentence } from '../../../shared/ui/phoneInSentence';
import { CodeInstead } from './CodeInstead';
import { PasswordField } from './PasswordField';
import { StepForm, type StepProps } from './StepForm';
import { UsernameField } from './UsernameField';

export const PasswordStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      name="password"
      title={t('signIn.passwordTitle')}
      lead={t('signIn.passwordLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.enter')}
      submitting={t('signIn.entering')}
      onSubmit={calls.submitPassword}
      foot={<CodeInstead onAsk={calls.requestCodeInstead} />}
    >
      <UsernameField phone={flow.phone} />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
    </StepForm>
  );
};
