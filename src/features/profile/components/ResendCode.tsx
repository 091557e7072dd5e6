import { useEffect, useState } from 'react';
import type { ApiProblem } from '../../../api/problem';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';

export interface ResendCodeProps {
  problem: ApiProblem | null;
  /** Milliseconds since 1970. */
  resendAt: number;
  isSending: boolean;
  onResend: () => void;
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** '59', and '9:05' from a minute on. */
const clock = (seconds: number) =>
  seconds < 60 ? seconds : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The way to another code: at once when none went out, else when the time for it has come. */
export const ResendCode = ({ problem, resendAt, isSending, onResend }: ResendCodeProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(() => secondsUntil(resendAt));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(resendAt));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [resendAt]);

  const again = (
    <Button loading={isSending} loadingLabel={t('signIn.sending')} onClick={onResend}>
      {t('signIn.sendAgain')}
    </Button>
  );
  if (problem && problem.retryAfter === undefined) {
    return (
      <div role="alert">
        <Notice tone="danger" action={again}>
          {problem.detail ?? t('personal.codeNotSent')}
        </Notice>
      </div>
    );
  }
  if (resendAt === 0) return null;
  if (left === 0) return again;
  return (
    <p role="timer" aria-live="off">
      {t('signIn.sendAgainIn')} {clock(left)}
    </p>
  );
};
