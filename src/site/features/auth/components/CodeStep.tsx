import { phoneForWire } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import type { CodeStepState } from '../authFlowSlice';
import { CodeField } from './CodeField';
import { ResendCode } from './ResendCode';
import { StepForm, type StepProps } from './StepForm';
import styles from './StepForm.module.css';

export interface CodeStepProps extends StepProps {
  step: CodeStepState;
}

export const CodeStep = ({ step, flow, calls, ...rest }: CodeStepProps) => {
  const { t } = useTranslation();
  const phone = phoneInSentence(phoneForWire(flow.phone));
  return (
    <StepForm
      {...rest}
      name="code"
      title={t('signIn.codeTitle')}
      lead={step.isEarlier ? t('signIn.codeEarlierLead', { phone }) : t('signIn.codeLead', { phone })}
      submit={t('signIn.continue')}
      submitting={t('signIn.checking')}
      onSubmit={calls.submitCode}
      foot={<ResendCode step={step} onAsk={calls.requestCodeAgain} />}
    >
      <div className={styles.status} role="alert">
        {step.refused && (
          <Notice tone="danger">{step.refused === 'wrong' ? t('signIn.codeWrong') : t('signIn.codeUsed')}</Notice>
        )}
      </div>
      <CodeField name="code" label={t('signIn.code')} asked={step.asked} isCleared={!step.isEarlier} />
    </StepForm>
  );
};
