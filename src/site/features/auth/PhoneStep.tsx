import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { phoneForWire } from '#contract/rules/phone';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import type { AuthMode } from './authFlowSlice';
import { phoneDraft } from './persistedFlow';
import { StepForm, type StepProps } from './StepForm';
import styles from './StepForm.module.css';
import type { StepValues } from './useAuthCalls';

export interface PhoneStepProps extends StepProps {
  mode: AuthMode;
  isUnknown: boolean;
}

const UnknownPhone = ({ phone }: { phone: string }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { values } = useFormikContext<StepValues['phone']>();
  if (values.phone !== phone) return null;
  return (
    <Notice
      title={t('signIn.notRegistered')}
      action={<ButtonLink to={paths.signUp()}>{t('signIn.register')}</ButtonLink>}
    >
      {t('signIn.notRegisteredText', { phone: phoneInSentence(phoneForWire(phone)) })}
    </Notice>
  );
};

export const PhoneStep = ({ mode, isUnknown, flow, calls, drafts, takesFocus, onBack }: PhoneStepProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const isSignIn = mode === 'signIn';
  const draft = useMemo(() => phoneDraft(mode), [mode]);
  const submitPhone: typeof calls.submitPhone = (values) => {
    // Input for one account must not appear for another.
    if (values.phone !== flow.phone) drafts.forget('password', 'code', 'newPassword');
    return calls.submitPhone(values);
  };
  return (
    <StepForm
      name="phone"
      title={isSignIn ? t('signIn.signInTitle') : t('signIn.signUpTitle')}
      lead={isSignIn ? t('signIn.signInLead') : t('signIn.signUpLead')}
      submit={t('signIn.continue')}
      submitting={t('signIn.checking')}
      drafts={drafts}
      takesFocus={takesFocus}
      onBack={onBack}
      onSubmit={submitPhone}
      draft={draft}
      foot={
        <p>
          <span>{`${isSignIn ? t('signIn.notRegisteredYet') : t('signIn.registeredAlready')} `}</span>
          <Link to={isSignIn ? paths.signUp() : paths.signIn()}>
            {isSignIn ? t('signIn.register') : t('signIn.enter')}
          </Link>
        </p>
      }
    >
      <PhoneField name="phone" label={t('forms.phone')} autoComplete={isSignIn ? 'username' : 'tel'} />
      <div className={styles.status} role="status">
        {isUnknown && <UnknownPhone phone={flow.phone} />}
      </div>
      <noscript>
        <p>{t('signIn.noScript')}</p>
      </noscript>
    </StepForm>
  );
};
