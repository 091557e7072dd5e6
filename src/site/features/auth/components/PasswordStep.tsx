import { phoneForWire } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import type { MadeBefore } from '../authFlowSlice';
import { CodeInstead } from './CodeInstead';
import { StepForm, type StepProps } from './StepForm';
import styles from './StepForm.module.css';
import { UsernameField } from './UsernameField';

export interface PasswordStepProps extends StepProps {
  madeBefore: MadeBefore | null;
}

export const PasswordStep = ({ madeBefore, flow, calls, ...rest }: PasswordStepProps) => {
  const { t } = useTranslation();
  const phone = phoneInSentence(phoneForWire(flow.phone));
  return (
    <StepForm
      {...rest}
      name="password"
      title={t('signIn.passwordTitle')}
      lead={t('signIn.passwordLead', { phone })}
      submit={t('signIn.enter')}
      submitting={t('signIn.entering')}
      onSubmit={calls.submitPassword}
      foot={<CodeInstead onAsk={calls.requestCodeInstead} />}
    >
      <div className={styles.status} role="alert">
        {madeBefore === 'registration' && (
          <Notice title={t('signIn.registeredBefore', { phone })}>{t('signIn.registeredBeforeText')}</Notice>
        )}
        {madeBefore === 'newPassword' && (
          <Notice title={t('signIn.passwordBefore')}>{t('signIn.passwordBeforeText')}</Notice>
        )}
      </div>
      <UsernameField phone={flow.phone} />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
    </StepForm>
  );
};
