import type { ApiProblem } from '../../../../api/problem';
import { useRobotCheck } from '../../../../api/robotCheck';
import { useSecondsLeft } from '../../../../shared/hooks/useSecondsLeft';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { Wait } from '../../../../shared/ui/feedback/Wait';

export interface ResendCodeProps {
  problem: ApiProblem | null;
  /** Milliseconds since 1970. */
  resendAt: number;
  isSending: boolean;
  onResend: () => void;
}

/** The way to another code: at once when none went out, else when the time for it has come. */
export const ResendCode = ({ problem, resendAt, isSending, onResend }: ResendCodeProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const seconds = useSecondsLeft(resendAt);
  const again = (
    <Button
      loading={isSending}
      loadingLabel={isRobotCheck ? t('signIn.notRobot') : t('signIn.sending')}
      onClick={onResend}
    >
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
  if (seconds === 0) return again;
  return (
    <p>
      <Wait label={t('signIn.sendAgainIn')} seconds={seconds} />
    </p>
  );
};
