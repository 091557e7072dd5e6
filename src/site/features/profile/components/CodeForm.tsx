import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { PasswordInput } from '../../../../shared/ui/forms/PasswordField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { phoneInSentence } from '../../../../shared/ui/text/phoneInSentence';
import type { PhoneCode } from '../hooks/usePhoneCode';
import type { Asked } from '../hooks/usePhoneProof';
import styles from './CodeForm.module.css';
import { CodeInput } from './CodeInput';
import { CodeStatus } from './CodeStatus';
import { ResendCode } from './ResendCode';

export interface CodeFormProps {
  asked: Asked;
  sms: PhoneCode;
}

/** Six digits out of an SMS, and the password. What is wrong with them is said at the field. */
export const CodeForm = ({ asked, sms }: CodeFormProps) => {
  const { phone, proven, refused, isSaving, settle } = asked;
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Later than the dialog, which gives the focus to its first control when it opens.
    const frame = requestAnimationFrame(() => (refused ? passwordInput : codeInput).current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sms.isChecking || isSaving || password === '') return;
    if (proven) return settle({ ...proven, password });
    if (!sms.isWhole) return;
    const right = await sms.checkCode(phone);
    if (right) settle({ phone, token: right.token, password });
    else codeInput.current?.focus();
  };

  const toFillIn = [
    ...(proven || sms.isWhole ? [] : [t('signIn.code')]),
    ...(password === '' ? [t('personal.ownPassword')] : []),
  ];
  return (
    // oxlint-disable-next-line typescript/no-misused-promises -- it never rejects
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeStatus
        phone={phone}
        sms={sms}
        proven={proven && t('personal.proofDone', { phone: phoneInSentence(phone) })}
      />
      {!proven && <CodeInput ref={codeInput} sms={sms} />}
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
        loading={sms.isChecking || isSaving}
        loadingLabel={isSaving ? t('personal.saving') : t('signIn.checking')}
      >
        {t('personal.proofSave')}
      </SubmitButton>
      {!proven && <ResendCode phone={phone} sms={sms} />}
    </form>
  );
};
