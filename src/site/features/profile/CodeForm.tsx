import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import styles from './CodeForm.module.css';
import { CodeInput, CodeStatus, ResendCode } from './CodeInput';
import type { PhoneCode, RightCode } from './usePhoneCode';
import type { ProofRequest } from './usePhoneProof';

export interface CodeFormProps {
  request: ProofRequest;
  sms: PhoneCode;
  presentSms: PhoneCode;
}

export const CodeForm = ({ request, sms, presentSms }: CodeFormProps) => {
  const { phone, present, proven, refused, isSaving, settle } = request;
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [isByCode, setByCode] = useState(false);
  // Proof of a verified code. A code can be verified only once, so the next attempt reuses the proof.
  const [right, setRight] = useState<RightCode | null>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const presentInput = useRef<HTMLInputElement>(null);
  const token = proven ?? right;
  useEffect(() => {
    const frame = requestAnimationFrame(() => (refused ? passwordInput : codeInput).current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const askForCode = (to: string) => {
    setByCode(true);
    if (presentSms.resendAt === 0) void presentSms.sendFirstCode(to);
  };
  const isOwnReady = isByCode ? presentSms.isWhole : password !== '';
  const isChecking = sms.isChecking || presentSms.isChecking;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || isSaving || !isOwnReady || !(token || sms.isWhole)) return;
    const proof = token ?? (await sms.checkCode(phone));
    if (!proof) return codeInput.current?.focus();
    setRight(proof);
    if (!isByCode || present === null) return settle({ phone, token: proof.token, password });
    const own = await presentSms.checkCode(present);
    if (!own) return presentInput.current?.focus();
    // A save uses up the proof of the present phone, even if it fails: the next attempt needs the password or another
    // code.
    presentSms.typeCode('');
    setByCode(false);
    settle({ phone, token: proof.token, presentToken: own.token ?? '' });
  };

  const ownLabel = isByCode ? t('personal.presentCode') : t('personal.ownPassword');
  const toFillIn = [...(token || sms.isWhole ? [] : [t('signIn.code')]), ...(isOwnReady ? [] : [ownLabel])];
  return (
    // oxlint-disable-next-line typescript/no-misused-promises -- it never rejects
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeStatus
        phone={phone}
        sms={sms}
        proven={token && t('personal.proofDone', { phone: phoneInSentence(phone) })}
      />
      {!token && <CodeInput ref={codeInput} sms={sms} />}
      {isByCode && present !== null ? (
        <>
          <CodeStatus phone={present} sms={presentSms} />
          <CodeInput ref={presentInput} sms={presentSms} label={t('personal.presentCode')} />
        </>
      ) : (
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
      )}
      <SubmitButton
        block
        unfinished={{ toFillIn, toCheck: [] }}
        loading={isChecking || isSaving}
        loadingLabel={isSaving ? t('personal.saving') : t('signIn.checking')}
      >
        {t('personal.proofSave')}
      </SubmitButton>
      {!token && <ResendCode phone={phone} sms={sms} />}
      {isByCode && present !== null && (
        <>
          <ResendCode phone={present} sms={presentSms} />
          <Button block variant="quiet" onClick={() => setByCode(false)}>
            {t('security.byPassword')}
          </Button>
        </>
      )}
      {!isByCode && present !== null && (
        <Button block variant="quiet" onClick={() => askForCode(present)}>
          {t('security.forgottenSendCode')}
        </Button>
      )}
    </form>
  );
};
