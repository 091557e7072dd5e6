import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH } from '../../../../../contract/limits';
import { useCheckCodeMutation } from '../../../../api/endpoints/codes';
import type { ApiProblem } from '../../../../api/problem';
import { useRobotCheck } from '../../../../api/robotCheck';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { codeRefusal } from '../../../../shared/lib/codeRefusal';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { PasswordInput } from '../../../../shared/ui/forms/PasswordField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { phoneInSentence } from '../../../../shared/ui/text/phoneInSentence';
import type { Asked } from '../usePhoneProof';
import styles from './CodeForm.module.css';
import { ResendCode } from './ResendCode';

export interface CodeFormProps {
  asked: Asked;
  isSending: boolean;
  /** Why no code went out. */
  problem: ApiProblem | null;
  resendAt: number;
  sendCode: (phone: string) => Promise<void>;
}

/** Six digits out of an SMS, and the password. What is wrong with them is said at the field. */
export const CodeForm = ({ asked, isSending, problem, resendAt, sendCode }: CodeFormProps) => {
  const { phone, proven, refused, isSaving, settle } = asked;
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const lang = useLanguage();
  const [check, { isLoading: isChecking }] = useCheckCodeMutation();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<string | undefined>();
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Later than the dialog, which gives the focus to its first control when it opens.
    const frame = requestAnimationFrame(() => (refused ? passwordInput : codeInput).current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || isSaving || password === '') return;
    if (proven) return settle({ ...proven, password });
    if (code.length !== CODE_LENGTH) return;
    const { data, error } = await check({ lang, phone, code });
    if (data?.is_correct) {
      settle({ phone, token: data.verification_token, password });
      return;
    }
    const { kind, detail } = (error ?? {}) as Partial<ApiProblem>;
    const failed = kind === 'tooMany' && detail ? detail : t('signIn.failed');
    setMistake(error ? failed : codeRefusal(t, data?.code));
    codeInput.current?.focus();
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
  const sending = isRobotCheck ? t('signIn.notRobot') : t('personal.sendingCode', { phone: number });
  const sent = isSending ? sending : (!problem || isTooSoon) && lead;
  const toFillIn = [
    ...(proven || code.length === CODE_LENGTH ? [] : [t('signIn.code')]),
    ...(password === '' ? [t('personal.ownPassword')] : []),
  ];
  return (
    // oxlint-disable-next-line typescript/no-misused-promises -- it never rejects
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{proven ? t('personal.proofDone', { phone: number }) : sent}</p>
      {!proven && (
        <FieldFrame label={t('signIn.code')} error={mistake}>
          {(control) => (
            <input
              {...control}
              ref={codeInput}
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
      )}
      <PasswordInput
        ref={passwordInput}
        name="password"
        label={t('personal.ownPassword')}
        hint={t('personal.ownPasswordHint')}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={refused?.password === password ? refused.text : undefined}
      />
      <SubmitButton
        block
        unfinished={{ toFillIn, toCheck: [] }}
        loading={isChecking || isSaving}
        loadingLabel={isSaving ? t('personal.saving') : t('signIn.checking')}
      >
        {t('personal.proofSave')}
      </SubmitButton>
      {!proven && <ResendCode problem={problem} resendAt={resendAt} isSending={isSending} onResend={again} />}
    </form>
  );
};
