import { useRobotCheck } from '#api/codes';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import type { PhoneCode } from './usePhoneCode';

export interface ResendCodeProps {
  phone: string;
  sms: PhoneCode;
}

/** The way to another code: at once when none went out, else when the time for it has come. */
export const ResendCode = ({ phone, sms: { problem, resendAt, isSending, sendCode } }: ResendCodeProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const seconds = useSecondsLeft(resendAt);
  const again = (
    <Button
      loading={isSending}
      loadingLabel={isRobotCheck ? t('signIn.notRobot') : t('signIn.sending')}
      onClick={() => void sendCode(phone)}
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
