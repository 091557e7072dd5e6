import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitResult } from '../lib/submitResult';
import { useSecondsLeft } from '../useSecondsLeft';
import { AskForCode } from './AskForCode';
import styles from './StepForm.module.css';
import { Wait } from './Wait';

export interface ResendCodeProps {
  /** In milliseconds since the epoch. */
  resendAt: number;
  onAsk: () => Promise<SubmitResult>;
}

/** The countdown; at zero the button that asks for another code (specification, section 4, 'Code step'). */
export const ResendCode = ({ resendAt, onAsk }: ResendCodeProps) => {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(resendAt);
  const [firstAt] = useState(resendAt);
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
        {resendAt !== firstAt && seconds > 0 && t('signIn.sentAgain')}
      </p>
    </>
  );
};
