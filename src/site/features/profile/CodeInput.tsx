import type { Ref } from 'react';
import { useRobotCheck } from '#api/codes';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import type { PhoneCode } from './usePhoneCode';

export const CodeInput = ({ sms, ref, label }: { sms: PhoneCode; ref: Ref<HTMLInputElement>; label?: string }) => {
  const { t } = useTranslation();
  return (
    <FieldFrame label={label ?? t('signIn.code')} error={sms.mistake}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={sms.code}
          onChange={({ currentTarget }) => sms.typeCode(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
};

export interface CodeStatusProps {
  phone: string;
  sms: PhoneCode;
  proven?: string | null;
}

export const CodeStatus = ({ phone, sms: { isSending, problem }, proven }: CodeStatusProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const number = phoneInSentence(phone);
  // Rate-limited: an earlier code may still be valid.
  const isTooSoon = problem?.retryAfter !== undefined;
  const lead = isTooSoon ? t('personal.codeEarlier', { phone: number }) : t('signIn.codeLead', { phone: number });
  const sending = isRobotCheck ? t('signIn.notRobot') : t('personal.sendingCode', { phone: number });
  const sent = isSending ? sending : (!problem || isTooSoon) && lead;
  return <p role="status">{proven ?? sent}</p>;
};

export interface ResendCodeProps {
  phone: string;
  sms: PhoneCode;
}

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
