import { useMemo } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import { phoneForWire } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { PersonFields } from '#shared/ui/forms/PersonFields';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import { registrationDraft } from '../lib/persistedFlow';
import { NewPasswordFields } from './NewPasswordFields';
import { StepForm, type StepProps } from './StepForm';

export const RegistrationStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const draft = useMemo(() => registrationDraft(flow.phone), [flow.phone]);
  return (
    <StepForm
      {...rest}
      name="registration"
      title={t('signIn.registrationTitle')}
      lead={t('signIn.registrationLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.register')}
      submitting={t('signIn.registering')}
      onSubmit={calls.submitRegistration}
      draft={draft}
    >
      <PersonFields />
      <NewPasswordFields phone={flow.phone} />
      {asksConsent && <ConsentField />}
    </StepForm>
  );
};
