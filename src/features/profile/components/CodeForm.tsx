import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH } from '../../../../contract/limits';
import { useCheckCodeMutation } from '../../../api/endpoints/codes';
import type { ApiProblem } from '../../../api/problem';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { codeRefusal } from '../../../shared/lib/codeRefusal';
import { FieldFrame } from '../../../shared/ui/FieldFrame';
import { phoneInSentence } from '../../../shared/ui/phoneInSentence';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import type { PhoneProof } from '../usePhoneProof';
import styles from './CodeForm.module.css';
import { ResendCode } from './ResendCode';

export interface CodeFormProps {
  phone: string;
  isSending: boolean;
  /** Why no code went out. */
  problem: ApiProblem | null;
  resendAt: number;
  sendCode: (phone: string) => Promise<void>;
  onProved: (proof: PhoneProof) => void;
}

/** Six digits out of an SMS. What is wrong with them is said at the field. */
export const CodeForm = ({ phone, isSending, problem, resendAt, sendCode, onProved }: CodeFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [check, { isLoading: isChecking }] = useCheckCodeMutation();
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Later than the dialog, which gives the focus to its first control when it opens.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || code.length !== CODE_LENGTH) return;
    const { data, error } = await check({ lang, phone, code });
    if (data?.is_correct) {
      onProved({ phone, token: data.verification_token });
      return;
    }
    const { kind, detail } = (error ?? {}) as Partial<ApiProblem>;
    const failed = kind === 'tooMany' && detail ? detail : t('signIn.failed');
    setMistake(error ? failed : codeRefusal(t, data?.code));
    input.current?.focus();
  };

  // What was wrong with the last code is of no use beside the next.
  const again = () => {
    setMistake(undefined);
    void sendCode(phone);
  };

  const number = phoneInSentence(phone);
  // Too soon for another code: an earlier one may still be good.
  const isTooSoon = problem?.retryAfter !== undefined;
  const lead = isTooSoon ? t('personal.codeEarlier', { phone: number }) : t('signIn.codeLead', { phone: number });
  return (
    // oxlint-disable-next-line typescript/no-misused-promises -- it never rejects
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{isSending ? t('personal.sendingCode', { phone: number }) : (!problem || isTooSoon) && lead}</p>
      <FieldFrame label={t('signIn.code')} error={mistake}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH));
              setMistake(undefined);
            }}
          />
        )}
      </FieldFrame>
      <SubmitButton
        block
        unfinished={{ toFillIn: code.length === CODE_LENGTH ? [] : [t('signIn.code')], toCheck: [] }}
        loading={isChecking}
        loadingLabel={t('signIn.checking')}
      >
        {t('personal.proofSave')}
      </SubmitButton>
      <ResendCode problem={problem} resendAt={resendAt} isSending={isSending} onResend={again} />
    </form>
  );
};
