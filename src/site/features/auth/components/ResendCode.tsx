import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Wait } from '#shared/ui/feedback/Wait';
import type { CodeStepState } from '../authFlowSlice';
import type { SubmitResult } from '../lib/submitResult';
import { AskForCode } from './AskForCode';
import styles from './StepForm.module.css';

export interface ResendCodeProps {
  step: CodeStepState;
  onAsk: () => Promise<SubmitResult>;
}

/** The countdown; at zero the button that asks for another code (docs/spec/account.md#code-step). */
export const ResendCode = ({ step, onAsk }: ResendCodeProps) => {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(step.resendAt);
  return (
    <>
      {seconds > 0 ? (
        <p className={styles.wait}>
          <Wait label={t('signIn.sendAgainIn')} seconds={seconds} />
        </p>
      ) : (
        <AskForCode label={t('signIn.sendAgain')} onAsk={onAsk} />
      )}
      <p className={styles.sent} role="status">
        {step.asked > 0 && seconds > 0 && (step.isEarlier ? t('signIn.tooMany') : t('signIn.sentAgain'))}
      </p>
    </>
  );
};
