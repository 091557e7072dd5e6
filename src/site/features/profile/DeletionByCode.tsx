import { useEffect, useRef, useState } from 'react';
import { deleteAccount } from '#api/generated/security';
import { isApiProblem } from '#api/problem';
import { checkPhone, isUnknownPhone } from '#api/signIn';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { CodeInput, CodeStatus, ResendCode } from './CodeInput';
import { FormProblem } from './FormProblem';
import styles from './Security.module.css';
import { useOwnForm } from './useOwnForm';
import type { PhoneCode, RightCode } from './usePhoneCode';

export type DeletionProof = { body: { password?: string }; verificationToken?: string | undefined };

/**
 * Returns a function that deletes the account. After a lost reply there is no session, so a retry succeeds if the phone
 * has no account any more.
 * @param phone `+998XXXXXXXXX`, null if it cannot be checked
 */
export const useAccountDeletion = (phone: string | null): ((proof: DeletionProof) => Promise<void>) => {
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const isAnswerLost = useRef(false);

  const isGone = async (): Promise<boolean> => {
    if (!isAnswerLost.current || phone === null) return false;
    const { data, error } = await dispatch(checkPhone.initiate({ lang, phone }, { track: false }));
    return data === 'unknown' || (isApiProblem(error) && isUnknownPhone(error));
  };

  return async (proof) => {
    if (await isGone()) return;
    try {
      await dispatch(deleteAccount.initiate({ lang, ...proof }, { track: false })).unwrap();
    } catch (reason) {
      isAnswerLost.current ||= isApiProblem(reason) && ['offline', 'timeout', 'server'].includes(reason.kind);
      throw reason;
    }
  };
};

export interface DeletionByCodeProps {
  phone: string;
  sms: PhoneCode;
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  onByPassword: () => void;
}

export const DeletionByCode = ({ phone, sms, deleteAccount, onDeleted, onByPassword }: DeletionByCodeProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // Proof of a verified code. A code can be verified only once, so the next attempt reuses the proof.
  const [proof, setProof] = useState<RightCode | null>(null);
  const form = useOwnForm({}, async () => {
    const right = proof ?? (await sms.checkCode(phone));
    setProof(right);
    if (!right) return input.current?.focus();
    try {
      await deleteAccount({ verificationToken: right.token, body: {} });
    } catch (reason) {
      if (isApiProblem(reason) && reason.code === 'phone_not_verified') {
        setProof(null);
        sms.typeCode('');
      }
      throw reason;
    }
    onDeleted();
  });
  const isReady = proof !== null || sms.isWhole;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(isReady)}>
      <CodeStatus
        phone={phone}
        sms={sms}
        proven={proof && t('security.phoneProven', { phone: phoneInSentence(phone) })}
      />
      {!proof && <CodeInput ref={input} sms={sms} />}
      <FormProblem problem={form.problem} />
      <SubmitButton
        block
        unfinished={{ toFillIn: isReady ? [] : [t('signIn.code')], toCheck: [] }}
        loading={form.isSending}
        loadingLabel={sms.isChecking ? t('signIn.checking') : t('security.deleting')}
      >
        {t('security.deleteYes')}
      </SubmitButton>
      {!proof && <ResendCode phone={phone} sms={sms} />}
      <Button block variant="quiet" onClick={onByPassword}>
        {t('security.byPassword')}
      </Button>
    </form>
  );
};
