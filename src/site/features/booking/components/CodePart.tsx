import { useEffect, useRef } from 'react';
import { useRobotCheck } from '#api/robotCheck';
import { CODE_LENGTH } from '#contract/rules/limits';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Wait } from '#shared/ui/feedback/Wait';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import type { PhoneProof } from '../hooks/useProof';
import styles from './Details.module.css';

export interface CodePartProps {
  sms: PhoneProof;
  phone: string;
  /** All digits are there: nobody has to press anything more. */
  onWhole: (code: string) => void;
}

/** The six digits out of the SMS, which comes into the form once it was sent, now or a moment ago; it takes the focus. */
export const CodePart = ({ sms, phone, onWhole }: CodePartProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const input = useRef<HTMLInputElement>(null);
  const seconds = useSecondsLeft(sms.resendAt);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.code}>
      <p role="status">
        {t(sms.isEarlier ? 'booking.codeEarlier' : 'signIn.codeLead', { phone: phoneInSentence(phone) })}
      </p>
      <FieldFrame label={t('signIn.code')} error={sms.mistake}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={sms.code}
            onChange={({ currentTarget: { value } }) => {
              sms.typeCode(value);
              const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
              if (digits.length === CODE_LENGTH && digits !== sms.code) onWhole(digits);
            }}
          />
        )}
      </FieldFrame>
      {seconds > 0 ? (
        <p className={styles.wait}>
          <Wait label={t('signIn.sendAgainIn')} seconds={seconds} />
        </p>
      ) : (
        <Button
          loading={sms.isSending}
          loadingLabel={isRobotCheck ? t('signIn.notRobot') : t('signIn.sending')}
          onClick={() => void sms.sendCode(phone).then(() => input.current?.focus())}
        >
          {t('signIn.sendAgain')}
        </Button>
      )}
    </div>
  );
};
